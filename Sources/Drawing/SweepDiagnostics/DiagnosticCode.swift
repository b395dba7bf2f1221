/// A kind of problem, by a code that stays the same between versions.
///
/// Each module declares the codes it uses: `extension DiagnosticCode { static let … }`.
public struct DiagnosticCode: Sendable {
  /// The code as it is shown: `SH` and four digits.
  public let rawValue: String
  /// Meaning of the code, and how to mend it, in a sentence or two.
  public let explanation: String

  /// Makes a code; no two of a program may have the same digits.
  package init(_ rawValue: String, _ explanation: String) {
    self.rawValue = rawValue
    self.explanation = explanation
  }
}

// Only the digits distinguish two kinds, whatever their explanations.
extension DiagnosticCode: Hashable {
  /// Whether two codes have the same digits.
  public static func == (a: DiagnosticCode, b: DiagnosticCode) -> Bool {
    a.rawValue == b.rawValue
  }

  /// Feeds the digits to a hasher.
  public func hash(into hasher: inout Hasher) { hasher.combine(rawValue) }
}
