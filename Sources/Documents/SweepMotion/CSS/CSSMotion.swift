import SweepValidation

/// The animations of a file's style sheets and `style` attributes (CSS Animations 1).
struct CSSMotion: Sendable {
  /// The seconds after which nothing changes any more; infinite for endless motion.
  let end: Double

  init(_ facts: Facts, _ notes: inout MotionNotes) {
    end = 0
  }

  /// The changed values at a moment, by the elements' nodes.
  func changes(at seconds: Double) -> [Int: ElementChange] { [:] }
}
