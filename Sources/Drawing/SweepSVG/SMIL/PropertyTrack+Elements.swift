import SweepGeometry
import SweepScene
import SweepTimeline

extension PropertyTrack {
  /// The elements that animate one attribute with values of the property.
  ///
  /// - Parameter bounds: where the attribute stops a number.
  func elements(
    _ attribute: SMILAttribute, bounds: [Double] = [], value: (AnimationValue) -> SMILValue
  ) -> [SMILElement] {
    runs.map { SMILElement(attribute, $0, bounds: bounds, value: value) }
  }

  /// The elements for a colour and, where that changes, for its opacity.
  func colorElements(_ color: SMILAttribute, _ opacity: SMILAttribute) -> [SMILElement] {
    let colors = elements(color, bounds: [0, 1], value: SMILValue.init)
    let opacities = elements(opacity) { .number($0.color?.alpha ?? 1) }
    let alpha = SMILValue.number(base.color?.alpha ?? 1)
    let isStill = opacities.allSatisfy { $0.values.allSatisfy { $0 == alpha } }
    return isStill ? colors : colors + opacities
  }

  /// The elements for the part of a stroke that shows: the dash, and for its start the offset too.
  func trimElements(_ shape: Shape) -> [SMILElement] {
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

extension AnimationValue {
  fileprivate var color: Color? {
    if case .color(let color) = self { color } else { nil }
  }
}
