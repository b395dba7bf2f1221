import Foundation
import SweepFonts
import SweepType
import TestSupport
import Testing

extension TestFont {
  /// The font, or a face or an instance of it.
  func face(_ member: String = "") throws -> FontFace {
    try FontFace(bytes(), name: member.isEmpty ? rawValue : "\(rawValue)#\(member)")
  }
}

/// The bytes of a font, with edits.
struct FontBytes {
  var bytes: [UInt8]

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// The start of a table's entry in the directory, and of the table itself.
  func table(_ name: String) throws -> (entry: Int, start: Int, count: Int) {
    let entries = stride(from: 12, to: 12 + 16 * number(4, 2), by: 16)
    let entry = try #require(entries.first { bytes[$0..<$0 + 4].elementsEqual(name.utf8) })
    return (entry, number(entry + 8, 4), number(entry + 12, 4))
  }

  func number(_ offset: Int, _ count: Int) -> Int {
    bytes[offset..<offset + count].reduce(0) { $0 << 8 | Int($1) }
  }

  mutating func set(_ offset: Int, _ count: Int, to number: Int) {
    for place in 0..<count {
      bytes[offset + place] = UInt8(number >> (8 * (count - 1 - place)) & 255)
    }
  }

  /// The font with other licence bits.
  func licensed(_ bits: Int) throws -> [UInt8] {
    var copy = self
    copy.set(try table("OS/2").start + 8, 2, to: bits)
    return copy.bytes
  }

  static func collection(_ fonts: [[UInt8]]) -> [UInt8] {
    var all = FontBytes([UInt8](repeating: 0, count: 12 + 4 * fonts.count))
    all.bytes.replaceSubrange(0..<4, with: "ttcf".utf8)
    all.set(4, 4, to: 0x1_0000)
    all.set(8, 4, to: fonts.count)
    for (index, font) in fonts.enumerated() {
      while all.bytes.count % 4 != 0 { all.bytes.append(0) }
      let base = all.bytes.count
      all.set(12 + 4 * index, 4, to: base)
      all.bytes += font
      // Tables are found from the start of the file.
      for entry in stride(from: 12, to: 12 + 16 * all.number(base + 4, 2), by: 16) {
        all.set(base + entry + 8, 4, to: all.number(base + entry + 8, 4) + base)
      }
    }
    return all.bytes
  }
}
