public import SweepScene

/// Writes scenes as SVG documents: the same scene and options always give the same bytes.
///
/// The elements, their order and their form are described in `docs/output-contract.md`.
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
  public func write(_ scene: Scene) throws(SceneError) -> SVGOutput {
    var emitter = try SceneEmitter(options, variables: scene.variables)
    try emitter.write(scene)
    return emitter.finish()
  }

  /// Writes one scene with the cached markup of its layers; the bytes are the same.
  package func write(_ scene: Scene, with kept: KeptMarkup) throws(SceneError) -> SVGOutput {
    var emitter = try SceneEmitter(options, variables: scene.variables)
    emitter.kept = kept
    try emitter.write(scene)
    return emitter.finish()
  }

  /// The bytes of layers that other scenes have too, as written in this one.
  ///
  /// - Parameter layers: the layers, in drawing order; each is known by its identity.
  package func markup(of layers: [Layer], in scene: Scene) throws(SceneError) -> KeptMarkup {
    var emitter = try SceneEmitter(options, variables: scene.variables)
    emitter.keeping = KeptMarkup(layers: layers, options: options)
    try emitter.write(scene)
    return emitter.keeping ?? KeptMarkup(layers: [], options: options)
  }
}
