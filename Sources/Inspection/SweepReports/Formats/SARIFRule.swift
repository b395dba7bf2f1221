import SweepDiagnostics

/// The program and the kinds of findings that occurred (SARIF 2.1.0, 3.19).
struct SARIFDriver: Encodable {
  private let name = "sweephand"
  private let version: String
  private let rules: [SARIFRule]

  init(version: String, rules: [SARIFRule]) {
    self.version = version
    self.rules = rules
  }
}

/// A kind of finding (SARIF 2.1.0, 3.49).
struct SARIFRule: Encodable {
  private let id: String
  private let shortDescription: SARIFMessage
  private let fullDescription: SARIFMessage
  private let help: SARIFMessage

  init(_ code: DiagnosticCode) {
    id = code.rawValue
    shortDescription = SARIFMessage(code.explanation.firstSentence)
    fullDescription = SARIFMessage(code.explanation)
    help = SARIFMessage("\(code.explanation) (sweephand explain \(code.rawValue))")
  }
}

/// A text without formatting (SARIF 2.1.0, 3.11).
struct SARIFMessage: Encodable {
  private let text: String

  /// Makes a text in which nothing is taken for a placeholder (3.11.5) or a link (3.11.6).
  init(_ text: String) {
    var literal = ""
    var last: Unicode.Scalar?
    for scalar in text.unicodeScalars {
      switch scalar {
      case "{": literal += "{{"
      case "}": literal += "}}"
      case "(" where last == "]": literal += " ("
      default: literal.unicodeScalars.append(scalar)
      }
      last = scalar
    }
    self.text = literal
  }
}

extension String {
  /// The text up to its first full stop with a blank behind it.
  fileprivate var firstSentence: String {
    let end = indices.first { self[$0...].hasPrefix(". ") }
    return end.map { String(self[...$0]) } ?? self
  }
}
