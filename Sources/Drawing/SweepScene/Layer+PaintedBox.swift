package import SweepGeometry

extension Layer {
  /// A rectangle, in the parent's coordinates, outside which the layer paints nothing; nil where
  /// nothing is painted.
  package var paintedBox: Rect? {
    var boxes: [Rect] = sublayers.compactMap(\.paintedBox)
    switch content {
    case .shape(let shape):
      if let box = shape.path.boundingBox {
        // A mitre reaches out furthest, or the corner of a square cap.
        let reach = max(shape.miterLimit, 1.5) / 2
        let margin = shape.strokeColor == .none ? 0 : shape.lineWidth * reach
        boxes.append(box.insetBy(-margin))
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
        boxes = boxes.compactMap { $0.corners.map { once.apply(to: $0) }.boundingBox }
        all += boxes
      }
      boxes = all
    }
    guard let first = boxes.first else { return nil }
    let own = boxes.dropFirst().reduce(first) { $0.union($1) }
    return own.corners.map { affine.apply(to: $0) }.boundingBox
  }
}

extension Rect {
  fileprivate func insetBy(_ margin: Double) -> Rect {
    Rect(
      x: minX + margin, y: minY + margin, width: size.width - 2 * margin,
      height: size.height - 2 * margin)
  }

  fileprivate var corners: [Point] {
    [origin, Point(maxX, minY), Point(maxX, maxY), Point(minX, maxY)]
  }
}

extension [Point] {
  fileprivate var boundingBox: Rect? {
    guard let first else { return nil }
    return dropFirst().reduce(Rect(origin: first, size: .zero)) {
      $0.union(Rect(origin: $1, size: .zero))
    }
  }
}
