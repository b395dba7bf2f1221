import SweepGeometry
import SweepScene
import TestSupport

/// Layers with random boxes, effects, contents, copies and groups, of which random properties move.
func randomLayers(seed: UInt64) -> [Layer] {
  // Neighbouring seeds are spread, so that their scenes have nothing in common.
  var random = SplitMix64(seed: seed &* 0x2545_F491_4F6C_DD1D)
  let back = random.layer(depth: 1)
  return random.one(of: [back], [back, random.layer(depth: 0)])
}

extension SplitMix64 {
  fileprivate mutating func layer(depth: Int) -> Layer {
    var layer = Layer("layer\(depth)", content: content())
    if layer.shape == nil, layer.text == nil || one(of: true, false) {
      layer.bounds = rect()
      layer.backgroundColor = color()
    }
    layer.position = Point(number(-20...20), number(-20...20))
    layer.anchorPoint = one(of: Point(0.5, 0.5), Point(number(0...1), number(0...1)))
    layer.transform = one(
      of: [], [.rotate(.degrees(number(-90...90)))], [.scale(number(0.5...1.2))])
    let isReplicator = layer.replicator != nil
    if depth > 0, isReplicator || one(of: true, false) { layer.sublayers = [self.layer(depth: 0)] }
    decorate(&layer)
    let properties = layer.movable
    let group = one(of: groupTiming(), nil, nil)
    for _ in 0..<Int.random(in: 1...2, using: &self) {
      let property = properties[Int.random(in: properties.indices, using: &self)]
      // A group with a pace takes animations as long as itself.
      let timing = group.map { MediaTiming(duration: $0.duration) } ?? shortTiming()
      layer.animations.append(animation(of: property, timing))
    }
    if let group {
      let pace = one(of: TimingFunction.linear, .easeIn, .easeInEaseOut, .steps(3))
      layer.animations = [
        .group(AnimationGroup(layer.animations, timing: group, timingFunction: pace))
      ]
    }
    return layer
  }

  private mutating func rect() -> Rect {
    Rect(x: number(-30...0), y: number(-30...0), width: number(30...60), height: number(30...60))
  }

  private mutating func content() -> Layer.Content {
    let stops = [
      Layer.Gradient.Stop(0, color()), .init(number(0.2...0.8), color()), .init(1, color()),
    ]
    var replicator = Layer.Replicator(
      count: Int.random(in: 2...6, using: &self), transform: [.rotate(.degrees(number(20...70)))])
    replicator.instanceRedOffset = one(of: 0, -0.2)
    replicator.instanceAlphaOffset = one(of: 0, -0.15)
    return one(
      of: .group, .group, .replicator(replicator),
      .shape(
        Layer.Shape(
          path(), fillColor: one(of: .none, .color(color())), strokeColor: .color(color()),
          lineWidth: number(1...8))),
      .text(Layer.Text("Ab 12", fontSize: number(10...30), foregroundColor: .color(color()))),
      .gradient(
        Layer.Gradient(
          one(
            of: .linear(from: Point(0, 0), to: Point(number(0.3...1), number(0.3...1))),
            .radial(center: Point(0.5, 0.5), radius: 0.5),
            .conic(center: Point(0.5, 0.5), from: .degrees(number(-180...180)))),
          stops: stops)))
  }

  private mutating func decorate(_ layer: inout Layer) {
    layer.zPosition = one(of: 0, 0, 1, -1)
    if layer.bounds != .zero, one(of: true, false, false) {
      (layer.cornerRadius, layer.borderWidth) = (number(0...20), number(0...8))
      layer.borderColor = color()
    }
    layer.masksToBounds = layer.bounds != .zero && one(of: true, false, false)
    if one(of: true, false, false) {
      (layer.shadowOpacity, layer.shadowRadius) = (number(0.3...1), number(0...5))
      layer.shadowOffset = Vector(dx: number(-8...8), dy: number(-8...8))
      if one(of: true, false) { layer.shadowPath = path() }
    }
    if !layer.sublayers.isEmpty, one(of: true, false, false) {
      layer.sublayerTransform = [.rotate(.degrees(number(-60...60)))]
    }
  }
}

extension Layer {
  /// The properties that may move in a layer of these.
  fileprivate var movable: [AnimatedProperty] {
    var properties: [AnimatedProperty] = [.rotation, .position, .opacity, .translation]
    if bounds != .zero {
      properties += [.bounds, .anchorPoint, .backgroundColor, .cornerRadius, .borderWidth]
    }
    if borderWidth > 0 { properties.append(.borderColor) }
    if shadowOpacity > 0 {
      properties += [.shadowColor, .shadowOpacity, .shadowOffset, .shadowRadius]
    }
    if shadowPath != nil { properties.append(.shadowPath) }
    if text != nil { properties += [.string, .foregroundColor] }
    if case .linear? = gradient?.geometry { properties += [.startPoint, .endPoint, .colors] }
    return properties
  }
}
