import SweepGeometry

extension Layer {
  /// A rectangle, in the parent's coordinates, that holds one of the layer's own wherever the
  /// layer's animations take it.
  func swept(_ box: Rect) -> Rect {
    let properties = animations.properties
    var steps = transform
    // As in the presentation: missing steps of the transform are added.
    if properties.contains(.rotation), steps.firstRotation == nil { steps.append(.rotate(.zero)) }
    if properties.contains(.scale), steps.firstScale == nil { steps.append(.scale(x: 1, y: 1)) }
    if properties.contains(.translation), steps.firstTranslation == nil {
      steps.append(.translate(.zero))
    }
    var box = box.moved(by: originFromAnchor)
    for index in steps.indices.reversed() {
      let property = steps[index].animatedBy
      let isFirst = !steps[..<index].contains { $0.animatedBy == property }
      if let property, isFirst, properties.contains(property) {
        box = swept(box, by: property)
      } else {
        box = box.mapped(by: [steps[index]].affine)
      }
    }
    guard properties.contains(.position) else { return box.moved(by: position - .zero) }
    if animations.contains(where: \.turnsAlongPath) { box = box.turned }
    return box.swept(by: range(of: .position))
  }

  private func swept(_ box: Rect, by property: AnimatedProperty) -> Rect {
    if property == .rotation { return box.turned }
    let range = range(of: property)
    guard property == .scale else { return box.swept(by: range) }
    return box.mapped(by: .scale(x: range.minX, y: range.minY))
      .union(box.mapped(by: .scale(x: range.maxX, y: range.maxY)))
  }

  /// A rectangle about the path of a shape in all the forms that it takes.
  func sweptPathBox(of shape: Shape) -> Rect? {
    var boxes = [shape.path.boundingBox]
    for animation in animations.leaves where animation.property == .path {
      for case .path(let path) in animation.samples(on: self) { boxes.append(path.boundingBox) }
    }
    return boxes.reduce(nil) { all, box in box.map { all?.union($0) ?? $0 } ?? all }
  }

  /// The range of a property, with x and y for two numbers, and x for one.
  func range(of property: AnimatedProperty) -> Rect {
    guard let model = self[property]?.range else { return .zero }
    var range = model
    for animation in animations.leaves where animation.property == property {
      let part = animation.range(on: self)
      range = range.union(animation.isAdditive ? range.swept(by: part) : part)
    }
    return range
  }
}

extension Animation {
  /// The range of the values in all passes.
  fileprivate func range(on layer: Layer) -> Rect {
    let samples = samples(on: layer).compactMap(\.range)
    guard let first = samples.first, let last = timing.autoreverses ? samples.first : samples.last
    else { return .zero }
    let range = samples.dropFirst().reduce(first) { $0.union($1) }
    guard isCumulative else { return range }
    let passes = timing.passes.rounded(.up) - 1
    if passes == .infinity { return Rect(center: .zero, radius: 1e5) }
    return range.union(range.moved(by: (last.origin - .zero) * passes))
  }

  /// The values at the keys and, for an overshooting pace, between them.
  fileprivate func samples(on layer: Layer) -> [AnimationValue] {
    guard let property, let model = layer[property] else { return [] }
    let keys = keyframes(model: model)
    return (0...64).map { keys.value(at: Double($0) / 64) } + keys.values
  }

  fileprivate var turnsAlongPath: Bool {
    contains { animation in
      if case .motion(let motion) = animation { motion.rotationMode != .none } else { false }
    }
  }
}

extension [Animation] {
  /// The animations without their groups.
  fileprivate var leaves: [Animation] {
    flatMap { animation -> [Animation] in
      if case .group(let group) = animation { group.animations.leaves } else { [animation] }
    }
  }
}

extension AnimationValue {
  /// The area that a value covers within a range of values.
  fileprivate var range: Rect? {
    switch self {
    case .number(let number): Rect(x: number, y: 0, width: 0, height: 0)
    case .vector(let vector): Rect(origin: .zero + vector, size: .zero)
    case .scale(let factors): Rect(x: factors.x, y: factors.y, width: 0, height: 0)
    case .place(let place): place.path.boundingBox
    default: nil
    }
  }
}

extension Rect {
  fileprivate func moved(by vector: Vector) -> Rect { Rect(origin: origin + vector, size: size) }

  /// The area of the rectangle under all translations of a range.
  fileprivate func swept(by range: Rect) -> Rect {
    moved(by: range.origin - .zero).union(moved(by: Point(range.maxX, range.maxY) - .zero))
  }

  /// The area of the rectangle under all rotations about the origin.
  fileprivate var turned: Rect {
    Rect(center: .zero, radius: corners.map { ($0 - .zero).length }.max() ?? 0)
  }
}
