/// A written document and what could not be said in it.
public struct SVGOutput: Hashable, Sendable {
  /// The document in UTF-8, with one final line feed.
  public var bytes: [UInt8]
  /// What the scene asks for and the document does not show.
  public var issues: [SVGIssue]

  /// The document as text.
  public var string: String { String(decoding: bytes, as: UTF8.self) }
}

/// Something that a scene asks for and SVG with SMIL cannot say.
public struct SVGIssue: Hashable, Sendable, CustomStringConvertible {
  /// The names of the layers from the root to the one concerned, joined by `/`.
  public var layer: String
  /// What is missing, and why.
  public var message: String

  /// The issue in one line.
  public var description: String { "layer '\(layer)': \(message)" }
}
