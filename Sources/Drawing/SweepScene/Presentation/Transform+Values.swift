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
  package mutating func setFirst(_ step: TransformOperation) {
    if let index = firstIndex(where: { $0.animatedBy == step.animatedBy }) {
      self[index] = step
    } else {
      append(step)
    }
  }
}
