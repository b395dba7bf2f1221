public import SweepScene
import SweepTimeline

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
  public func dump(_ scene: Scene) -> String {
    scene.dump(TimelineRules.smil(tolerance: options.tolerance))
  }
}
