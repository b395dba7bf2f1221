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
