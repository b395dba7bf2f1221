import SweepGeometry

extension SceneEmitter {
  /// Writes times as whole units of 10⁻⁵, each later than the one before it, except where two are
  /// the same: that is a jump.
  ///
  /// A jump is rounded down, so that at its moment it has been made; where that is not its very
  /// time, all times get a sixth decimal. Of more than 32 they get a seventh, for those may be many
  /// passes written as one, in which values run fast.
  mutating func writeKeyTimes(_ times: [Double], isDiscrete: Bool = false) {
    func areSame(_ index: Int, _ other: Int) -> Bool {
      times.indices.contains(other) && abs(times[index] - times[other]) < 1e-9
    }
    let isJump = times.indices.map {
      isDiscrete || areSame($0, $0 - 1) || areSame($0, $0 + 1)
    }
    let isOff = times.map { abs($0 * 1e5 - ($0 * 1e5).rounded()) > 1e-4 }
    let isFast = times.count > 32 && isOff.contains(true)
    let isJumpOff = zip(isJump, isOff).contains { $0 && $1 }
    let format =
      isFast || isJumpOff ? NumberFormat(precision: isFast ? 7 : 6) : Self.keyTimeFormat
    let unit = Int(format.countsInUnit)
    var previous = -1
    markup.open("keyTimes")
    for (index, time) in times.enumerated() {
      if index > 0 { markup.write(";") }
      let slack = isJump[index] ? 0.49999 / Double(unit) : 0
      var written = format.fixed(max(time - slack, 0))
      if !areSame(index, index - 1) { written = max(written, previous + 1) }
      written = min(written, unit)
      format.write(fixed: written, to: &markup.out)
      previous = written
    }
    markup.close()
  }
}
