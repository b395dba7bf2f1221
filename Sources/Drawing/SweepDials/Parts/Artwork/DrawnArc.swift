public import SweepGeometry
import SweepScene

/// An element of artwork of which the stretch up to the reading shows, as of a progress arc.
///
/// ```swift
/// var part = ArtworkPart()
/// part.arc = DrawnArc("progress", pivot: Layer.Point(120, 120))
/// ```
public struct DrawnArc: Hashable, Sendable, ArtworkFollower {
  /// Its id, or the label that its editor shows: a line, a ring segment or a group.
  public var element: String
  /// The box of the element, in the units of the artwork's view box: the element there is meant if none has
  /// the name. None by default.
  public var box: Rect?
  /// The centre of the scale, in the units of the artwork's view box; by default the pivot of the needle, or
  /// else the middle of the view box.
  public var pivot: Point?
  /// The reading from which it grows, to either side; by default zero if it is within the scale, and else
  /// the lower end.
  public var origin: Double?

  /// Makes an arc of an element.
  public init(_ element: String, pivot: Point? = nil) {
    (self.element, self.pivot) = (element, pivot)
  }

  package init() { self.init("arc") }

  package static let keys: KeyTable<DrawnArc> = KeyTable(
    elementKeys + [
      Key(
        "pivot", \.pivot, optional: .point,
        "The centre of the scale, in the artwork's units; by default the pivot of 'needle', or else the middle of the view box."
      ),
      Key(
        "from", \.origin, optional: .quantity,
        "The reading that it grows from; by default the lower end, or zero within the scale."),
    ])

  /// The artwork with the element behind a mask that grows about a point with the reading.
  func grown(
    in artwork: Artwork, about needle: Point?, _ context: DialContext
  ) throws(DialError) -> Artwork {
    try artwork.check(element, "arc")
    let center = pivot ?? needle ?? artwork.viewBox.center
    var isVisible = true
    let changed = artwork.changed(element) { layer, outer in
      let whole = layer.drawnOn(about: center, outer, over: context.scale)
      var ring = PaintedRing(center: center)
      ring.add(whole, outer)
      guard ring.outer > 0, !layer.isBlank, let inner = outer.inverted else {
        isVisible = false
        return layer
      }
      var progress = ring.progress
      progress.origin = origin
      var mask = progress.grown("", .color(.white), in: context)
      mask.position = center
      var masked = Layer(sublayers: [Layer(transform: outer.steps, sublayers: [whole])])
      masked.mask = mask
      masked.hideWithoutReading(in: context)
      return outer.isIdentity ? masked : Layer(transform: inner.steps, sublayers: [masked])
    }
    guard isVisible else {
      throw DialError("arc", "names '\(element)', which draws nothing that can be seen")
    }
    return changed
  }
}

/// The distances from a centre between which an element paints.
private struct PaintedRing {
  let center: Point
  var inner = Double.infinity
  var outer = 0.0
  var isRound = true

  /// Adds a layer within a map to the units of the centre.
  mutating func add(_ layer: Layer, _ map: Affine) {
    let map = map * layer.affine
    for sublayer in layer.sublayers { add(sublayer, map) }
    guard let shape = layer.shape else {
      // Pictures and texts may be anywhere in their boxes.
      if layer.sublayers.isEmpty, let box = layer.paintedBox?.mapped(by: map) {
        for x in [box.minX, box.maxX] {
          for y in [box.minY, box.maxY] { outer = max(outer, Point(x, y).distance(to: center)) }
        }
        (inner, isRound) = (0, false)
      }
      return
    }
    let half = shape.strokeColor == .none ? 0 : shape.lineWidth / 2 * map.stretch
    let reach = shape.path.applying(map).reach(from: center)
    (inner, outer) = (min(inner, reach.low - half), max(outer, reach.high + half))
    // A fill may reach inwards as far as the centre.
    if shape.fillColor != .none { inner = 0 }
    isRound = isRound && inner > 0 && shape.lineCap == .round && shape.lineDashPattern.isEmpty
  }

  /// The arc that covers it, a little wider so that its own edges show.
  var progress: ProgressPart {
    let air = isRound ? (outer - inner) * 0.04 : outer * 0.02
    let (low, high) = (max(inner - air, outer * 0.01), outer + air)
    return ProgressPart().with {
      ($0.radius, $0.width, $0.isRound) = ((low + high) / 2, high - low, isRound)
    }
  }
}

extension Layer {
  /// The layer with an arc over the whole scale, if it is a line round a point that a drawing shows up to its
  /// reading, without dashes or as one dash.
  fileprivate func drawnOn(about center: Point, _ outer: Affine, over scale: Scale) -> Layer {
    let map = outer * affine
    guard var shape, shape.fillColor == .none, sublayers.isEmpty, map.keepsAngles,
      let inverse = map.inverted
    else { return self }
    let reach = shape.path.applying(map).reach(from: center)
    guard reach.high > 0, reach.low > reach.high * 0.98,
      shape.lineDashPattern.isEmpty
        || shape.lineDashPattern.reduce(0, +) * map.stretch > 3 * reach.high
    else { return self }
    shape.path = Path.arc(
      center: center, radius: (reach.low + reach.high) / 2, from: scale.angle(at: 0),
      to: scale.angle(at: 1)
    ).applying(inverse)
    shape.lineDashPattern = []
    var layer = self
    layer.content = .shape(shape)
    return layer
  }
}

extension Path {
  /// The distances from a point between which it lies, by nine points of each segment.
  fileprivate func reach(from center: Point) -> (low: Double, high: Double) {
    var reach = (low: Double.infinity, high: 0.0)
    forEachSegment { segment in
      for step in 0...8 {
        let distance = segment.point(at: Double(step) / 8).distance(to: center)
        reach = (min(reach.low, distance), max(reach.high, distance))
      }
    }
    return reach
  }
}

extension Affine {
  /// The map as steps of a layer; none for the identity.
  fileprivate var steps: [TransformOperation] { isIdentity ? [] : [.matrix(self)] }

  /// The mean factor by which lengths grow.
  fileprivate var stretch: Double { abs(determinant).squareRoot() }
}
