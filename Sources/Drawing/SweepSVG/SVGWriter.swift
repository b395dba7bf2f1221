public import SweepScene

/// Writes scenes as SVG documents: the same scene and options always give the same bytes.
///
/// What can be written, in which order and form, stands in `docs/output-contract.md`.
///
/// ```swift
/// let output = try SVGWriter().write(scene)
/// print(output.string)
/// ```
public struct SVGWriter: Sendable {
  /// How documents are written.
  public var options: SVGOptions

  /// Makes a writer.
  public init(_ options: SVGOptions = SVGOptions()) { self.options = options }

  /// Writes one scene.
  ///
  /// - Throws: ``SceneError`` for a number that is not finite or is 10⁹ or more, a
  ///   negative extent, malformed timing, text that XML cannot hold, or a tree beyond the limits.
  public func write(_ scene: Scene) throws(SceneError) -> SVGOutput {
    var emitter = try SceneEmitter(options, variables: scene.variables)
    try emitter.write(scene)
    return emitter.finish()
  }

  /// Writes one scene with what is known of its layers; the bytes are the same.
  package func write(_ scene: Scene, with cached: CachedMarkup) throws(SceneError) -> SVGOutput {
    var emitter = try SceneEmitter(options, variables: scene.variables)
    emitter.cached = cached
    try emitter.write(scene)
    return emitter.finish()
  }

  /// The bytes of layers that other scenes have too, as they stand in this one.
  ///
  /// - Parameter layers: the layers, in drawing order; each is known by its identity.
  package func markup(of layers: [Layer], in scene: Scene) throws(SceneError) -> CachedMarkup {
    var emitter = try SceneEmitter(options, variables: scene.variables)
    emitter.recording = CachedMarkup(layers: layers, options: options)
    try emitter.write(scene)
    return emitter.recording ?? CachedMarkup(layers: [], options: options)
  }
}
