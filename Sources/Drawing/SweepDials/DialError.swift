/// An error that makes a dial impossible, with the property of the part that causes it.
public struct DialError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The property at fault, as it is called in Swift and in templates.
  public var field: String
  /// The error in words.
  public var message: String

  /// Makes an error.
  public init(_ field: String, _ message: String) {
    self.field = field
    self.message = message
  }

  /// The error in one line.
  public var description: String { "'\(field)' \(message)" }
}
