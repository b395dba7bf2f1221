public import SweepScene
public import SweepTimeline

/// Writes scenes as SVG documents: the same scene and options always give the same bytes.
///
/// The output contract, `docs/output-contract.md`, lists elements and attributes in their order.
///
/// ```swift
/// let output = try SVGWriter().write(scene)
/// print(output.string)
/// ```
public struct SVGWriter: Sendable {
  /// The options of documents.
  public var options: SVGOptions

  /// Makes a writer.
  public init(_ options: SVGOptions = SVGOptions()) { self.options = options }

  /// Writes one scene.
  ///
  /// - Throws: ``SceneError`` for a number that is not finite or is 10⁹ or more, a
  ///   negative extent, malformed timing, text that XML cannot hold, or a tree beyond the limits.
  public func write(_ scene: Layer.Scene) throws(SceneError) -> SVGOutput {
    var emitter = try SceneEmitter(options, variables: scene.variables)
    try emitter.write(scene)
    return emitter.finish()
  }

  package func write(_ scene: Layer.Scene, with cached: CachedMarkup) throws(SceneError)
    -> SVGOutput
  {
    var emitter = try SceneEmitter(options, variables: scene.variables)
    emitter.cached = cached
    try emitter.write(scene)
    return emitter.finish()
  }

  /// The bytes of layers that other scenes have too, as written in this one.
  ///
  /// - Parameter layers: the layers, in drawing order; each is known by its identity.
  package func markup(of layers: [Layer], in scene: Layer.Scene) throws(SceneError) -> CachedMarkup
  {
    var emitter = try SceneEmitter(options, variables: scene.variables)
    emitter.recording = CachedMarkup(layers: layers, options: options)
    try emitter.write(scene)
    return emitter.recording ?? CachedMarkup(layers: [], options: options)
  }
}

/// A written document and its issues.
public struct SVGOutput: Hashable, Sendable {
  /// The document in UTF-8, with one final line feed.
  public var bytes: [UInt8]
  /// The findings: parts of the scene that the document does not show.
  public var issues: [Finding]
  /// The embedded parts of fonts; none unless options require them.
  public var fonts: [EmbeddedFont] = []

  /// The document as text, whatever the ``issues``.
  public var string: String { String(decoding: bytes, as: UTF8.self) }

  /// The output, if it shows the whole scene.
  ///
  /// ```swift
  /// let text = try gauge.svg().checked().string
  /// ```
  ///
  /// - Throws: the first of the ``issues``.
  public func checked() throws(Finding) -> SVGOutput {
    if let issue = issues.first { throw issue }
    return self
  }
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

extension SVGWriter {
  /// The layer tree with its timeline as text for people: one line a layer, and below each layer
  /// one line an animation.
  ///
  /// ```
  /// scene 400 × 400, view box -110 -110 220 220
  ///   needle: shape of 6 segments, rotate(50.8)
  ///     ~ rotation from 0 s for 0.5 s: -118.4° → 50.8°, written exactly
  /// ```
  ///
  /// Each animation ends with its outcome in SMIL: written exactly, expanded to other keys of the
  /// same meaning, sampled within an error, or refused, with the reason.
  public func dump(_ scene: Layer.Scene) -> String {
    scene.dump(TimelineRules.smil(tolerance: options.tolerance))
  }
}
