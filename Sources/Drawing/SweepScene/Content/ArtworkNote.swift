/// Something in an SVG file that did not come through, with its place.
public struct ArtworkNote: Hashable, Sendable, CustomStringConvertible {
  /// Why it did not.
  public enum Kind: Hashable, Sendable {
    /// It could run, or load an external resource.
    case unsafe
    /// The layers have no word for it, so that the picture may look different.
    case unsupported
    /// Its text is in a font that readers may lack.
    case font
    /// It is not valid SVG.
    case invalid
  }

  /// Why it did not come through.
  public var kind: Kind
  /// The omitted feature, in lower case and without a full stop.
  public var message: String
  /// The line on which its element begins, from 1.
  public var line: Int
  /// The character within the line, from 1.
  public var column: Int

  package init(_ kind: Kind, _ message: String, line: Int, column: Int) {
    (self.kind, self.message, self.line, self.column) = (kind, message, line, column)
  }

  /// The place and the message.
  public var description: String { "\(line):\(column): \(message)" }
}

/// Reads the artwork of an SVG file, and notes what did not come through.
///
/// - Parameters:
///   - name: what messages call the file.
///   - size: the most bytes.
///   - elements: the most elements.
public typealias ArtworkFileReader =
  @Sendable (_ bytes: [UInt8], _ name: String, _ size: Int, _ elements: Int)
  throws(ArtworkError) -> (artwork: Artwork, notes: [ArtworkNote])

/// Why a file cannot be read as artwork.
public struct ArtworkError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The error, in lower case and without a full stop.
  public var message: String
  /// The line, from 1; nil where it is the file as a whole.
  public var line: Int?
  /// The character within the line, from 1; nil where it is the file as a whole.
  public var column: Int?
  /// A way to mend it; nil where none is known.
  public var hint: String?

  package init(_ message: String, line: Int?, column: Int?, hint: String? = nil) {
    (self.message, self.line, self.column, self.hint) = (message, line, column, hint)
  }

  /// The place and the message.
  public var description: String {
    guard let line, let column else { return message }
    return "\(line):\(column): \(message)"
  }
}
