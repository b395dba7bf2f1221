import SweepDiff
import SweepXML

/// A document does not differ from itself, and each direction of a difference mirrors the other.
///
/// An input is two documents with a line `====` between them, or one that is set against itself
/// with one character of a value changed.
enum DiffTarget {
  static func run(_ bytes: [UInt8]) -> Int32 {
    let parts = split(bytes)
    guard let first = parts.first, let old = read(first) else { return -1 }
    expect(compare(old, old).isEmpty, "it differs from itself")
    guard let again = read(first) else { fatalError("it can be read only once") }
    expect(compare(old, again).isEmpty, "it differs from its copy")
    guard let new = read(parts.count > 1 ? parts[1] : changed(first)) else { return 0 }
    let (there, back) = (compare(old, new), compare(new, old))
    let mirrored = Set(back.changes.map(\.mirrored))
    expect(Set(there.changes) == mirrored, "\(there.changes)\nis not the mirror of\n\(mirrored)")
    return 0
  }

  private static func read(_ bytes: [UInt8]) -> XMLDocument? {
    try? XMLDocument(bytes: bytes, name: "x.svg", limits: XMLLimits(elements: 5_000))
  }

  private static func compare(_ old: XMLDocument, _ new: XMLDocument) -> Difference {
    do throws(DiffError) {
      return try Difference(from: old, to: new)
    } catch { fatalError("\(error)") }
  }

  /// The document with its middle digit changed.
  private static func changed(_ bytes: [UInt8]) -> [UInt8] {
    let digits = bytes.indices.filter {
      (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(bytes[$0])
    }
    guard !digits.isEmpty else { return bytes }
    var bytes = bytes
    let place = digits[digits.count / 2]
    bytes[place] = bytes[place] == UInt8(ascii: "9") ? UInt8(ascii: "1") : bytes[place] + 1
    return bytes
  }

  /// The pieces before and behind the first line that parts them.
  private static func split(_ bytes: [UInt8]) -> [[UInt8]] {
    guard let range = bytes.firstRange(of: Array("\n====\n".utf8)) else { return [bytes] }
    return [Array(bytes[..<range.lowerBound]), Array(bytes[range.upperBound...])]
  }
}
