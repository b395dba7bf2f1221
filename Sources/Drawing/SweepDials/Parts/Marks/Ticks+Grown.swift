import SweepGeometry
import SweepScene

extension Ticks {
  /// What lets marks show from the origin up to the reading; nil without an origin.
  func grown(length: Double, in context: DialContext) -> Layer? {
    guard let origin else { return nil }
    var arc = Progress()
    (arc.radius, arc.width, arc.origin) = (radius - length / 2, length + 1, origin)
    return arc.grown("ticks_mask", .color(.white), in: context)
  }
}
