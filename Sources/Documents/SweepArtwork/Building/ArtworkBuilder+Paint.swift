import SweepGeometry
import SweepScene
import SweepValues
import SweepXML

extension ArtworkBuilder {
  /// The paint of an outline.
  ///
  /// - Parameters:
  ///   - box: what gradients are measured by that are measured by their object; nil for none.
  ///   - style: that of the element, whose colour may be meant.
  mutating func paint(
    _ value: PaintValue, _ opacity: Double, _ box: Rect?, _ element: SVGElement, _ style: Style
  ) -> Paint {
    switch value {
    case .none: return .none
    case .color(let color): return .color(color.opacity(color.alpha * opacity))
    case .current: return paint(.color(style.color), opacity, box, element, style)
    case .contextFill, .contextStroke:
      guard let context else { return .none }
      let value = value == .contextFill ? context.fill : context.stroke
      if case .server = value {
        notes.add(
          .unsupported, "the gradient that '\(element.name)' takes from its 'use' has its own box",
          element)
      }
      return paint(value, opacity, box, element, context)
    case .server(let id, let fallback):
      let instead = fallback.map { paint($0, opacity, box, element, style) } ?? .none
      guard let server = ids[id], server.isSVG else {
        if fallback == nil {
          notes.add(
            .invalid, "'\(element.name)' is painted with '\(id.prefix(40))', which is not there",
            element)
        }
        return instead
      }
      noteDisplay(of: server)
      guard server.name == "linearGradient" || server.name == "radialGradient" else {
        notes.add(
          .unsupported, "the \(server.name) that '\(element.name)' is painted with is left out",
          element)
        return instead
      }
      return gradient(server, opacity, box) ?? instead
    }
  }

  /// A gradient with its units and its transform worked in; nil over a box without an extent.
  private mutating func gradient(
    _ server: SVGElement, _ opacity: Double, _ box: Rect?
  ) -> Paint? {
    let source = GradientSource(server, ids)
    var stops = stops(of: source)
    work += stops.count
    for index in stops.indices { stops[index].color.alpha *= opacity }
    guard let last = stops.last else { return Paint.none }
    let solid = Paint.color(last.color)
    if stops.count == 1 { return solid }
    var lengths = lengths
    var map = Affine.identity
    if source["gradientUnits"] != "userSpaceOnUse" {
      guard let box else {
        notes.add(.unsupported, "a gradient over the box of a 'text' is one colour", server)
        return solid
      }
      guard box.size.width > 0, box.size.height > 0 else { return nil }
      map = Affine(unitSquareTo: box)
      lengths.viewport = Size(width: 1, height: 1)
    }
    noteStyledTransforms(of: source)
    guard let own = transform(of: source) else {
      notes.add(.invalid, "the gradientTransform cannot be read", server)
      return solid
    }
    map = map * own
    guard let back = map.inverted else { return Paint.none }
    if server.name == "radialGradient", source.hasLostStart(lengths) {
      notes.add(
        .unsupported, "the fr of 'radialGradient' beside its focus or spreadMethod is left out",
        server)
    }
    let found =
      server.name == "linearGradient"
      ? source.linear(lengths, stops, map: map, back: back)
      : source.radial(lengths, stops, map: map)
    guard var gradient = found, gradient.isWritable else { return solid }
    gradient.spread =
      source["spreadMethod"].flatMap { Layer.Gradient.Spread(rawValue: $0.withoutSpace) } ?? .pad
    return .gradient(gradient)
  }
}

extension ArtworkBuilder {
  /// The transform of a gradient about its origin; nil for one that cannot be read.
  private mutating func transform(of source: GradientSource) -> Affine? {
    guard let text = source["gradientTransform"] else { return .identity }
    let origin = transformOrigin(of: source)
    return Self.steps(text).map {
      .translation(x: origin.x, y: origin.y) * $0.affine
        * .translation(x: -origin.x, y: -origin.y)
    }
  }

  /// The origin of a gradient's transform (CSS Transforms 1, 6), from the element that has the
  /// transform; percentages are parts of the viewport.
  private mutating func transformOrigin(of source: GradientSource) -> Point {
    guard let element = source.elements.first(where: { $0["gradientTransform"] != nil }) else {
      return .zero
    }
    var style = Style()
    let text = properties(of: element, &style)["transform-origin"]
    return text.flatMap { TransformOrigin.point($0, lengths) } ?? .zero
  }

  private mutating func noteStyledTransforms(of source: GradientSource) {
    for element in source.elements {
      var style = Style()
      let value = properties(of: element, &style)["transform"] ?? "none"
      guard value != "none" else { continue }
      notes.add(
        .unsupported, "the transform in the style of '\(element.name)' is left out", element)
    }
  }
}

extension GradientSource {
  private func length(
    _ name: String, _ axis: LengthContext.Axis, _ standard: String, _ lengths: LengthContext
  ) -> Double {
    lengths.length(self[name] ?? standard, axis) ?? lengths.length(standard, axis) ?? 0
  }

  /// The gradient along a line; nil for a line without length.
  fileprivate func linear(
    _ lengths: LengthContext, _ stops: [Layer.Gradient.Stop], map: Affine, back: Affine
  ) -> Layer.Gradient? {
    let line = (
      from: Point(length("x1", .x, "0%", lengths), length("y1", .y, "0%", lengths)),
      to: Point(length("x2", .x, "100%", lengths), length("y2", .y, "0%", lengths))
    )
    return Layer.Gradient.Geometry(line, map: map, back: back).map {
      Layer.Gradient($0, stops: stops, units: .userSpaceOnUse)
    }
  }

  /// The focus of a gradient, if it differs from the centre.
  private func focus(_ center: Point, _ lengths: LengthContext) -> Point? {
    if self["fx"] == nil, self["fy"] == nil { return nil }
    let focus = Point(
      self["fx"] == nil ? center.x : length("fx", .x, "50%", lengths),
      self["fy"] == nil ? center.y : length("fy", .y, "50%", lengths))
    return focus == center ? nil : focus
  }

  /// Whether a gradient begins at a circle that is not about its centre, or begins again there.
  fileprivate func hasLostStart(_ lengths: LengthContext) -> Bool {
    let center = Point(length("cx", .x, "50%", lengths), length("cy", .y, "50%", lengths))
    return length("fr", .diagonal, "0%", lengths) > 0
      && (focus(center, lengths) != nil || self["spreadMethod"] ?? "pad" != "pad")
  }

  /// The gradient around a point; nil for one without a radius.
  fileprivate func radial(
    _ lengths: LengthContext, _ stops: [Layer.Gradient.Stop], map: Affine
  ) -> Layer.Gradient? {
    let center = Point(length("cx", .x, "50%", lengths), length("cy", .y, "50%", lengths))
    let radius = length("r", .diagonal, "50%", lengths)
    guard radius > 0 else { return nil }
    let focus = focus(center, lengths)
    var stops = stops
    let start = length("fr", .diagonal, "0%", lengths)
    let most = focus == nil ? max(radius, start) : radius
    if start > 0, focus == nil {
      for index in stops.indices {
        let place = start + stops[index].location * (radius - start)
        stops[index].location = place / most
      }
      // The colours run inwards from a start outside of the end.
      if start > radius { stops.reverse() }
    }
    let round = Layer.Gradient(
      .radial(center: center, radius: most, focus: focus), stops: stops, units: .userSpaceOnUse)
    if let stretch = map.evenStretch { return round.applying(map, stretch: stretch) }
    // In units about as long as those around, so that rounding does not show.
    let unit = abs(map.determinant).squareRoot()
    var oval = round.applying(.scale(unit), stretch: unit)
    oval.transform = map * .scale(1 / unit)
    return oval
  }
}

extension Layer.Gradient {
  /// Whether every number of its coordinates can be written.
  fileprivate var isWritable: Bool {
    switch geometry {
    case .linear(let from, let to): from.isWritable && to.isWritable
    case .radial(let center, let radius, let focus):
      transform.isWritable && center.isWritable && radius < NumberFormat.limit
        && focus?.isWritable ?? true
    case .conic(let center, _): center.isWritable
    }
  }

  /// A radial gradient moved by a map that makes all lengths so many times as long.
  func applying(_ map: Affine, stretch: Double) -> Layer.Gradient {
    guard case .radial(let center, let radius, let focus) = geometry else { return self }
    var gradient = self
    gradient.geometry = .radial(
      center: map.apply(to: center), radius: radius * stretch,
      focus: focus.map { map.apply(to: $0) })
    return gradient
  }
}

extension Affine {
  /// The scale factor of lengths, if it is the same in every direction; nil otherwise.
  fileprivate var evenStretch: Double? {
    let along = (a * a + b * b).squareRoot()
    let across = (c * c + d * d).squareRoot()
    let slant = abs(a * c + b * d)
    let isEven = abs(along - across) <= 1e-4 * along && slant <= 1e-4 * along * across
    return isEven ? (along + across) / 2 : nil
  }
}

extension Layer.Gradient.Geometry {
  /// Makes the line that a map makes of another one: not the image of its ends, but the one whose
  /// stripes are the images of the stripes. Nil for a line without length.
  fileprivate init?(_ line: (from: Point, to: Point), map: Affine, back: Affine) {
    let along = line.to - line.from
    let square = along.dx * along.dx + along.dy * along.dy
    guard square > 0 else { return nil }
    let slope = Vector(
      dx: (back.a * along.dx + back.b * along.dy) / square,
      dy: (back.c * along.dx + back.d * along.dy) / square)
    let steepness = slope.dx * slope.dx + slope.dy * slope.dy
    guard steepness > 0, steepness.isFinite else { return nil }
    let start = map.apply(to: line.from)
    self = .linear(
      from: start, to: Point(start.x + slope.dx / steepness, start.y + slope.dy / steepness))
  }
}
