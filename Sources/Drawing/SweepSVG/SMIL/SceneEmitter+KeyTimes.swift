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
