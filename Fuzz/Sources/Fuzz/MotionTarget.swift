import SweepMotion
import SweepXML

/// A still of a moving file can be read again, and nothing moves in it.
enum MotionTarget {
  static func run(_ bytes: [UInt8]) -> Int32 {
    guard let document = read(bytes) else { return -1 }
    let motion = MovingDrawing(
      document, events: [MotionEvent(id: "a", name: "click", seconds: 0.5)])
    for moment in [0, 0.3, 1, 7.5, 1e6] {
      let still = motion.still(at: moment)
      guard let again = read(still) else {
        expect(false, "at \(moment): \(String(decoding: still, as: UTF8.self))")
        return 0
      }
      expect(!MovingDrawing(again).isMoving, "it moves at \(moment)")
    }
    return 0
  }

  private static func read(_ bytes: [UInt8]) -> XMLDocument? {
    try? XMLDocument(bytes: bytes, name: "x.svg", limits: XMLLimits(elements: 5_000))
  }
}
