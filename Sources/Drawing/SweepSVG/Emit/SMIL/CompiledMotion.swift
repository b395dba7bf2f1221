import SweepGeometry
import SweepScene
import SweepTimeline

/// The elements of a layer's ways along paths.
///
/// The final position is a transform, which browsers without SMIL show. The motion is on a group
/// around it, since `animateMotion` is applied on top of its element's own transform; meanwhile
/// that transform is disabled by an `animateTransform` that moves by nothing.
struct CompiledMotion {
  /// The elements of the group around.
  private(set) var outer: [SMILElement] = []
  /// The elements of the group that carries the final place; empty where nothing moves.
  private(set) var inner: [SMILElement] = []
  /// Whether the final place turns the layer: the first step of its transform.
  let isTurned: Bool

  init(_ track: PropertyTrack) {
    if case .place(let place) = track.base {
      isTurned = place.rotationMode != .none
    } else {
      isTurned = false
    }
    for element in track.elements(.motion, value: SMILValue.init) {
      var still = element
      if case .place = element.values.first {
        outer.append(element)
        still.values = [.pair(0, 0, implied: 0)]
        still.keyTimes = nil
        still.keySplines = nil
        still.isDiscrete = false
      }
      inner.append(still)
    }
  }
}
