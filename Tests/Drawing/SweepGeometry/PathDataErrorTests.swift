import Testing

@testable import SweepGeometry
import TestSupport

@Suite struct PathDataErrorTests {
  @Test(
    arguments: [
      ("L1 2", .missingMove, 0), ("  1 2", .missingMove, 2), ("z", .missingMove, 0),
      (",M1 2", .missingMove, 0), ("é", .missingMove, 0),
      ("M", .expectedNumber, 1), ("M1", .expectedNumber, 2), ("M 1 ", .expectedNumber, 4),
      ("M,1 2", .expectedNumber, 1), ("M1,,2", .expectedNumber, 3), ("M1 2,", .expectedNumber, 5),
      ("M1 2,L3 4", .expectedNumber, 5), ("M1 2 3", .expectedNumber, 6),
      ("M1 2L", .expectedNumber, 5), ("M1 2L-", .expectedNumber, 5), ("M1 .", .expectedNumber, 3),
      ("M1 -.e5", .expectedNumber, 3), ("M1 2e", .expectedNumber, 5),
      ("M1 2e+", .expectedNumber, 6), ("M1 2em", .expectedNumber, 5),
      ("M+-1 2", .expectedNumber, 1),
      ("M0x10 1", .expectedNumber, 2), ("Mnan 0", .expectedNumber, 1),
      ("Minf 0", .expectedNumber, 1),
      ("M10-20.5.5", .expectedNumber, 10),
      ("M1 2B3", .unknownCommand(0x42), 4), ("M1 2 #", .unknownCommand(0x23), 5),
      ("M1 2\u{0}", .unknownCommand(0), 4), ("M1 2é", .unknownCommand(0xC3), 4),
      ("M1 2z,", .unknownCommand(0x2C), 5), ("M1 2MM", .expectedNumber, 5),
      ("M1 2z3", .missingCommand, 5), ("M1 2z -3 4", .missingCommand, 6),
      ("M1 2A1 1 0 2 0 5 5", .expectedFlag, 11), ("M1 2A1 1 0 1", .expectedFlag, 12),
      ("M1 2A1 1 0 1 +1 5 5", .expectedFlag, 13), ("M1 2A1 1 0 1.0 1 5 5", .expectedFlag, 12),
      ("M0 0a1 1 0 1-0 5", .expectedFlag, 12),
      ("M1e400 0", .numberOutOfRange, 1), ("M0 -1e99999999999999999999", .numberOutOfRange, 3),
      ("M1e308 0l1e308 0", .numberOutOfRange, 9), ("M0 0A1e999 1 0 0 0 1 1", .numberOutOfRange, 5),
    ] as [(String, PathDataError.Kind, Int)])
  func kindAndOffset(text: String, kind: PathDataError.Kind, offset: Int) {
    #expect(throws: PathDataError(kind, offset: offset)) { try Path(svgPathData: text) }
  }

  @Test func mirroredControlPointsOutOfRange() {
    #expect(throws: PathDataError(.numberOutOfRange, offset: 25)) {
      try Path(svgPathData: "M0 0Q-1e308 0 1e308 0 T  1 1")
    }
  }

  @Test(arguments: [
    PathDataError.Kind.missingMove, .unknownCommand(0x42), .unknownCommand(7), .missingCommand,
    .expectedNumber, .expectedFlag, .numberOutOfRange,
  ])
  func messages(kind: PathDataError.Kind) {
    let error = PathDataError(kind, offset: 12)
    #expect(!error.message.hasSuffix("."))
    #expect(!error.message.contains("\n"))
    #expect(error.message.first?.isUppercase == false)
    #expect(error.description == error.message + " at byte 12")
  }

  @Test func bytesAreNamed() {
    #expect(PathDataError(.unknownCommand(0x42), offset: 0).message == "'B' is not a path command")
    #expect(
      PathDataError(.unknownCommand(0x07), offset: 0).message == "byte 0x07 is not a path command")
  }

  /// Whatever the bytes, the parser ends without trapping.
  @Test func noiseDoesNotTrap() {
    let seed: UInt64 = 92
    var random = SplitMix64(seed: seed)
    let alphabet = Array("MmLlHhVvCcSsQqTtAaZz0123456789.-+eE, \n\u{0}x".utf8)
    var accepted = 0
    for _ in 0..<20_000 {
      let length = Int.random(in: 0..<24, using: &random)
      let noise = (0..<length).map { _ in alphabet.randomElement(using: &random) ?? 0 }
      let text = String(decoding: Array("M1 1".utf8) + noise, as: UTF8.self)
      if let path = try? Path(svgPathData: text) {
        accepted += 1
        _ = path.boundingBox
        _ = path.svgPathData()
      }
    }
    #expect(accepted > 100, "seed \(seed)")
  }
}
