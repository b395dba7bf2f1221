package import SweepGeometry

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
    let box = shownEffects?.reach(of: inner) ?? inner
    return moves && !animations.isEmpty ? swept(box) : box.mapped(by: affine)
  }

  private func innerBox(moves: Bool) -> Rect? {
    var boxes: [Rect] = sublayers.compactMap { $0.paintedBox(moves: moves) }
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
      let width = text.fontSize * 1.5 * Double(text.string.unicodeScalars.count + 1)
      boxes.append(Rect(center: .zero, radius: width))
    case .image, .gradient: boxes.append(bounds)
    case .group, .replicator: break
    }
    if case .replicator(let replicator) = content {
      let once = replicator.instanceTransform.affine
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

  /// The four corners.
  var corners: [Point] {
    [origin, Point(maxX, minY), Point(maxX, maxY), Point(minX, maxY)]
  }
}
