import SweepGeometry
import SweepScene

extension PropertyTrack {
  /// The elements for the part of a stroke that shows: the dash, and for its start the offset too.
  func trimElements(_ property: AnimatedProperty, _ shape: Shape) -> [SMILElement] {
    let length = shape.path.length()
    func trim(_ value: AnimationValue) -> Trim {
      guard case .number(let part) = value.clamped(0, 1) else {
        return Trim(from: 0, to: 0, of: length)
      }
      return property == .strokeStart
        ? Trim(from: part, to: shape.strokeEnd, of: length)
        : Trim(from: shape.strokeStart, to: part, of: length)
    }
    let bounds = [0, 1, property == .strokeStart ? shape.strokeEnd : shape.strokeStart]
    let dashes = elements(.dashArray, bounds: bounds) {
      .pair(trim($0).dash, trim($0).gap, implied: nil)
    }
    if property == .strokeEnd { return dashes }
    return dashes + elements(.dashOffset, bounds: bounds) { .number(trim($0).offset) }
  }
}
