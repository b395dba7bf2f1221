import SweepGeometry

extension TransformOperation {
  /// The property that animates steps of this kind, if one does.
  package var animatedBy: AnimatedProperty? {
    switch self {
    case .rotate: .rotation
    case .scale: .scale
    case .translate: .translation
    default: nil
    }
  }
}

extension TransformOperation {
  fileprivate var isUneven: Bool {
    if case .scale(let x, let y) = self { x != y } else { false }
  }
}

extension [TransformOperation] {
  var firstRotation: Angle? {
    for case .rotate(let angle) in self { return angle }
    return nil
  }

  var firstScale: ScaleFactors? {
    for case .scale(let x, let y) in self { return ScaleFactors(x: x, y: y) }
    return nil
  }

  var firstTranslation: Vector? {
    for case .translate(let vector) in self { return vector }
    return nil
  }

  /// Replaces the first step of the same kind, or adds the step at the end, next to the content.
  ///
  /// A rotation is added before an uneven scale: as in Core Animation, the scaled content is
  /// rotated, and keeps its shape.
  package mutating func setFirst(_ step: TransformOperation) {
    if let index = firstIndex(where: { $0.animatedBy == step.animatedBy }) {
      self[index] = step
    } else if step.animatedBy == .rotation, let stretch = firstIndex(where: \.isUneven) {
      insert(step, at: stretch)
    } else {
      append(step)
    }
  }
}
