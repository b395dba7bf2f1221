import SweepType

/// The permissions in the licence bits of a font (OpenType 1.9, `OS/2`, `fsType`).
struct Licence {
  private let bits: UInt16

  /// A font without the table forbids nothing.
  init(of face: OpaquePointer) { bits = FontTable(face, "OS/2").number(at: 8) ?? 0 }

  /// Restricted License embedding: of several bits, as older fonts have them, the mildest counts.
  private var isRestricted: Bool { bits & 0xe == 0x2 }
  private var forbidsSubsets: Bool { bits & 0x100 != 0 }
  private var forbidsOutlines: Bool { bits & 0x200 != 0 }

  /// Throws where neither the font nor its outlines may be in a picture.
  func checkOutlining() throws(FontError) {
    let reason =
      isRestricted
      ? "forbids embedding in any manner (Restricted License)"
      : forbidsOutlines ? "allows that its bitmaps are embedded, not its outlines" : nil
    guard let reason else { return }
    throw FontError(
      .forbidden, "has a licence that \(reason), by its OS/2 fsType",
      hint: "ask its owner for a version that allows it, or use '--fonts system'")
  }

  /// Throws if no part of the font may be in a picture.
  func checkEmbedding() throws(FontError) {
    try checkOutlining()
    guard forbidsSubsets else { return }
    throw FontError(
      .forbidden, "has a licence that forbids subsets, by its OS/2 fsType",
      hint: "'--fonts outline' draws its characters")
  }
}
