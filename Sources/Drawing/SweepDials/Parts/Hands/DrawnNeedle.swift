public import SweepGeometry
import SweepScene

/// An element of artwork, or all of it, that turns to the reading.
public struct DrawnNeedle: Hashable, Sendable {
  /// Its id, or the label that its editor shows; nil, the default, for all of the artwork.
  public var element: String?
  /// The point it turns about, in the units of the artwork's view box.
  ///
  /// By default the middle of `pivotElement`, or else the centre of rotation that was set in
  /// Inkscape, or else the middle of the view box.
  public var pivot: Point?
  /// The id or label of an element about whose middle it turns; none by default.
  public var pivotElement: String?
  /// The direction in which it is drawn; up by default.
  public var direction: Angle
  /// The box of the element, in the units of the artwork's view box: the element there is meant if none has
  /// the name. None by default.
  public var box: Rect?

  /// Makes a needle of an element, or of all of the artwork.
  public init(_ element: String? = nil, pivot: Point? = nil, direction: Angle = .zero) {
    self.element = element
    self.pivot = pivot
    self.direction = direction
  }

  /// The artwork with the element turned to the reading, and turning there.
  func turned(in artwork: Artwork, _ context: DialContext) throws(DialError) -> Artwork {
    if let element { try artwork.check(element, "needle") }
    let subject = element.map { "names '\($0)'," } ?? "is artwork"
    let pivot = try pivot(in: artwork)
    let alone = Layer(sublayers: (element.map(artwork.only) ?? artwork).layers)
    guard let box = alone.paintedBox, !alone.isBlank else {
      throw DialError("needle", "\(subject) which draws nothing that can be seen")
    }
    guard box.distance(from: pivot) <= artwork.viewBox.reach(from: pivot) else {
      throw DialError(
        "needle", "\(subject) which lies outside of the view box wherever it turns")
    }
    var isFlat = false
    let turned = artwork.changed(element) { layer, outer in
      guard let inner = outer.inverted else {
        isFlat = true
        return layer
      }
      return turning(layer, about: pivot, outer, inner, context)
    }
    if isFlat { throw DialError("needle", "\(subject) which has no extent") }
    return turned
  }

  /// The point of the artwork that it turns about.
  func pivot(in artwork: Artwork) throws(DialError) -> Point {
    if let pivot { return pivot }
    if let pivotElement {
      try artwork.check(pivotElement, "needle")
      guard let box = artwork.outlineBox(of: pivotElement) else {
        throw DialError("needle", "names '\(pivotElement)' as its pivot, which has no extent")
      }
      return box.center
    }
    guard let element, let shift = artwork.centers[artwork.labels[element] ?? element],
      let box = artwork.outlineBox(of: element)
    else {
      return artwork.viewBox.center
    }
    return box.center + shift
  }

  /// The element turned about a point of the artwork.
  ///
  /// - Parameter outer: the map from the coordinates around the element to the artwork's.
  private func turning(
    _ layer: Layer, about pivot: Point, _ outer: Affine, _ inner: Affine, _ context: DialContext
  ) -> Layer {
    var turned = layer
    let isPlain = outer.keepsAngles
    // If the groups around it stretch or mirror, the needle turns in the artwork's coordinates.
    let center = isPlain ? inner.apply(to: pivot) : pivot
    if !isPlain {
      turned.transform.insert(.matrix(outer * .translation(layer.position - .zero)), at: 0)
    }
    let shift = (isPlain ? layer.position : .zero) - center
    var steps: [TransformOperation] = [.rotate(context.scale.angle(of: context.reading.value))]
    if direction != .zero { steps.append(.rotate(-direction)) }
    if shift != .zero { steps.append(.translate(shift)) }
    turned.transform = steps + turned.transform
    turned.position = center
    turned.animations = context.reading.rotations(on: context.scale)
    turned.hideWithoutReading(in: context)
    guard isPlain else { return Layer(transform: [.matrix(inner)], sublayers: [turned]) }
    return turned.filteredAround(layer)
  }
}

extension Layer {
  /// The layer in one that has its filter, so that the light of a shadow stays where it is drawn while
  /// the layer turns. Filters that are measured in turned or scaled units turn with it.
  ///
  /// - Parameter drawn: the layer as it is drawn, without the turn.
  fileprivate func filteredAround(_ drawn: Layer) -> Layer {
    var content = drawn
    content.filter = nil
    guard let filter, !filter.measuresBox, mask == nil, drawn.transform.isEmpty,
      drawn.position == .zero, let box = content.paintedBox
    else { return self }
    var turned = self
    turned.filter = nil
    var lit = Layer(sublayers: [turned])
    lit.filter = filter.following(box)
    return lit
  }
}

extension Rect {
  /// The distance from a point; 0 if the point is inside.
  fileprivate func distance(from point: Point) -> Double {
    let nearest = Point(min(max(point.x, minX), maxX), min(max(point.y, minY), maxY))
    return (nearest - point).length
  }

  /// The distance of its farthest corner from a point.
  fileprivate func reach(from point: Point) -> Double {
    let dx = max(abs(minX - point.x), abs(maxX - point.x))
    let dy = max(abs(minY - point.y), abs(maxY - point.y))
    return Vector(dx: dx, dy: dy).length
  }
}

extension Affine {
  /// Whether the map is made of a shift, a turn and an even stretch, so that turns stay turns.
  var keepsAngles: Bool {
    let size = abs(a) + abs(b)
    return abs(a - d) <= 1e-6 * size && abs(b + c) <= 1e-6 * size
  }
}
