import SweepGeometry
import SweepScene
import SweepTimeline

extension SceneEmitter {
  mutating func write(
    _ shape: Layer.Shape, of layer: Layer, _ head: ElementHead, _ shapeAnimations: [SMILElement]
  ) throws(SceneError) {
    let isTrimAnimated = shapeAnimations.contains { $0.attribute == .dashArray }
    let movingTrim = isTrimAnimated ? layer.movingTrim : nil
    try Self.check(notNegative: shape.lineWidth, "lineWidth")
    if !shape.hasPlainStroke, let gap = shape.lineDashPattern.min() {
      try Self.check(notNegative: gap, "lineDashPattern")
    }
    let isMorphing = shapeAnimations.contains { $0.attribute == .d }
    let isTrimmed = shape.isTrimmed || isTrimAnimated
    let primitive = isMorphing || isTrimmed ? nil : shape.primitive
    let name = elementName(of: primitive)
    markup.start(name)
    writeOuterAttributes(head, of: layer, shapeAnimations: shapeAnimations)
    writeGeometry(of: shape.path, primitive)
    if isMorphing, isTrimmed {
      // The dashes grow and shrink with the outline; at rest they have their stated lengths.
      markup.open("pathLength")
      number("path", shape.dashedLength, format: fractionFormat)
      markup.close()
    }
    let strokeGradient = head.gradientID.flatMap { layer.hasGradientStroke ? $0 : nil }
    if strokeGradient == nil, let id = head.gradientID {
      attribute("fill", reference: id)
    } else if !shape.fillColor.isBlack {
      attribute("fill", "fill-opacity", shape.fillColor)
    }
    if shape.fillRule == .evenOdd { markup.attribute("fill-rule", "evenodd") }
    writeStroke(
      of: shape, strokeGradient, isTrimmed: isTrimmed, movingTrim: movingTrim, shapeAnimations)
    writeClasses()
    writeCompositing(layer, head)
    if shapeAnimations.isEmpty {
      end(name, with: head.animations)
    } else {
      end(name, with: head.animations + shapeAnimations)
    }
    if shapeAnimations.contains(where: { $0.attribute == .d && $0.trigger != .manual }),
      options.motion == .reduced
    {
      try writeStandIn(for: shape, of: layer, head)
    }
  }

  private func elementName(of primitive: Path.Primitive?) -> StaticString {
    switch primitive {
    case .circle: "circle"
    case .ellipse: "ellipse"
    case .rect: "rect"
    case nil: "path"
    }
  }

  /// Ends an element that can only have animations in it.
  mutating func end(_ name: StaticString, with animations: [SMILElement]) {
    if animations.isEmpty { return markup.endEmpty() }
    markup.endStart()
    write(animations)
    markup.end(name)
  }

  private mutating func writeGeometry(of path: Path, _ primitive: Path.Primitive?) {
    switch primitive {
    case .circle(let center, let radius):
      attribute("cx", center.x, unless: 0)
      attribute("cy", center.y, unless: 0)
      attribute("r", radius)
    case .ellipse(let center, let radii):
      attribute("cx", center.x, unless: 0)
      attribute("cy", center.y, unless: 0)
      attribute("rx", radii.width)
      attribute("ry", radii.height)
    case .rect(let rect): attributes(of: rect)
    case nil:
      markup.open("d")
      write(path)
      markup.close()
    }
  }

  mutating func attributes(of rect: Rect) {
    attribute("x", rect.minX, unless: 0)
    attribute("y", rect.minY, unless: 0)
    attribute("width", rect.size.width)
    attribute("height", rect.size.height)
  }

  mutating func write(_ path: Path) {
    if !path.write(to: &markup.out, format: markup.format), fault == nil { fault = "path" }
  }

  /// The miter limit of strokes that state none.
  fileprivate static var miterLimit: Double { 4 }

  private mutating func writeStroke(
    of shape: Layer.Shape, _ gradientID: String?, isTrimmed: Bool, movingTrim: MovingTrim?,
    _ shapeAnimations: [SMILElement]
  ) {
    if case .none = shape.strokeColor { return }
    if let gradientID {
      attribute("stroke", reference: gradientID)
    } else {
      attribute("stroke", "stroke-opacity", shape.strokeColor)
    }
    attribute("stroke-width", shape.lineWidth, unless: 1)
    let trim = isTrimmed ? movingTrim?.atRest ?? Trim(shape).withoutCaps : nil
    switch movingTrim?.cap(isEmpty: trim?.dash == 0) ?? shape.lineCap {
    case .butt: break
    case .round: markup.attribute("stroke-linecap", "round")
    case .square: markup.attribute("stroke-linecap", "square")
    }
    switch shape.lineJoin {
    case .miter:
      let isMoving = shapeAnimations.contains { [.d, .miterLimit].contains($0.attribute) }
      if isMoving ? shape.path.hasJoins : shape.showsMiterLimit {
        attribute("stroke-miterlimit", shape.miterLimit, unless: Self.miterLimit)
      }
    case .round: markup.attribute("stroke-linejoin", "round")
    case .bevel: markup.attribute("stroke-linejoin", "bevel")
    }
    if let trim {
      write(trim, of: shape)
    } else if !shape.hasPlainStroke {
      writeDashes(of: shape)
    }
  }

  private mutating func writeDashes(of shape: Layer.Shape) {
    guard !shape.lineDashPattern.isEmpty else { return }
    markup.open("stroke-dasharray")
    for (index, length) in shape.lineDashPattern.enumerated() {
      if index > 0 { markup.space() }
      number("lineDashPattern", length)
    }
    markup.close()
    attribute("stroke-dashoffset", shape.lineDashPhase, unless: 0)
  }

  /// Shows a part of the stroke as one dash.
  private mutating func write(_ trim: Trim, of shape: Layer.Shape) {
    if !shape.lineDashPattern.isEmpty {
      let message = "'lineDashPattern' is left out of a trimmed stroke, which is a dash itself"
      add([Finding(message)])
    }
    if shape.path.elements.dropFirst().contains(where: \.isMove) {
      add([Finding("a trim begins anew in each part of the outline")])
    }
    markup.open("stroke-dasharray")
    numbers("strokeEnd", trim.dash, trim.gap)
    markup.close()
    if trim.offset == 0 { return }
    markup.open("stroke-dashoffset")
    number(
      "strokeStart", trim.offset, format: trim.offset == Trim.lead ? fractionFormat : markup.format)
    markup.close()
  }
}

extension Layer.Shape {
  fileprivate var primitive: Path.Primitive? {
    path.primitive ?? (lineDashPattern.isEmpty ? path.ellipseOfHalves : nil)
  }

  /// Whether the outline has a join that looks different with SVG's own miter limit.
  fileprivate var showsMiterLimit: Bool {
    guard lineJoin == .miter, strokeColor != .none, miterLimit != SceneEmitter.miterLimit else {
      return false
    }
    return path.hasMiter(between: miterLimit, and: SceneEmitter.miterLimit)
  }
}

extension Paint {
  /// Whether it is SVG's default fill.
  fileprivate var isBlack: Bool {
    if case .color(let color) = self { color == .black } else { false }
  }
}

extension SceneEmitter {
  /// Writes path data with every command spelt out and absolute: browsers mix two outlines only
  /// if their commands are the same, and the shortest form depends on the numbers.
  mutating func write(morphing path: Path) {
    if let first = path.elements.first, !first.isMove { markup.out.write("M0 0") }
    for element in path.elements {
      markup.out.write(element.letter)
      switch element {
      case .move(let to), .line(let to): points(to)
      case .quad(let control, let to): points(control, to)
      case .cubic(let control1, let control2, let to): points(control1, control2, to)
      case .arc(let radii, let rotation, let largeArc, let clockwise, let to):
        numbers("path", radii.width, radii.height, rotation.degrees)
        markup.out.write(largeArc ? " 1" : " 0")
        markup.out.write(clockwise ? " 1 " : " 0 ")
        points(to)
      case .close: break
      }
    }
  }

  private mutating func points(_ points: Point...) {
    for (index, point) in points.enumerated() {
      if index > 0 { markup.space() }
      numbers("path", point.x, point.y)
    }
  }
}

extension Path.Element {
  var isMove: Bool {
    if case .move = self { true } else { false }
  }

  fileprivate var letter: StaticString {
    switch self {
    case .move: "M"
    case .line: "L"
    case .quad: "Q"
    case .cubic: "C"
    case .arc: "A"
    case .close: "Z"
    }
  }
}
