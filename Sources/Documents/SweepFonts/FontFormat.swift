import CHarfBuzz
import SweepType

/// The format of a font file, from its first bytes and its tables.
enum FontFormat {
  /// Throws for files that are no TrueType or OpenType font (OpenType 1.9, "Table Directory").
  static func check(_ bytes: [UInt8]) throws(FontError) {
    switch bytes.prefix(4).reduce(0, { $0 << 8 | hb_tag_t($1) }) {
    case 0x0001_0000, tag("true"), tag("OTTO"), tag("ttcf"): return
    case tag("wOF2"):
      throw FontError(
        .unreadable, "is WOFF2, which is not read",
        hint: "unpack it, as with woff2_decompress, or use the TTF or OTF file")
    case tag("wOFF"):
      throw FontError(
        .unreadable, "is WOFF, which is not read", hint: "use the TTF or OTF file")
    default:
      throw FontError(.unreadable, "is no font", hint: "fonts are TTF, OTF or TTC")
    }
  }

  /// Whether a face has outlines, rather than pictures of its characters.
  static func hasOutlines(_ face: OpaquePointer) -> Bool {
    ["glyf", "CFF ", "CFF2"].contains { !FontTable(face, $0).bytes.isEmpty }
  }
}

/// The suffix of a file's name: the number of a face, the name of an instance, or both.
struct FontMember {
  var index = 0
  var instance = ""

  init(_ text: String) throws(FontError) {
    if text.isEmpty { return }
    var parts = text.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)[...]
    if let number = parts.first, number.utf8.allSatisfy({ (0x30...0x39).contains($0) }),
      !number.isEmpty
    {
      guard let index = Int(number) else {
        throw FontError(.unknownMember, "has no face \(number.prefix(20))")
      }
      self.index = index
      parts.removeFirst()
    }
    instance = parts.joined(separator: "#")
  }
}
