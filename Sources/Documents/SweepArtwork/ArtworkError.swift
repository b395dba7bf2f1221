public import SweepXML

/// Why a file cannot be read as artwork.
public struct ArtworkError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The error, in lower case and without a full stop.
  public var message: String
  /// The position of the error; nil for the file as a whole.
  public var position: XMLPosition?
  /// A way to mend it; nil where none is known.
  public var hint: String?

  init(_ message: String, _ position: XMLPosition?, hint: String? = nil) {
    self.message = message
    self.position = position
    self.hint = hint
  }

  init(_ error: XMLError) {
    self.init(error.description, error.position)
    if case .internalSubset = error {
      hint = "save it as plain SVG, without the editor's own data"
    }
    if case .limit(let name, _, _) = error, name == .elements {
      hint = "the limit 'elements' can be set"
    }
  }

  init(notSVG root: SVGElement) {
    self.init("is not SVG: its first element is '\(root.name.prefix(40))'", root.position)
    if root.name == "svg" {
      message = "is not SVG: its first element lacks the namespace"
      hint = "write <svg xmlns=\"\(XMLName.svg)\">"
    }
  }

  /// The number of the line, from 1; nil for the file as a whole.
  public var line: Int? { position?.line }
  /// The number of the character within the line, from 1; nil for the file as a whole.
  public var column: Int? { position?.column }

  /// The place and the message.
  public var description: String { position.map { "\($0): \(message)" } ?? message }
}

/// Limits of artwork; content above them is rejected, or left out with a note.
enum ArtworkLimits {
  /// The number of elements inside each other, those that `use` puts in included.
  static let depth = 100
  /// The number of elements that are drawn, every copy by `use` counted; a hundred bytes of an
  /// element's attributes count as another one, and so does each stop of a gradient.
  static let work = 100_000
  /// The number of dashes and gaps in a line.
  static let dashes = 100
  /// The length of a list of font families, in bytes.
  static let family = 400
  /// The number of rules in style sheets.
  static let rules = 1_000
  /// The number of notes.
  static let notes = 50
}
