import SweepScene

/// Versions of the same layers in other colours, one of which shows at each reading.
struct ColorSwitch {
  /// The readings at which the version changes.
  let limits: [Double]
  let context: DialContext
  /// The version at a reading.
  let version: (Double) -> Int

  /// One layer that has the colours of the version at the reading.
  ///
  /// A layer that moves changes its colours, so that it moves once; others are there once for each version,
  /// as copies that equal markup can share.
  func merged(_ versions: [Layer]) -> Layer {
    guard let first = versions.first, versions.contains(where: { $0 != first }) else {
      return versions.first ?? Layer()
    }
    guard versions.contains(where: \.moves), versions.allSatisfy({ $0.frame == first.frame }),
      versions.allSatisfy({ $0.sublayers.count == first.sublayers.count })
    else { return copies(versions) }
    var layer = first
    layer.sublayers = []
    if versions.contains(where: { $0.content != first.content }), !colors(of: versions, on: &layer)
    {
      return copies(versions)
    }
    // Those that stand still side by side share their copies.
    var still: [[Layer]] = []
    for index in first.sublayers.indices {
      let each = versions.map { $0.sublayers[index] }
      if each.contains(where: { $0 != each[0] }), !each.contains(where: \.moves) {
        still.append(each)
        continue
      }
      layer.sublayers += copies(still)
      still = []
      layer.sublayers.append(merged(each))
    }
    layer.sublayers += copies(still)
    return layer
  }

  private func copies(_ run: [[Layer]]) -> [Layer] {
    guard let first = run.first else { return [] }
    return [
      copies(first.indices.map { version in Layer(sublayers: run.map { $0[version] }) })
    ]
  }

  private func copies(_ versions: [Layer]) -> Layer {
    Layer(
      sublayers: versions.enumerated().map { index, version in
        var holder = Layer(sublayers: [version])
        holder.follow(.isHidden, in: context, at: limits) { self.version($0) != index }
        return holder
      })
  }

  /// Lets the colours of a shape follow the reading; false for shapes that differ otherwise.
  private func colors(of versions: [Layer], on layer: inout Layer) -> Bool {
    let shapes = versions.compactMap { version -> Layer.Shape? in
      if case .shape(let shape) = version.content { shape } else { nil }
    }
    guard shapes.count == versions.count,
      shapes.allSatisfy({ $0.with(fillOf: shapes[0]) == shapes[0] })
    else { return false }
    let (fills, strokes) = (shapes.compactMap(\.fill), shapes.compactMap(\.stroke))
    guard fills.count == shapes.count, strokes.count == shapes.count else { return false }
    if fills.contains(where: { $0 != fills[0] }) {
      layer.follow(.fillColor, in: context, at: limits) { fills[version($0)] }
    }
    if strokes.contains(where: { $0 != strokes[0] }) {
      layer.follow(.strokeColor, in: context, at: limits) { strokes[version($0)] }
    }
    return true
  }
}

extension Layer {
  /// Whether any of it has animations.
  fileprivate var moves: Bool { !animations.isEmpty || sublayers.contains(where: \.moves) }

  /// The layer without content.
  fileprivate var frame: Layer {
    var frame = self
    (frame.content, frame.sublayers) = (.group, [])
    return frame
  }
}

extension Layer.Shape {
  /// The colour inside that an animation can change; nil for gradients and colours of the page.
  fileprivate var fill: Color? { fillColor.constant }
  /// The colour of the stroke that an animation can change.
  fileprivate var stroke: Color? { strokeColor.constant }

  fileprivate func with(fillOf other: Layer.Shape) -> Layer.Shape {
    var shape = self
    (shape.fillColor, shape.strokeColor) = (other.fillColor, other.strokeColor)
    return shape
  }
}

extension Paint {
  fileprivate var constant: Color? {
    switch self {
    case .none: .clear
    case .color(let color): color.variable == nil ? color : nil
    case .gradient: nil
    }
  }
}
