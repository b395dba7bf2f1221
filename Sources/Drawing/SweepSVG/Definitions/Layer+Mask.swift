import SweepGeometry
import SweepScene

extension Layer {
  /// The layer with every paint made white and its opacity kept.
  ///
  /// Core Animation masks by alpha, SVG 1.1 by luminance times alpha (14.4); on white they agree.
  var whitened: Layer {
    var layer = self
    switch content {
    case .shape(var shape):
      shape.fillColor = shape.fillColor.whitened
      shape.strokeColor = shape.strokeColor.whitened
      layer.content = .shape(shape)
    case .text(var text):
      text.foregroundColor = text.foregroundColor.whitened
      layer.content = .text(text)
    case .gradient(let gradient): layer.content = .gradient(gradient.whitened)
    case .group, .image, .replicator: break
    }
    layer.sublayers = sublayers.map(\.whitened)
    layer.animations = animations.map { animation in
      animation.mappingColors { Color.white.opacity($0.alpha) }
    }
    return layer
  }

  /// Whether there is an image in the layer.
  var holdsImage: Bool {
    if case .image = content { return true }
    return sublayers.contains(where: \.holdsImage)
  }

  /// Whether what is painted takes other places over time.
  var changesPlaces: Bool {
    animations.properties.contains(where: \.changesPlaces)
      || sublayers.contains(where: \.changesPlaces)
  }

  /// A rectangle, in the parent's coordinates, outside which the layer paints nothing; nil where
  /// nothing is painted.
  var paintedBox: Rect? {
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

extension AnimatedProperty {
  fileprivate var changesPlaces: Bool {
    switch self {
    case .rotation, .scale, .translation, .position, .lineWidth, .path: true
    default: false
    }
  }
}

extension Paint {
  fileprivate var whitened: Paint {
    switch self {
    case .none: .none
    case .color(let color): .color(Color.white.opacity(color.alpha))
    case .gradient(let gradient): .gradient(gradient.whitened)
    }
  }
}

extension Gradient {
  fileprivate var whitened: Gradient {
    var gradient = self
    for index in gradient.stops.indices {
      gradient.stops[index].color = Color.white.opacity(stops[index].color.alpha)
    }
    return gradient
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
