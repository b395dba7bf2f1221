@testable import SweepDials
import SweepGeometry
import SweepScene
import Testing

/// Numbers in cells: on plates with flaps, and in tubes.
@Suite struct CellTests {
  private func layer(
    _ motion: Readout.Motion, _ reading: Reading, digits: Int = 3, decimals: Int = 0
  ) throws -> Layer {
    try Readout().with {
      ($0.motion, $0.digits, $0.style.decimals) = (motion, digits, decimals)
    }.layer(in: DialContext(scale: Scale(0...1000), reading: reading))
  }

  /// The strips of digits from left to right, each behind its window.
  private func strips(_ readout: Layer) throws -> [Layer] {
    try #require(readout.sublayers.first { $0.masksToBounds }).sublayers.flatMap(\.sublayers)
  }

  /// The digit that a strip shows, by how far it is shifted.
  private func digit(_ strip: Layer) -> String? {
    func text(_ layer: Layer, at y: Double) -> String? {
      if case .text(let text) = layer.content {
        return abs(layer.position.y + y) < 1e-6 ? text.string : nil
      }
      var places = [y]
      if case .replicator(let copies) = layer.content {
        let step = Layer(transform: copies.instanceTransform).affine.apply(to: .zero).y
        places = (0..<copies.instanceCount).map { y + Double($0) * step }
      }
      return places.lazy.compactMap { y in layer.sublayers.lazy.compactMap { text($0, at: y) }.first
      }.first
    }
    let shift = strip.affine.apply(to: .zero).y
    return strip.sublayers.lazy.compactMap { text($0, at: shift) }.first
  }

  @Test(arguments: [Readout.Motion.splitFlap, .nixie, .odometer])
  func `cells end on the digits`(motion: Readout.Motion) throws {
    for reading in [Reading(47, from: 12), Reading(playing: [3, 47])] {
      #expect(try strips(layer(motion, reading)).map(digit) == ["0", "4", "7"])
    }
    #expect(try strips(layer(motion, Reading(1047))).map(digit) == ["1", "0", "4", "7"])
    #expect(
      try strips(layer(motion, Reading(4.7), digits: 2, decimals: 1)).map(digit) == ["0", "4", "7"])
  }

  @Test func `flaps fall where a digit changes`() throws {
    let flaps = try layer(.splitFlap, Reading(147, from: 112)).sublayers.filter {
      $0.name == "flap"
    }
    #expect(flaps.map { $0.animations.isEmpty } == [true, false, false])
    #expect(try layer(.nixie, Reading(147, from: 112)).sublayers.allSatisfy { $0.name != "flap" })
  }

  @Test func `digits change at once`() throws {
    for strip in try strips(layer(.nixie, Reading(147, from: 112))).dropFirst() {
      guard case .keyframe(let way)? = strip.animations.first else {
        Issue.record("stands still")
        continue
      }
      #expect(way.calculationMode == .discrete)
    }
  }

  @Test func `a number has no cells below zero, and at most twelve`() throws {
    #expect(throws: DialError.self) { try layer(.nixie, Reading(-1)) }
    #expect(throws: DialError.self) { try layer(.splitFlap, Reading(1), digits: 10, decimals: 3) }
    #expect(throws: DialError.self) { try layer(.splitFlap, Reading(1), digits: -2) }
    #expect(throws: DialError.self) { try layer(.nixie, Reading(1), digits: 0) }
  }

  @Test(arguments: [
    ("", "peak 5", "11 days"), ("de", "Spitze 5", "11 Tage"), ("fr", "crête 5", "11 jours"),
    ("es", "pico 5", "11 días"), ("it", "picco 5", "11 giorni"), ("nl", "5", "11 d"),
  ])
  func `held readings and ages are told in words`(language: String, peak: String, age: String) {
    let phrases = Phrases(language: language)
    #expect(phrases.peak("5") == peak && phrases.days("11") == age)
  }
}
