import SweepGeometry

extension Layer {
  /// The layer's own value of a property, or nil if it has none.
  package subscript(property: AnimatedProperty) -> AnimationValue? {
    get {
      switch property {
      case .rotation: .angle(transform.firstRotation ?? .zero)
      case .scale: .scale(transform.firstScale ?? ScaleFactors(1))
      case .translation: .vector(transform.firstTranslation ?? .zero)
      case .opacity: .number(opacity)
      case .isHidden: .bool(isHidden)
      case .position: .vector(position - .zero)
      case .colors: animatedGradient.map { .colors($0.stops.map(\.color)) }
      case .locations: animatedGradient.map { .numbers($0.stops.map(\.location)) }
      case .path: shape.map { .path($0.path) }
      default: shape?.value(at: property.traits.place)
      }
    }
    set {
      switch (property, newValue) {
      case (.rotation, .angle(let angle)): transform.setFirst(.rotate(angle))
      case (.scale, .scale(let factors)): transform.setFirst(.scale(x: factors.x, y: factors.y))
      case (.translation, .vector(let vector)): transform.setFirst(.translate(vector))
      case (.opacity, .number(let number)): opacity = number.clamped(to: property.traits.range)
      case (.isHidden, .bool(let bool)): isHidden = bool
      case (.position, .vector(let vector)): position = .zero + vector
      case (.position, .place(let place)):
        let pose = place.pose
        position = pose.point
        // Outside of the layer's own steps, about the position.
        if place.rotationMode != .none { transform.insert(.rotate(pose.turn), at: 0) }
      case (.colors, .colors(let colors)): setStops { $0.color = colors[$1] }
      case (.locations, .numbers(let places)): setStops { $0.location = places[$1] }
      case (_, let value?): setShapeValue(property, value)
      default: break
      }
    }
  }

  /// The gradient whose stops can be animated: that of a gradient layer, the one that fills a
  /// shape, or else the one of its stroke.
  package var animatedGradient: Layer.Gradient? {
    switch content {
    case .gradient(let gradient): gradient
    case .shape(let shape): shape.fillColor.gradient ?? shape.strokeColor.gradient
    default: nil
    }
  }

  /// Whether it is the gradient of the stroke whose stops can move.
  package var hasGradientStroke: Bool {
    guard let shape else { return false }
    return shape.fillColor.gradient == nil && shape.strokeColor.gradient != nil
  }

  private mutating func setStops(_ change: (inout Layer.Gradient.Stop, Int) -> Void) {
    guard var gradient = animatedGradient else { return }
    for index in gradient.stops.indices { change(&gradient.stops[index], index) }
    switch content {
    case .shape(var shape):
      if hasGradientStroke {
        shape.strokeColor = .gradient(gradient)
      } else {
        shape.fillColor = .gradient(gradient)
      }
      content = .shape(shape)
    default: content = .gradient(gradient)
    }
  }

  private mutating func setShapeValue(_ property: AnimatedProperty, _ value: AnimationValue) {
    guard var shape else { return }
    let traits = property.traits
    switch (traits.place, value) {
    case (.number(_, let set), .number(let number)):
      set(&shape, number.clamped(to: traits.range))
    case (.paint(_, let set), .color(let color)): set(&shape, .color(color))
    case (nil, .path(let path)): shape.path = path
    default: return
    }
    content = .shape(shape)
  }
}

extension Layer.Shape {
  fileprivate func value(at place: AnimatedProperty.Place?) -> AnimationValue? {
    switch place {
    case .number(let get, _): .number(get(self))
    case .paint(let get, _): get(self).plainColor.map { .color($0) }
    case nil: nil
    }
  }
}

extension Double {
  fileprivate func clamped(to range: ClosedRange<Double>) -> Double {
    min(max(self, range.lowerBound), range.upperBound)
  }
}

extension Paint {
  /// The colour of a paint that is one colour.
  package var plainColor: Color? {
    if case .color(let color) = self { color } else { nil }
  }

  fileprivate var gradient: Layer.Gradient? {
    if case .gradient(let gradient) = self { gradient } else { nil }
  }
}

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
