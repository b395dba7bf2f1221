public import SweepTimeline

/// A written document and its issues.
public struct SVGOutput: Hashable, Sendable {
  /// The document in UTF-8, with one final line feed.
  public var bytes: [UInt8]
  /// The features of the scene that the document does not show.
  public var issues: [Finding]
  /// The embedded parts of fonts; none unless options require them.
  public var fonts: [EmbeddedFont] = []

  /// The document as text.
  public var string: String { String(decoding: bytes, as: UTF8.self) }
}

/// A part of a font inside a document, for the characters of its texts.
public struct EmbeddedFont: Hashable, Sendable {
  /// The name of the font's file.
  public let name: String
  /// The number of its characters.
  public let characters: Int
  /// The size of the font, which takes a third more in the document.
  public let bytes: Int
}
