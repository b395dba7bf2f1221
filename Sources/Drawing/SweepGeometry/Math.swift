// The C mathematics library, without Foundation.
#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#elseif canImport(Glibc)
  import Glibc
#else
  #error("Sweephand builds with the C library of Darwin, Glibc or Musl")
#endif

/// The sine of an angle in radians.
package func sine(_ radians: Double) -> Double { sin(radians) }

/// The cosine of an angle in radians.
package func cosine(_ radians: Double) -> Double { cos(radians) }

/// The angle in radians whose tangent is `y / x`, in the quadrant of the point.
package func arcTangent(_ y: Double, _ x: Double) -> Double { atan2(y, x) }

/// The tangent of an angle in radians.
package func tangent(_ radians: Double) -> Double { tan(radians) }

/// The length of the hypotenuse, without overflow of squares.
package func hypotenuse(_ x: Double, _ y: Double) -> Double { hypot(x, y) }

/// The natural logarithm; -∞ for zero and not a number below it.
package func logarithm(_ x: Double) -> Double { log(x) }

/// A number raised to the power of another.
package func power(_ base: Double, _ exponent: Double) -> Double { pow(base, exponent) }
