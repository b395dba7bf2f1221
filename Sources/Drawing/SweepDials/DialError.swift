/// An error in a field of a dial or of a part.
public struct DialError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The property at fault, as it is called in Swift and in templates.
  public var field: String
  /// The requirement that the field fails, as in `must lie in 0 … 1`.
  public var message: String

  /// Makes an error.
  public init(_ field: String, _ message: String) {
    self.field = field
    self.message = message
  }

  /// The error in one line.
  public var description: String { "'\(field)' \(message)" }
}
