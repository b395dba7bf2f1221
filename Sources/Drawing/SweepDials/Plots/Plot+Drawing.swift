import SweepGeometry
import SweepScene

extension Reading {
  /// The animation of a picture of data while it draws itself; nil if that takes no time.
  func drawing<Value>(_ key: AnimationKey<Value>, from: Value, to: Value) -> Layer.Animation? {
    guard duration > .zero else { return nil }
    return .basic(
      BasicAnimation(
        key, from: from, to: to, timing: MediaTiming(duration: duration),
        timingFunction: timingFunction))
  }

  /// The animation that shows a layer when the drawing ends; nil if that takes no time.
  var appearing: Layer.Animation? {
    guard duration > .zero else { return nil }
    return .basic(
      BasicAnimation(
        .opacity, from: 0, to: 1,
        timing: MediaTiming(
          beginTime: duration, duration: 0.25, fillMode: .backwards),
        timingFunction: .easeOut))
  }
}

extension Dial.Plot {
  /// A mask that is drawn from left to right; nil if that takes no time.
  func uncovering(in reading: Reading) -> Layer? {
    guard let drawing = reading.drawing(.strokeEnd, from: 0, to: 1) else { return nil }
    let room = Self.room
    let y = frame.center.y
    let across = Layer.Shape(
      .line(from: Point(frame.minX - room, y), to: Point(frame.maxX + room, y)), fillColor: .none,
      strokeColor: .color(.white), lineWidth: frame.size.height + 2 * room)
    return Layer("uncovering", content: .shape(across), animations: [drawing])
  }

  /// The distance of the mask's ends beyond the frame, for dots and thick lines.
  private static var room: Double { 6 }

  /// The motion of a pen along the data, as the mask uncovers it, relative to the last place; nil
  /// if that takes no time.
  func pen(in reading: Reading) -> Layer.Animation? {
    guard let way = penWay(in: reading), let last = way.places.last else { return nil }
    return .keyframe(
      KeyframeAnimation(
        .translation, values: way.places.map { $0 - last }, keyTimes: way.times,
        timing: MediaTiming(duration: reading.duration)))
  }

  /// The places that the pen passes, and the parts of its time at which it does.
  func penWay(in reading: Reading) -> (places: [Point], times: [Double])? {
    let all = places.compactMap { $0 }
    guard reading.duration > .zero, let last = all.last, all.count > 1 else { return nil }
    // Many places are thinned imperceptibly.
    let stride = (all.count + 59) / 60
    let told = all.indices.filter { $0 % stride == 0 }.map { all[$0] } + [last]
    var way = (places: [told[0]], times: [0.0])
    for place in between(told) {
      let part = (place.x - frame.minX + Self.room) / (frame.size.width + 2 * Self.room)
      let time = reading.timingFunction.time(of: part)
      guard time > way.times[way.times.count - 1] else { continue }
      way.places.append(place)
      way.times.append(time)
    }
    if way.times[way.times.count - 1] < 1 {
      way.places.append(last)
      way.times.append(1)
    }
    return way
  }

  /// Places with others between those that lie far apart, so that the pen keeps its pace there.
  private func between(_ places: [Point]) -> [Point] {
    var dense = Array(places.prefix(1))
    for (from, to) in zip(places, places.dropFirst()) {
      let count = max((abs(to.x - from.x) / frame.size.width * 24).rounded(), 1)
      for step in 1...Int(count) { dense.append(from.interpolated(to: to, Double(step) / count)) }
    }
    return dense
  }

  /// A layer clipped to the frame, if any of the places is outside.
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
