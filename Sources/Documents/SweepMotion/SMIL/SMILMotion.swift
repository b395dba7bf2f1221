import SweepValidation

/// The animations of a file by SMIL 3.0 (5 and 12), as SVG 1.1 (19.2) and SVG 2 use them.
struct SMILMotion: Sendable {
  /// The seconds after which nothing changes any more; infinite for endless motion.
  let end: Double

  init(_ facts: Facts, _ events: [MotionEvent], _ notes: inout MotionNotes) {
    end = 0
  }

  /// The changed values at a moment, by the elements' nodes.
  func changes(at seconds: Double) -> [Int: ElementChange] { [:] }
}
