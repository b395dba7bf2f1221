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
}
