import SweepGeometry
import SweepScene

extension Layer {
  /// The declarations that show the final value of an animated attribute of the layer's element;
  /// none if a stand-in does.
  ///
  /// - Parameter step: the place of the step of the transform that the element carries.
  func resting(_ attribute: SMILAttribute, step: Int?) -> [RestingStyle.Declaration] {
    if attribute == .dashArray, let trim = movingTrim { return trim.restingDashes }
    return restingValue(of: attribute, step: step).map { [.value(attribute, $0)] } ?? []
  }

  private func restingValue(of attribute: SMILAttribute, step: Int?) -> SMILValue? {
    switch attribute {
    case .rotate, .scale, .translate: step.flatMap { transform[$0].animatedValue }
    case .lineCap: movingTrim.map { .cap($0.cap(isEmpty: $0.atRest.dash == 0)) }
    case .dashOffset where movingTrim != nil: movingTrim.map { .number($0.atRest.offset) }
    case .motion: nil
    default: self[attribute.property].map { SMILValue($0, of: attribute) }
    }
  }
}

extension MovingTrim {
  /// The part of the stroke that shows in the end, as one dash; a whole stroke has none, because
  /// the ends of a dash would show in a closed outline.
  fileprivate var restingDashes: [RestingStyle.Declaration] {
    guard shape.isTrimmed else { return [.isWhole] }
    return [.value(.dashArray, .pair(atRest.dash, atRest.gap, implied: nil))]
  }
}

extension TransformOperation {
  fileprivate var animatedValue: SMILValue? {
    switch self {
    case .rotate(let angle): .number(angle.degrees)
    case .scale(let x, let y): .pair(x, y, implied: x)
    case .translate(let vector): .pair(vector.dx, vector.dy, implied: 0)
    case .skewX, .skewY, .matrix: nil
    }
  }
}
