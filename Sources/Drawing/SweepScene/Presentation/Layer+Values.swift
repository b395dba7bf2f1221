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
      case .bounds: AnimationValue(bounds)
      case .string: text.map { .string($0.string) }
      case .shadowPath: shadowPath.map { .path($0) }
      case .path: shape.map { .path($0.path) }
      default: value(at: property.traits.place)
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
      case (.bounds, .numbers(let sides)) where sides.count == 4:
        bounds = Rect(
          x: sides[0], y: sides[1], width: max(sides[2], 0), height: max(sides[3], 0))
      case (.shadowPath, .path(let path)): shadowPath = path
      case (.string, .string(let string)): text?.string = string
      case (_, let value?): setValue(property, value)
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
    setAnimatedGradient(gradient)
  }

  private mutating func setLine(_ change: (inout (from: Point, to: Point)) -> Void) {
    guard var gradient = animatedGradient, var line = gradient.line else { return }
    change(&line)
    gradient.geometry = .linear(from: line.from, to: line.to)
    setAnimatedGradient(gradient)
  }

  private mutating func setAnimatedGradient(_ gradient: Layer.Gradient) {
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

  private func value(at place: AnimatedProperty.Place?) -> AnimationValue? {
    switch place {
    case .number(let get, _): shape.map { .number(get($0)) }
    case .paint(let get, _): shape.flatMap { get($0).plainColor.map { .color($0) } }
    case .ownNumber(let path): .number(self[keyPath: path])
    case .ownVector(let path): self[keyPath: path].map { .vector($0) }
    case .ownColor(let path): self[keyPath: path].map { .color($0) }
    case nil: nil
    }
  }

  private mutating func setValue(_ property: AnimatedProperty, _ value: AnimationValue) {
    let traits = property.traits
    switch (traits.place, value) {
    case (.number(_, let set), .number(let number)):
      change(shape) { set(&$0, number.clamped(to: traits.range)) }
    case (.paint(_, let set), .color(let color)): change(shape) { set(&$0, .color(color)) }
    case (nil, .path(let path)): change(shape) { $0.path = path }
    case (.ownNumber(let path), .number(let number)):
      self[keyPath: path] = number.clamped(to: traits.range)
    case (.ownVector(let path), .vector(let vector)): self[keyPath: path] = vector
    case (.ownColor(let path), .color(let color)): self[keyPath: path] = color
    default: break
    }
  }

  private mutating func change(_ shape: Layer.Shape?, _ change: (inout Layer.Shape) -> Void) {
    guard var shape else { return }
    change(&shape)
    content = .shape(shape)
  }
}

extension Layer.Gradient {
  /// The ends of a linear gradient.
  fileprivate var line: (from: Point, to: Point)? {
    if case .linear(let from, let to) = geometry { (from, to) } else { nil }
  }
}

// Values in the form in which an animation changes them.
extension Layer {
  var animatedAnchor: Vector? {
    get { anchorPoint - .zero }
    set { anchorPoint = newValue.map { .zero + $0 } ?? anchorPoint }
  }

  var animatedLineStart: Vector? {
    get { animatedGradient?.line.map { $0.from - .zero } }
    set { if let newValue { setLine { $0.from = .zero + newValue } } }
  }

  var animatedLineEnd: Vector? {
    get { animatedGradient?.line.map { $0.to - .zero } }
    set { if let newValue { setLine { $0.to = .zero + newValue } } }
  }

  var animatedShadowOffset: Vector? {
    get { shadowOffset }
    set { shadowOffset = newValue ?? shadowOffset }
  }

  var animatedBackground: Color? {
    get { backgroundColor ?? .clear }
    set { backgroundColor = newValue }
  }

  var animatedBorderColor: Color? {
    get { borderColor }
    set { borderColor = newValue ?? borderColor }
  }

  var animatedShadowColor: Color? {
    get { shadowColor }
    set { shadowColor = newValue ?? shadowColor }
  }

  var animatedForegroundColor: Color? {
    get { text?.foregroundColor.plainColor }
    set { if let newValue { text?.foregroundColor = .color(newValue) } }
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
