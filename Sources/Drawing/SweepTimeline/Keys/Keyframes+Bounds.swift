import SweepGeometry
package import SweepScene

extension Keyframes {
  /// The keys with one more wherever a number of a value passes a bound at which a target stops it.
  ///
  /// A pace may carry a colour beyond white: it stays white for a while, and only between the two
  /// moments at which it gets there and leaves.
  package func cut(at bounds: [Double]) -> Keyframes {
    if isDiscrete || isStill || bounds.isEmpty { return self }
    let segments = keySegments
    let cuts = segments.map { $0.times(at: bounds) }
    if cuts.allSatisfy(\.isEmpty) { return self }
    let parts = zip(segments, cuts).flatMap { segment, cuts in
      let times = [segment.start] + cuts + [segment.end]
      return zip(times, times.dropFirst()).flatMap {
        segment.parts(from: $0, to: $1, movedBy: 0)
      }
    }
    return Keyframes(parts, isDiscrete: false)
  }
}

extension KeySegment {
  /// The times within the segment at which one of its numbers is at one of the bounds.
  fileprivate func times(at bounds: [Double]) -> [Double] {
    let crossings = zip(from.bounded, to.bounded).flatMap { a, b in
      bounds.filter { min(a, b) < $0 && $0 < max(a, b) }.map { ($0 - a) / (b - a) }
    }
    return Set(crossings).sorted().map { start + (end - start) * pace.time(of: $0) }
  }
}

extension AnimationValue {
  /// A number kept within bounds; any other value as it is.
  package func clamped(_ low: Double, _ high: Double) -> AnimationValue {
    if case .number(let number) = self { .number(min(max(number, low), high)) } else { self }
  }

  /// The numbers that may be kept within bounds.
  fileprivate var bounded: [Double] {
    switch self {
    case .number(let number): [number]
    case .numbers(let numbers): numbers
    case .color(let color): [color.red, color.green, color.blue]
    case .colors(let colors): colors.flatMap { [$0.red, $0.green, $0.blue] }
    default: []
    }
  }
}

extension Keyframes {
  /// Whether all colours can be written.
  var isWithinGamut: Bool { values.allSatisfy(\.isWithinGamut) }

  /// The keys with representable colours: values beyond black or full colour are clamped meanwhile;
  /// the attribute's text would move the whole way.
  func withinGamut(error: Double) -> Keyframes {
    if isDiscrete { return mapped }
    var keys = Keyframes(values[0].clamped, at: keyTimes[0])
    for index in segments {
      let (from, to) = (values[index], values[index + 1])
      let (start, end) = (keyTimes[index], keyTimes[index + 1])
      let pace = timingFunctions[index]
      guard start < end, !from.isWithinGamut || !to.isWithinGamut else {
        keys.add(to.clamped, at: end, pace)
        continue
      }
      func value(_ part: Double) -> AnimationValue {
        from.interpolated(to: to, pace.progress(at: part)).clamped
      }
      let times = adaptiveTimes(from: 0, to: 1, tolerance: error, maxCount: 1000) { a, b in
        (1...7).reduce(0) { largest, step in
          let part = Double(step) / 8
          let even = value(a).interpolated(to: value(b), part)
          return max(largest, even.gap(to: value(a + (b - a) * part)))
        }
      }
      for time in times.dropFirst() { keys.add(value(time), at: start + (end - start) * time) }
    }
    return keys
  }

  private var mapped: Keyframes {
    var keys = self
    keys.values = values.map(\.clamped)
    return keys
  }
}

extension AnimationValue {
  fileprivate var isWithinGamut: Bool {
    switch self {
    case .color, .colors: clamped == self
    default: true
    }
  }

  /// The value as it can be written: colours inside 0 … 1, all else as it is.
  fileprivate var clamped: AnimationValue {
    switch self {
    case .color(let color): .color(color.clamped)
    case .colors(let colors): .colors(colors.map(\.clamped))
    default: self
    }
  }
}

extension Color {
  fileprivate var clamped: Color {
    func inside(_ number: Double) -> Double { min(max(number, 0), 1) }
    return Color(
      red: inside(red), green: inside(green), blue: inside(blue), alpha: inside(alpha))
  }
}
