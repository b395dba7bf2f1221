public import SweepTimeline

/// A written document and what could not be said in it.
public struct SVGOutput: Hashable, Sendable {
  /// The document in UTF-8, with one final line feed.
  public var bytes: [UInt8]
  /// What the scene asks for and the document does not show.
  public var issues: [Finding]

  /// The document as text.
  public var string: String { String(decoding: bytes, as: UTF8.self) }
}
