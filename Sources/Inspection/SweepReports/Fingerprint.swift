import SweepDiagnostics

/// Names for the findings of a file that survive changes elsewhere in it.
///
/// They are made from the message and the text of the line, without its number. Equal ones differ by
/// their order; a file given twice has the same names again.
struct Fingerprint {
  private let name: String
  private var seen: [UInt64: Int] = [:]

  /// Makes the names for a file.
  init(file name: String) { self.name = name }

  /// The name of the next finding: 16 digits of a hash, and the number among equal ones.
  mutating func next(_ finding: Diagnostic) -> String {
    let context = finding.excerpt?.text.filter { $0 != " " } ?? finding.element ?? ""
    let hash = Self.hash([name, finding.file, finding.code.rawValue, finding.message, context])
    seen[hash, default: 0] += 1
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits + ":\(seen[hash, default: 0])"
  }

  /// FNV-1a in 64 bits over the texts, separated by a byte that UTF-8 does not have.
  private static func hash(_ texts: [String]) -> UInt64 {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in texts.map(\.utf8).joined(separator: CollectionOfOne(0xff)) {
      hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3
    }
    return hash
  }
}
