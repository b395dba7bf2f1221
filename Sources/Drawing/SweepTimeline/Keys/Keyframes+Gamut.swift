import SweepGeometry
import SweepScene

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
