public import SweepGeometry

extension Layer {
  /// Whether a point in the layer's coordinates lies in its bounds or, for a layer without bounds, in
  /// the box around its own content: `contains(_:)` of a `CALayer`.
  public func contains(_ point: Point) -> Bool {
    if bounds.size.width > 0, bounds.size.height > 0 { return bounds.contains(point) }
    var own = Layer(content: content)
    own.bounds = bounds
    return own.paintedBox?.contains(point) ?? false
  }

  /// The map from a sublayer's parent coordinates, the layer's own ones with ``sublayerTransform``,
  /// to those of the layer's parent.
  fileprivate var innerAffine: Affine {
    if sublayerTransform.isEmpty { return affine }
    let center = anchor - Point.zero
    return affine * .translation(center) * sublayerTransform.affine * .translation(center * -1)
  }

  /// The names of the layers from this one to the foremost that contains a point of the parent's
  /// coordinates.
  fileprivate func hit(_ point: Point) -> [Int]? {
    if isHidden { return nil }
    guard let own = affine.inverted?.apply(to: point) else { return nil }
    if masksToBounds, !bounds.contains(own) { return nil }
    if let inner = innerAffine.inverted?.apply(to: point), let below = sublayers.hit(inner) {
      return below
    }
    return contains(own) ? [] : nil
  }
}

extension [Layer] {
  fileprivate func hit(_ point: Point) -> [Int]? {
    let order = indices.sorted { (self[$0].zPosition, $0) > (self[$1].zPosition, $1) }
    for index in order {
      if let rest = self[index].hit(point) { return [index] + rest }
    }
    return nil
  }
}

// The conversions of a `CALayer`, with the paths of layers in place of references.
extension Layer.Scene {
  /// A point in another layer's coordinates; nil where no layer has a path, or where the coordinates
  /// have no extent.
  ///
  /// - Parameters:
  ///   - source: the path of the layer in whose coordinates the point is; the scene by default.
  ///   - target: the path of the layer in whose coordinates it is wanted; the scene by default.
  public func convert(
    _ point: Point, from source: String = "", to target: String = ""
  ) -> Point? {
    map(from: source, to: target)?.apply(to: point)
  }

  /// The smallest rectangle in another layer's coordinates that holds a rectangle.
  public func convert(_ rect: Rect, from source: String = "", to target: String = "") -> Rect? {
    map(from: source, to: target).map(rect.mapped(by:))
  }

  /// A moment in another layer's time; nil where no layer has a path, or where its time stands.
  public func convertTime(
    _ time: Seconds, from source: String = "", to target: String = ""
  ) -> Seconds? {
    guard let from = timeMap(of: source), let to = timeMap(of: target), to.rate != 0 else {
      return nil
    }
    return Seconds((from.time(time.value) - to.zero) / to.rate)
  }

  /// The path of the foremost layer that contains a point of the scene; nil for none.
  ///
  /// As in Core Animation, bounds count, not corners and masks, and of copies the first. Hidden layers
  /// are left out, with those in them, and what lies beyond bounds that mask.
  public func hitTest(_ point: Point) -> String? {
    guard let indices = layers.hit(point) else { return nil }
    var (siblings, names) = (layers, [String]())
    for index in indices {
      names.append(siblings.pathComponents[index])
      siblings = siblings[index].sublayers
    }
    return names.joined(separator: "/")
  }

  private func map(from source: String, to target: String) -> Affine? {
    guard let from = map(of: source), let to = map(of: target)?.inverted else { return nil }
    return to * from
  }

  private func map(of path: String) -> Affine? {
    guard let chain = layers.chain(to: path), let last = chain.last else {
      return path.isEmpty ? .identity : nil
    }
    return chain.dropLast().reduce(.identity) { $0 * $1.innerAffine } * last.affine
  }

  private func timeMap(of path: String) -> TimeMap? {
    layers.chain(to: path)?.reduce(TimeMap()) { map, layer in
      layer.timing.map(map.inside) ?? map
    }
  }
}
