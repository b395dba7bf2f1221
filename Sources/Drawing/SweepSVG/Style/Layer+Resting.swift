import SweepGeometry
import SweepScene

extension Layer {
  /// What brings an animated attribute of the layer's element to rest; nothing where a stand-in
  /// does.
  ///
  /// - Parameter step: the place of the step of the transform that the element carries.
  func resting(_ attribute: SMILAttribute, step: Int?) -> [RestingStyle.Declaration] {
    if attribute == .dashArray, case .shape(let shape) = content { return shape.restingDashes }
    return restingValue(of: attribute, step: step).map { [.value(attribute, $0)] } ?? []
  }

  private func restingValue(of attribute: SMILAttribute, step: Int?) -> SMILValue? {
    switch attribute {
    case .rotate, .scale, .translate: step.flatMap { transform[$0].animatedValue }
    case .opacity: .number(opacity)
    case .display: .isShown(!isHidden)
    default:
      if case .shape(let shape) = content { shape.restingValue(of: attribute) } else { nil }
    }
  }
}

extension Shape {
  /// The part of the stroke that shows in the end, as one dash; a whole stroke has none, because
  /// the ends of a dash would show in a closed outline.
  fileprivate var restingDashes: [RestingStyle.Declaration] {
    guard isTrimmed else { return [.isWhole] }
    let trim = Trim(self).withoutCaps
    let dashes = RestingStyle.Declaration.value(
      .dashArray, .pair(trim.dash, trim.gap, implied: nil))
    return trim.dash > 0 ? [dashes] : [dashes, .value(.dashOffset, .number(trim.offset))]
  }

  fileprivate func restingValue(of attribute: SMILAttribute) -> SMILValue? {
    switch attribute {
    case .fill: fillColor.color.map { .color($0) }
    case .fillOpacity: fillColor.color.map { .number($0.alpha) }
    case .stroke: strokeColor.color.map { .color($0) }
    case .strokeOpacity: strokeColor.color.map { .number($0.alpha) }
    case .strokeWidth: .number(lineWidth)
    case .dashOffset: .number(isTrimmed ? Trim(self).withoutCaps.offset : lineDashPhase)
    default: nil
    }
  }
}

extension Paint {
  fileprivate var color: Color? {
    if case .color(let color) = self { color } else { nil }
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
