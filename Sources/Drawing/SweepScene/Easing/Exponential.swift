import SweepGeometry

// Worked out here for the same reason as `Angle.sineAndCosine`: no processor or version of the C
// library rounds them another way, so the fit of a pace has the same bytes everywhere.

let naturalLogarithmOf2 = 0.6931471805599453

/// e to a power, to 3e-16: zero below -708, infinity above 709.
func exponential(_ power: Double) -> Double {
  guard power > -708 else { return power.isNaN ? power : 0 }
  guard power < 709 else { return .infinity }
  let whole = (power / naturalLogarithmOf2).rounded()
  // ln 2 in two parts, the first of which has few bits, so that nothing is lost.
  let rest = (power - whole * 0.693147180369123816490) - whole * 1.90821492927058770002e-10
  var sum = 1 / 6_227_020_800.0
  sum = sum * rest + 1 / 479_001_600
  sum = sum * rest + 1 / 39_916_800
  sum = sum * rest + 1 / 3_628_800
  sum = sum * rest + 1 / 362_880
  sum = sum * rest + 1 / 40_320
  sum = sum * rest + 1 / 5040
  sum = sum * rest + 1 / 720
  sum = sum * rest + 1 / 120
  sum = sum * rest + 1 / 24
  sum = sum * rest + 1 / 6
  sum = sum * rest + 0.5
  sum = (sum * rest + 1) * rest + 1
  return Double(sign: .plus, exponent: Int(whole), significand: sum)
}

/// The natural logarithm of a positive number, to 1e-15; not a number for others.
func logarithm(_ number: Double) -> Double {
  guard number > 0, number.isFinite else { return number == 0 ? -.infinity : .nan }
  let power = Double(number.exponent)
  let part = number.significand / 1.5
  // Halley's method on the significand, which after the division lies in 0.67…1.33.
  var guess = part - 1
  for _ in 0..<3 {
    let e = exponential(guess)
    guess += 2 * (part - e) / (part + e)
  }
  return power * naturalLogarithmOf2 + (guess + 0.4054651081081644)
}

/// The sine and cosine of an angle in radians; NaN if it is not finite.
package func sineAndCosine(_ radians: Double) -> (sine: Double, cosine: Double) {
  let pair = Angle.degrees(radians * (180 / .pi)).sineAndCosine
  return (pair.sine, pair.cosine)
}

/// The place between two at which a function changes its sign, to the last bit; nil where both
/// ends have the same sign.
func signChange(
  from low: Double, to high: Double, of function: (Double) -> Double
) -> Double? {
  var (low, high) = (low, high)
  let isRising = function(low) < 0
  guard isRising != (function(high) < 0) else { return nil }
  for _ in 0..<80 {
    let middle = low + (high - low) / 2
    if middle <= low || middle >= high { break }
    if (function(middle) < 0) == isRising { low = middle } else { high = middle }
  }
  return high
}
