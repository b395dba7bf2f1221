public import SweepTimeline

/// A written document and what could not be said in it.
public struct SVGOutput: Hashable, Sendable {
  /// The document in UTF-8, with one final line feed.
  public var bytes: [UInt8]
  /// What the scene asks for and the document does not show.
  public var issues: [Finding]
  /// The parts of fonts that the document holds; none unless options ask for them.
  public var fonts: [EmbeddedFont] = []

  /// The document as text.
  public var string: String { String(decoding: bytes, as: UTF8.self) }
}

/// A part of a font inside a document: what shows the characters of its texts.
public struct EmbeddedFont: Hashable, Sendable {
  /// The name of the font's file.
  public let name: String
  /// How many characters it shows.
  public let characters: Int
  /// The size of the font, which takes a third more in the document.
  public let bytes: Int
}
