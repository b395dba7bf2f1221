public import SweepGeometry

extension Layer {
  /// Whether the content refers to something that a file defines apart from the layer.
  package var hasReferences: Bool { storage.hasReferences }

  /// Whether anything is set that few layers set; if not, there is no timing and no mask either.
  package var hasExtras: Bool { storage.fields.extras != nil }

  /// The origin of the layer's coordinates, from the anchor point.
  package var originFromAnchor: Vector {
    if storage.fields.extras == nil { return .zero }
    return Vector(
      dx: -(bounds.origin.x + anchorPoint.x * bounds.size.width),
      dy: -(bounds.origin.y + anchorPoint.y * bounds.size.height))
  }

  /// The anchor point in the layer's own coordinates.
  package var anchor: Point { .zero - originFromAnchor }

  /// The origin of a text's baseline, in the layer's coordinates: the origin or, in bounds, the end
  /// that its alignment names of a line at their top.
  package var textOrigin: Point {
    guard hasExtras, bounds.size.width > 0, bounds.size.height > 0, let text else { return .zero }
    let x: Double =
      switch text.alignment {
      case .start: bounds.minX
      case .middle: bounds.center.x
      case .end: bounds.maxX
      }
    return Point(x, bounds.minY + Layer.Text.ascent * text.fontSize)
  }

  /// Clips to a rectangle in the parent's coordinates, which become the layer's.
  package mutating func clip(to rect: Rect) {
    bounds = rect
    position = rect.center
    masksToBounds = true
  }

  /// The map from the layer's coordinates to its parent's.
  public var affine: Affine {
    .translation(position - .zero) * transform.affine * .translation(originFromAnchor)
  }
}

extension Layer {
  /// A rectangle, in the parent's coordinates, that contains everything the layer paints; nil for
  /// nothing.
  package var paintedBox: Rect? { paintedBox(moves: false) }

  /// A rectangle, in the layer's own coordinates, that contains everything it paints without its
  /// effects, in all states of its animations; nil for nothing. Unlimited motion is assumed to
  /// reach 10⁵ units to each side.
  package var sweptBox: Rect? { innerBox(moves: true) }

  /// The rectangle in the parent's coordinates, as it is or for all that animations do.
  private func paintedBox(moves: Bool) -> Rect? {
    guard let inner = innerBox(moves: moves) else { return nil }
    let box = filter?.reach(of: inner) ?? (shownEffects == nil ? inner : effectsReach(of: inner))
    return moves && !animations.isEmpty ? swept(box) : box.mapped(by: affine)
  }

  private func innerBox(moves: Bool) -> Rect? {
    var boxes: [Rect] = sublayers.compactMap {
      $0.isHidden && $0.animations.isEmpty && $0.timing == nil ? nil : $0.paintedBox(moves: moves)
    }
    switch content {
    case .shape(let shape):
      let isStill = !moves || animations.isEmpty
      if let box = isStill ? shape.path.boundingBox : sweptPathBox(of: shape) {
        // A mitre reaches out furthest, or the corner of a square cap.
        let reach = max(shape.miterLimit, 1.5) / 2
        let width = isStill ? shape.lineWidth : range(of: .lineWidth).maxX
        let margin = shape.strokeColor == .none ? 0 : width * reach
        boxes.append(box.expanded(by: margin))
      }
    case .text(let text):
      // Wider than any usual character, to either side of the anchor.
      let width = ([text] + text.runs.map(\.text)).reduce(0) {
        $0 + $1.fontSize * 1.5 * Double($1.string.unicodeScalars.count + 1)
      }
      boxes.append(Rect(center: textOrigin, radius: width))
    case .image(let image): boxes.append(image.frame(in: bounds))
    case .gradient: boxes += moves ? sweptBounds : [bounds]
    case .group, .replicator: break
    }
    if paintsBounds { boxes += moves ? sweptBounds : [bounds] }
    if case .replicator(let replicator) = content {
      let once = replicator.instanceTransform.about(anchor).affine
      var all = boxes
      for _ in 1..<max(min(replicator.instanceCount, SceneLimits.layers), 1) {
        boxes = boxes.map { $0.mapped(by: once) }
        all += boxes
      }
      boxes = all
    }
    guard let first = boxes.first else { return nil }
    return boxes.dropFirst().reduce(first) { $0.union($1) }
  }
}

extension Rect {
  /// The rectangle with each side further out.
  package func expanded(by margin: Double) -> Rect {
    Rect(
      x: minX - margin, y: minY - margin, width: size.width + 2 * margin,
      height: size.height + 2 * margin)
  }

  /// The smallest rectangle around the image of this one under a map.
  package func mapped(by map: Affine) -> Rect {
    let points = corners.map { map.apply(to: $0) }
    return points.reduce(Rect(origin: points[0], size: .zero)) {
      $0.union(Rect(origin: $1, size: .zero))
    }
  }

  var corners: [Point] {
    [origin, Point(maxX, minY), Point(maxX, maxY), Point(minX, maxY)]
  }
}

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
    var box = origins.reduce(box.moved(by: originFromAnchor)) { $0.union(box.moved(by: $1)) }
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

  /// Whether it stands for a feature of the layer around it, and has no name in messages.
  var isDerived: Bool { storage.fields.extras?.values.isDerived ?? false }

  /// The property of the layer around it that a property stands for.
  package func property(meantBy property: AnimatedProperty) -> AnimatedProperty {
    guard isDerived else { return property }
    return switch (content, property) {
    case (.text, .isHidden): .string
    case (.shape, .path): .shadowPath
    default: property
    }
  }

  /// Whether parts of the layer are placed in bounds and about an anchor point that stand still.
  package var restsOnBounds: Bool {
    if case .replicator(let replicator) = content { return replicator.turnsAboutAnchor }
    return storage.fields.extras?.values.restsOnBounds ?? false
  }

  /// The bounds in all the forms that they take.
  private var sweptBounds: [Rect] { [bounds] + states(of: .bounds).map(\.bounds) }

  /// The origins of the layer's coordinates, from the anchor point, where these move.
  private var origins: [Vector] {
    (states(of: .bounds) + states(of: .anchorPoint)).map(\.originFromAnchor)
  }

  /// The layer with the values that animations give a property.
  private func states(of property: AnimatedProperty) -> [Layer] {
    animations.leaves.filter { $0.property == property }.flatMap { $0.samples(on: self) }.map {
      var layer = self
      layer[property] = $0
      return layer
    }
  }

  /// A rectangle about the path of a shape in all the forms that it takes.
  func sweptPathBox(of shape: Layer.Shape) -> Rect? {
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

extension Layer.Animation {
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

extension [Layer.Animation] {
  /// The animations without their groups.
  fileprivate var leaves: [Layer.Animation] {
    flatMap { animation -> [Layer.Animation] in
      if case .group(let group) = animation { group.animations.leaves } else { [animation] }
    }
  }
}

extension AnimationValue {
  /// The extent of a value in a range of such values.
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

  /// The area that the rectangle covers when it is moved by every vector of a range.
  fileprivate func swept(by range: Rect) -> Rect {
    moved(by: range.origin - .zero).union(moved(by: Point(range.maxX, range.maxY) - .zero))
  }

  /// The area that the rectangle covers in all turns about the origin.
  fileprivate var turned: Rect {
    Rect(center: .zero, radius: corners.map { ($0 - .zero).length }.max() ?? 0)
  }
}
