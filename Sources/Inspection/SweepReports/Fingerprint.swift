public import SweepDiagnostics

/// Names for the findings of a file that survive changes elsewhere in it.
///
/// Fingerprints are made from the message and the text of the line, without its number. Equal ones differ by
/// their order; a file given twice has the same names again.
struct Fingerprint {
  private let name: String
  private var seen: [UInt64: Int] = [:]

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

/// A file's name as services compare it with those in a repository.
enum ReportPath {
  /// The name without `./` before it.
  static func relative(_ name: String) -> String {
    var name = name[...]
    while name.hasPrefix("./"), name.utf8.count > 2 {
      name = name.dropFirst(2).drop { $0 == "/" }
    }
    return String(name)
  }

  /// The name as a reference in ASCII (RFC 3986, 4.1), with `file://` before one from the root.
  static func uri(_ name: String) -> String {
    let name = relative(name)
    var text = name.hasPrefix("/") ? "file://" : ""
    for byte in name.utf8 {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."),
        UInt8(ascii: "_"), UInt8(ascii: "~"), UInt8(ascii: "/"):
        text.unicodeScalars.append(Unicode.Scalar(byte))
      default:
        text += (byte < 0x10 ? "%0" : "%") + String(byte, radix: 16, uppercase: true)
      }
    }
    return text
  }
}

/// The commas between the items of an array that is written item by item.
struct JSONItems: Sendable {
  private var isFirst = true

  /// The item on a line of its own, after a comma unless it is the first.
  mutating func next(_ value: JSON) -> String {
    defer { isFirst = false }
    return (isFirst ? "\n" : ",\n") + value.line
  }
}

extension Diagnostic {
  /// The message followed by the hint, for formats that have one text for both.
  var sentence: String { hint.map { "\(message) (\($0))" } ?? message }
}

extension DiagnosticCode {
  /// A file that could not be read, in reports beside the findings in others.
  public static let unreadable = DiagnosticCode(
    "SH0001", "The file cannot be read, so its content is not checked.")
}
