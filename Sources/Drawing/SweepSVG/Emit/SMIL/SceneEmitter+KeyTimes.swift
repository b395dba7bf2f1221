import SweepGeometry
import SweepScene

extension SceneEmitter {
  /// Writes the key times of an element with 5 decimals, or more if the error would show, each
  /// later than the one before it, except for equal ones: they are a jump.
  ///
  /// A jump is rounded down, so that it is complete at its moment. If the rounding changes its
  /// time, all times get a sixth decimal, and the jump enough that it is at most a tenth of a
  /// millisecond early.
  mutating func writeKeyTimes(_ times: [Double], of element: SMILElement) {
    func areSame(_ index: Int, _ other: Int) -> Bool {
      times.indices.contains(other) && abs(times[index] - times[other]) < 1e-9
    }
    let errors = element.keyTimeErrors(times, tolerance: options.tolerance)
    let isJump = times.indices.map {
      element.isDiscrete || areSame($0, $0 - 1) || areSame($0, $0 + 1)
    }
    let isJumpOff = times.indices.contains { isJump[$0] && !times[$0].isWhole(at: 5) }
    var previous = -1
    markup.open("keyTimes")
    for index in times.indices {
      if index > 0 { markup.write(";") }
      if !areSame(index, index - 1) {
        let same = times.indices[index...].prefix { areSame(index, $0) }
        var error = errors[same].min() ?? .infinity
        if isJump[index] { error = min(error / 2, 0.00005 / element.duration.value) }
        let digits = times[index].decimals(from: isJumpOff ? 6 : 5, within: error)
        let unit = Self.powersOfTen[Self.mostDecimals - digits]
        let scale = Double(Self.powersOfTen[digits])
        let slack = isJump[index] ? 0.49999 : 0
        let rounded = Int(max(times[index] * scale - slack, 0).rounded()) * unit
        let later = rounded > previous ? rounded : previous + unit
        previous = min(later, Self.powersOfTen[Self.mostDecimals])
      }
      write(keyTime: previous)
    }
    markup.close()
  }

  /// Writes a time in units of the last decimal there may be.
  private mutating func write(keyTime: Int) {
    let whole = Self.powersOfTen[Self.mostDecimals]
    if keyTime % whole == 0 { return markup.write(keyTime == 0 ? "0" : "1") }
    markup.write("0.")
    var rest = keyTime
    var unit = whole / 10
    while rest > 0 {
      markup.out.write(byte: UInt8(ascii: "0") + UInt8(rest / unit))
      rest %= unit
      unit /= 10
    }
  }

  fileprivate static var mostDecimals: Int { 12 }
  private static let powersOfTen = sequence(first: 1) { $0 * 10 }.prefix(13).map(\.self)
}

extension Double {
  /// Whether it has no more than so many decimals.
  fileprivate func isWhole(at decimals: Int) -> Bool {
    let scaled = self * .tenths(decimals)
    return abs(scaled - scaled.rounded()) <= 1e-9 * .tenths(decimals)
  }

  /// The fewest decimals with which it is rounded by no more than an error.
  fileprivate func decimals(from least: Int, within error: Double) -> Int {
    var digits = least
    while digits < SceneEmitter.mostDecimals, 0.5 / .tenths(digits) > error, !isExact(at: digits) {
      digits += 1
    }
    return digits
  }

  private func isExact(at decimals: Int) -> Bool {
    let scaled = self * .tenths(decimals)
    return abs(scaled - scaled.rounded()) <= 1e-13 * .tenths(decimals)
  }

  private static func tenths(_ decimals: Int) -> Double {
    var power = 1.0
    for _ in 0..<decimals { power *= 10 }
    return power
  }
}

extension SMILElement {
  /// The allowed errors of the written key times, in fractions of a pass: small enough that
  /// animated values differ by at most a tenth of their allowed error.
  ///
  /// - Parameter tolerance: in degrees and user units.
  func keyTimeErrors(_ times: [Double], tolerance: Double) -> [Double] {
    let allowed = allowedError(tolerance) / 10
    let instant = 0.001 / duration.value
    var errors = Array(repeating: Double.infinity, count: times.count)
    guard !isDiscrete, values.count == times.count else { return errors }
    for index in times.indices.dropLast() {
      // A change in less than a millisecond is a jump to everyone.
      let time = max(times[index + 1] - times[index], instant)
      let gap = values[index].gap(to: values[index + 1])
      let isJump = times[index + 1] - times[index] < 1e-9
      guard !isJump, gap > 0, gap < .infinity else { continue }
      let error = allowed / gap * time / (keySplines?[index].steepness ?? 1)
      errors[index] = min(errors[index], error)
      errors[index + 1] = min(errors[index + 1], error)
    }
    return errors
  }

  private func allowedError(_ tolerance: Double) -> Double {
    if case .place(let place) = values.first { return tolerance / max(place.path.length(), 1) }
    // A dash is in user units, a trim in parts of the path.
    if attribute == .dashArray || attribute == .motion { return tolerance }
    let property = attribute.isAlpha ? .opacity : attribute.property
    return property.allowedError(tolerance)
  }
}

extension SMILValue {
  /// The largest difference of two numbers of the values; infinite if they cannot be interpolated.
  fileprivate func gap(to other: SMILValue) -> Double {
    switch (self, other) {
    case (.number(let a), .number(let b)): abs(a - b)
    case (.pair(let x, let y, _), .pair(let otherX, let otherY, _)):
      max(abs(x - otherX), abs(y - otherY))
    case (.color(let a), .color(let b)): AnimationValue.color(a).gap(to: .color(b))
    case (.path(let a), .path(let b)): AnimationValue.path(a).gap(to: .path(b))
    case (.place(let a), .place(let b)): abs(a.part - b.part)
    default: .infinity
    }
  }
}

extension TimingFunction {
  /// The most by which progress runs faster than time, over a sixteenth of it.
  fileprivate var steepness: Double {
    if isLinear { return 1 }
    let progress = (0...16).map { self.progress(at: Double($0) / 16) }
    return zip(progress, progress.dropFirst()).reduce(1) { max($0, abs($1.1 - $1.0) * 16) }
  }
}
