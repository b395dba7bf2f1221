extension Scale {
  /// The step of 1, 2, 2.5 or 5 times a power of ten, counted from zero, that makes the number of
  /// marks nearest to one asked for; of two the longer.
  func niceStep(count: Int) -> Double {
    let least = extent / Double(count + 1) / 10
    var power = Self.niceStep(atLeast: least, of: [1])
    var best = (step: power, miss: Double.infinity)
    while power <= 10 * extent {
      for step in [1, 2, 2.5, 5].map({ $0 * power }) {
        let marks =
          (domain.upperBound / step + 1e-6).rounded(.down)
          - (domain.lowerBound / step - 1e-6).rounded(.up) + 1
        let miss = abs(marks - Double(count))
        if miss <= best.miss { best = (step, miss) }
      }
      power *= 10
    }
    return best.step
  }

  /// The marks of a step with as many lighter ones in between as fit anywhere on the scale.
  func marks(step: Double) throws(DialError) -> ScaleMarks {
    let major = try readings(every: step)
    var marks = ScaleMarks(major: major, fewer: try fewer(than: step))
    let digit = Self.leadingDigits(of: step)
    guard [1, 2, 2.5, 5].contains(digit) else {
      if let minor = try minors(between: step, major) { marks.minor = minor }
      return marks
    }
    // A quarter as in 25 is divided as five fives.
    let halves = digit == 2.5 ? step / 5 : digit == 5 ? step / 5 : step / 2
    let fine = digit == 2.5 || digit == 5 ? [step / 25, step / 10] : [step / 10, step / 4]
    guard let middle = try clear(halves, atLeast: 3) else { return marks }
    marks.middle = middle.without(major)
    for candidate in fine where halves.isWhole(candidate) {
      guard let minor = try clear(candidate, atLeast: 1.6) else { continue }
      marks.minor = minor.without(major).without(middle)
      return marks
    }
    (marks.middle, marks.minor) = ([], marks.middle)
    return marks
  }

  /// Marks that divide a step in which nobody counts, such as 12 or 30, into up to ten parts of 1, 2
  /// or 5 times a power of ten; nil where none divides it or none stands clear.
  private func minors(between step: Double, _ major: [Double]) throws(DialError) -> [Double]? {
    let unit = Self.niceStep(atLeast: step / 100, of: [1])
    for digit in [1.0, 2, 5, 10, 20, 25, 50] {
      let fine = digit * unit
      guard fine * 1.5 < step, step <= 10.01 * fine, step.isWhole(fine),
        let minor = try clear(fine, atLeast: 1.6)
      else { continue }
      return minor.without(major)
    }
    return nil
  }

  /// The shortest step of 1, 2 or 5 times a power of ten whose marks are all so many degrees apart.
  func evenStep(apart degrees: Double) throws(DialError) -> Double {
    var least = extent / 100
    while least < extent {
      let step = Self.niceStep(atLeast: least)
      if try clear(step, atLeast: degrees) != nil { return step }
      least = step * 1.5
    }
    return Self.niceStep(atLeast: extent)
  }

  /// The multiples of a step, if they are at least so many degrees apart.
  private func clear(_ step: Double, atLeast degrees: Double) throws(DialError) -> [Double]? {
    guard extent / step <= 1000 else { return nil }
    let values = try readings(every: step)
    return smallestGap(values) >= degrees * (1 - 1e-9) ? values : nil
  }

  /// The number of 1 ..< 10 that a step is a power of ten times of, to two digits.
  static func leadingDigits(of step: Double) -> Double {
    let digits = step / niceStep(atLeast: step, of: [1]) * 10
    let reduced = digits > 9.99 ? digits / 10 : digits
    return (reduced * 10).rounded() / 10
  }
}
