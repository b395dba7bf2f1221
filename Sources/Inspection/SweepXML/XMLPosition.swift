/// A place in a document's text, as an editor shows it.
///
/// A line ends at LF, CR or CR LF. A column counts characters (Unicode scalars), not bytes; a tab
/// is one, a byte order mark is none.
public struct XMLPosition: Hashable, Sendable, Comparable, CustomStringConvertible {
  /// The number of the line, from 1.
  public let line: Int
  /// The number of the character within the line, from 1.
  public let column: Int

  /// Makes a place from a line and a column, both from 1.
  public init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }

  /// The very first character.
  public static let start = XMLPosition(line: 1, column: 1)

  /// Whether the left place comes earlier in the text.
  public static func < (left: XMLPosition, right: XMLPosition) -> Bool {
    (left.line, left.column) < (right.line, right.column)
  }

  /// The form `line:column`.
  public var description: String { "\(line):\(column)" }
}
