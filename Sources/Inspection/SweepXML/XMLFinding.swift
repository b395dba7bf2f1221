/// One thing a schema says against a document.
///
/// libxml2 names only the first fault below an element, so a finding gone may uncover another.
public struct XMLFinding: Hashable, Sendable, CustomStringConvertible {
  /// How bad it is.
  public enum Severity: String, Hashable, Sendable {
    /// The document is valid nevertheless.
    case warning
    /// The document is not valid.
    case error
  }

  /// How bad it is.
  public let severity: Severity
  /// libxml2's wording: lower case, no final period, on one line.
  public let message: String
  /// Where the attribute at fault begins, or else the start tag of the element.
  public let position: XMLPosition
  /// The qualified name of the element at fault, or around the text at fault.
  public let element: String?
  /// The qualified name of the attribute at fault, where libxml2 names one.
  public let attribute: String?

  /// The number of the line, from 1.
  public var line: Int { position.line }
  /// The number of the character within the line, from 1.
  public var column: Int { position.column }

  /// The form `line:column: severity: message`.
  public var description: String { "\(position): \(severity.rawValue): \(message)" }
}
