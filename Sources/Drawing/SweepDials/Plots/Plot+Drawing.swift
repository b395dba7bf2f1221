import SweepGeometry
import SweepScene

extension Reading {
  /// What happens to a picture of data while it draws itself; nil where that takes no time.
  func drawing<Value>(_ key: AnimationKey<Value>, from: Value, to: Value) -> Animation? {
    guard duration > .zero else { return nil }
    return .basic(
      BasicAnimation(
        key, from: from, to: to, timing: MediaTiming(duration: duration),
        timingFunction: timingFunction))
  }

  /// What lets a layer come in where the drawing ends; nil where that takes no time.
  var appearing: Animation? {
    guard duration > .zero else { return nil }
    return .basic(
      BasicAnimation(
        .opacity, from: 0, to: 1,
        timing: MediaTiming(
          beginTime: duration, duration: 0.25, fillMode: .backwards),
        timingFunction: .easeOut))
  }
}

extension Plot {
  /// A mask that is drawn from left to right; nil where that takes no time.
  func uncovering(in reading: Reading) -> Layer? {
    guard let drawing = reading.drawing(.strokeEnd, from: 0, to: 1) else { return nil }
    let room = 6.0
    let y = frame.center.y
    let across = Shape(
      .line(from: Point(frame.minX - room, y), to: Point(frame.maxX + room, y)), fillColor: .none,
      strokeColor: .color(.white), lineWidth: frame.size.height + 2 * room)
    return Layer("uncovering", content: .shape(across), animations: [drawing])
  }

  /// A layer without what lies outside of the frame, if any of the places does.
  func cut(_ layer: Layer, if places: [Point?]) -> Layer {
    let slack = 1e-6
    let outside = places.contains { place in
      guard let place else { return false }
      return place.x < frame.minX - slack || place.x > frame.maxX + slack
        || place.y < frame.minY - slack || place.y > frame.maxY + slack
    }
    guard outside else { return layer }
    var cut = Layer(layer.name + "_cut", sublayers: [layer])
    cut.clip(to: frame)
    return cut
  }
}

extension DialContext {
  /// The size in which a line is no wider than it may be.
  func fitting(_ size: Double, _ text: String, weight: Int, in width: Double?) -> Double {
    guard let width else { return size }
    let advance = theme.widths.advance(of: text, weight: weight)
    return min(size, width / max(advance, 1e-9))
  }
}
