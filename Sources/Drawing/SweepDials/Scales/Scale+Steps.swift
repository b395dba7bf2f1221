import SweepGeometry

/// The distances between marks of the three weights, in units of a scale.
struct ScaleSteps: Hashable {
  var major: Double
  var middle: Double
  var minor: Double
}

extension Scale {
  /// Common steps (1, 2 or 5 times a power of ten), as many as are clear of each other: majors at
  /// least 16° apart, minors at least 1.6°.
  var steps: ScaleSteps {
    let degrees = abs(span.degrees) / extent
    let major = reachingEnds(Self.niceStep(atLeast: 16 / degrees))
    let middle = [2.5, 5].contains(Self.leadingDigits(of: major)) ? major / 5 : major / 2
    let fine = [major / 10, middle / 2, middle].first { $0 * degrees >= 1.6 && middle.isWhole($0) }
    return ScaleSteps(major: major, middle: middle, minor: fine ?? middle)
  }

  /// The step, or one of up to two and a half times its length that leaves out fewer ends of the
  /// scale: of 0 … 15 not 2, after which 14 would be the last, but 5.
  private func reachingEnds(_ step: Double) -> Double {
    let known = ends(at: step)
    return [1.25, 2, 2.5].map { $0 * step }.first { longer in
      let digits = Self.leadingDigits(of: longer)
      // Of quarters only those that need no decimals.
      let isRound = [1, 2, 5].contains(digits) || digits == 2.5 && longer.isWhole(1)
      return isRound && longer < extent && ends(at: longer) > known
    } ?? step
  }

  /// The smallest of 1, 2, 5, 10, … times a power of ten that is not below a number.
  static func niceStep(atLeast least: Double, of digits: [Double] = [1, 2, 5]) -> Double {
    var power = 1.0
    while power * 10 <= least { power *= 10 }
    while power > least { power /= 10 }
    return (digits.first { $0 * power >= least * (1 - 1e-9) } ?? 10) * power
  }

  /// The greatest of 1, 2, 5, or other falling digits, times a power of ten that is not above a number.
  static func niceStep(atMost most: Double, of digits: [Double] = [5, 2]) -> Double {
    let power = niceStep(atLeast: most / 10 * (1 + 1e-8), of: [1])
    return (digits.first { $0 * power <= most * (1 + 1e-9) } ?? 1) * power
  }

  /// The multiples of a step inside the domain, counted from zero; if the ends of a full circle
  /// meet, without the first unless it is requested.
  ///
  /// - Throws: ``DialError`` for a step that is not more than zero or makes over 2000 marks.
  func multiples(
    of step: Double, withBothEnds: Bool = false
  ) throws(DialError) -> Range<Int> {
    guard step > 0, extent / step <= 2000 else {
      throw DialError("every", "must be more than zero and make at most 2000 marks")
    }
    guard !isStill else { return 0..<0 }
    let slack = 1e-6
    let first = (domain.lowerBound / step - slack).rounded(.up)
    let last = (domain.upperBound / step + slack).rounded(.down)
    guard abs(first) < 1e15, abs(last) < 1e15, first <= last else { return 0..<0 }
    let closes = isFullCircle && !withBothEnds && last - first >= (extent / step) - slack
    let lowest = Int(first) + (closes ? 1 : 0)
    return lowest..<max(lowest, Int(last) + 1)
  }
}

extension Double {
  /// Whether the number is a whole multiple of another one, to a millionth of it.
  @inline(__always)
  func isWhole(_ unit: Double) -> Bool {
    let count = (self / unit).magnitude
    // Added to 2^52, a number has no room for a fraction; `rounded()` is a call into the C library.
    let magic = 4503599627370496.0
    return abs(count - (count < magic ? count + magic - magic : count)) < 1e-6
  }
}

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

extension Scale {
  /// The choices of labels instead of the multiples of a step, ever fewer readings.
  func fewer(than step: Double) throws(DialError) -> [[Double]] {
    var lists: [[Double]] = []
    for longer in longerSteps(than: step) { lists.append(try readings(every: longer)) }
    return lists
  }

  /// The multiples of a step at which labels may stand in its place, rising: those that people count
  /// in; other fours, and quarters, where these have a label at both ends. A step that leaves out an end
  /// gives way to one of up to twice its length that does not.
  func longerSteps(than step: Double) -> [Double] {
    guard step > 0 else { return [] }
    // The hours of a clock are divided as clockmakers do.
    let isClock = isFullCircle && extent / step <= 24 && extent.isWhole(12 * step)
    let isRound = !isClock && Self.round.contains(Self.leadingDigits(of: step))
    let steps = Self.factors.map { ($0, $0 * step) }.filter { factor, longer in
      guard longer <= extent else { return false }
      if mapping.hasWords { return true }
      let digits = Self.leadingDigits(of: isRound ? longer : factor)
      let closes = ends(at: longer) == 2
      if [1, 2, 5].contains(digits) || digits == 4 && [2, 20, 200].contains(factor) {
        return true
      }
      return closes && (!isRound || Self.round.contains(digits))
    }.map(\.1)
    return steps.filter { step in
      !steps.contains { other in
        guard other > step, other <= 2 * step else { return false }
        // A five is rounder than a four.
        let isFour = isRound && Self.leadingDigits(of: step) == 4
        let isBetter = isFour && Self.leadingDigits(of: other) == 5
        return ends(at: other) > ends(at: step) || isBetter && ends(at: other) == ends(at: step)
      }
    }
  }

  private static let round = [1, 2, 2.5, 4, 5]
  private static let factors: [Double] = [
    2, 3, 4, 5, 6, 8, 10, 12, 15, 16, 20, 24, 25, 30, 40, 50, 60, 80, 100, 200, 250, 400, 500, 1000,
  ]

  /// How many ends of the domain have major marks, and how many steps lie between these, where the scale
  /// chooses them by itself.
  var ownSteps: (ends: Int, count: Double)? {
    guard mapping == .linear, ticks.majors == .automatic || ticks.majors == .whole, !isStill else {
      return nil
    }
    let step = ticks.majors == .whole ? max(steps.major, 1) : steps.major
    return (ends(at: step), extent / step)
  }

  /// The number of the domain's ends that are multiples of a step.
  func ends(at step: Double) -> Int {
    [domain.lowerBound, domain.upperBound].count { $0.isWhole(step) }
  }
}
