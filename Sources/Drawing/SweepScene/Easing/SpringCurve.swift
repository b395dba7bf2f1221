import SweepGeometry

/// The movement of a mass on a damped spring from 0 to its rest at 1, over time in seconds.
///
/// The counterpart of `CASpringAnimation`: `m x″ = k (1 - x) - c x′`, x(0) = 0, x′(0) = v₀. With
/// α = c / 2m, ω₀² = k / m and the two solutions of the homogeneous equation
///
/// - C(t) = e^(-αt) cos ωt, S(t) = e^(-αt) sin(ωt) / ω, ω² = ω₀² - α² (underdamped, α < ω₀),
/// - C(t) = e^(-αt), S(t) = e^(-αt) t (critically damped),
/// - C(t) = e^(-αt) cosh βt, S(t) = e^(-αt) sinh(βt) / β, β² = α² - ω₀² (overdamped),
///
/// all three cases are `x = 1 - C - (α - v₀) S` and `x′ = v₀ C + (ω₀² - α v₀) S`; each is the
/// continuation of the one above it, and the equation is met by C′ = -αC ∓ ω²S, S′ = C - αS.
///
/// A damping beyond the critical one counts as critical unless ``allowsOverdamping``. An invalid
/// spring is at its target.
public struct SpringCurve: Hashable, Sendable {
  /// The mass, in kilograms, more than zero; 1 by default.
  public var mass: Double
  /// The stiffness, in newtons per metre, more than zero; 100 by default.
  public var stiffness: Double
  /// The damping, in newton seconds per metre, zero or more; 10 by default.
  public var damping: Double
  /// The velocity at the start, in whole distances per second, positive towards the target; 0 by
  /// default.
  public var initialVelocity: Double
  /// Whether a damping beyond the critical one slows the spring down further; false by default.
  public var allowsOverdamping = false

  /// Makes a spring; the defaults are those of `CASpringAnimation`.
  public init(
    mass: Double = 1, stiffness: Double = 100, damping: Double = 10, initialVelocity: Double = 0,
    allowsOverdamping: Bool = false
  ) {
    self.mass = mass
    self.stiffness = stiffness
    self.damping = damping
    self.initialVelocity = initialVelocity
    self.allowsOverdamping = allowsOverdamping
  }

  /// Makes a spring from how long it seems to move and how much it bounces, as SwiftUI and iOS 17
  /// do.
  ///
  /// Mass 1 and stiffness (2π / d)², so that d is the period of the undamped spring. The damping
  /// ratio is 1 - bounce, and 1 / (1 + bounce) below zero: the damping is 4π (1 - bounce) / d or
  /// 4π / (d (1 + bounce)). Both are critical, 4π / d, at a bounce of 0; 1 swings for ever, and -1
  /// never arrives, which is no valid spring.
  ///
  /// - Parameters:
  ///   - perceptualDuration: d, in seconds, more than zero.
  ///   - bounce: more than -1, at most 1; 0 by default.
  ///   - initialVelocity: in whole distances per second.
  public init(perceptualDuration: Double, bounce: Double = 0, initialVelocity: Double = 0) {
    let frequency = 2 * .pi / perceptualDuration
    let ratio = bounce >= 0 ? 1 - bounce : 1 / max(1 + bounce, 0)
    self.init(
      stiffness: frequency * frequency, damping: 2 * frequency * ratio,
      initialVelocity: initialVelocity, allowsOverdamping: bounce < 0)
  }

  /// Whether the numbers make a spring: all are finite, mass and stiffness above zero, damping not
  /// below it.
  public var isValid: Bool { isValid(decayRate) }

  private func isValid(_ alpha: Double) -> Bool {
    mass > 0 && stiffness > 0 && damping >= 0 && initialVelocity.isFinite
      && alpha.isFinite && squaredFrequency.isFinite && squaredFrequency > 0
      && (alpha * alpha).isFinite
  }

  /// The damping as a part of the critical one: below 1 the spring overshoots. Above 1 it counts as 1
  /// unless ``allowsOverdamping``.
  public var dampingRatio: Double { damping / (2 * (mass * stiffness).squareRoot()) }

  /// α, by second.
  var decayRate: Double {
    let rate = damping / mass / 2
    let isWithin = allowsOverdamping || rate * rate <= squaredFrequency
    return isWithin ? rate : min(rate, squaredFrequency.squareRoot())
  }
  /// ω₀², by second squared.
  var squaredFrequency: Double { stiffness / mass }

  /// The place at a time, in whole distances from the start: 0 before it.
  public func position(at time: Double) -> Double { state(at: time).position }

  /// The velocity at a time, in whole distances per second.
  public func velocity(at time: Double) -> Double { state(at: time).velocity }

  /// Position and velocity at a time; NaN for NaN.
  package func state(at time: Double) -> (position: Double, velocity: Double) {
    let alpha = decayRate
    guard isValid(alpha) else { return (1, 0) }
    if time < 0 { return (0, 0) }
    if time == .infinity { return (1, 0) }
    let (cosine, sine) = solutions(at: time, alpha)
    let pull = squaredFrequency - alpha * initialVelocity
    return (1 - cosine - (alpha - initialVelocity) * sine, initialVelocity * cosine + pull * sine)
  }
}

extension SpringCurve {
  /// C and S at a time.
  private func solutions(at time: Double, _ alpha: Double) -> (Double, Double) {
    let difference = squaredFrequency - alpha * alpha
    let frequency = difference.magnitude.squareRoot()
    let angle = frequency * time
    let envelope = exponential(-alpha * time)
    if difference > 0 {
      let turn = sineAndCosine(angle)
      return (envelope * turn.cosine, envelope * turn.sine / frequency)
    }
    if angle < 0.5 {
      // The series, for the difference of two exponentials would lose digits.
      let square = angle * angle
      var cosh = 1 + square / 90
      cosh = 1 + square / 56 * cosh
      cosh = 1 + square / 30 * cosh
      cosh = 1 + square / 12 * cosh
      cosh = 1 + square / 2 * cosh
      var sinh = 1 + square / 110
      sinh = 1 + square / 72 * sinh
      sinh = 1 + square / 42 * sinh
      sinh = 1 + square / 20 * sinh
      sinh = 1 + square / 6 * sinh
      return (envelope * cosh, envelope * time * sinh)
    }
    // α - β without cancellation, as (α - β)(α + β) = ω₀².
    let fast = exponential(-(alpha + frequency) * time) / 2
    let slow = exponential(-squaredFrequency / (alpha + frequency) * time) / 2
    return (slow + fast, (slow - fast) / frequency)
  }
}

extension SpringCurve {
  /// The time after which the spring stays within a distance of its target, in seconds.
  ///
  /// It is the first time from which on `|x - 1| ≤ epsilon`, exactly: the movement is monotone
  /// after the last turning point that is further away, so there is one crossing to look for. The
  /// turning points' distances shrink by the same factor, which gives the last one without a
  /// search. (SwiftUI documents the same notion and epsilon; Core Animation's is not published.)
  ///
  /// - Parameter epsilon: in whole distances, more than zero; 0.001 by default.
  /// - Returns: infinity if the spring never settles, undamped or without a positive epsilon; 0 for
  /// an invalid spring.
  public func settlingDuration(epsilon: Double = 0.001) -> Double {
    guard isValid else { return 0 }
    guard epsilon > 0, damping > 0, decayRate > 0 else { return .infinity }
    func isAway(_ time: Double) -> Bool { abs(position(at: time) - 1) > epsilon }
    let turn = lastTurn(isAway: isAway, epsilon: epsilon)
    if turn == nil, !isAway(0) { return 0 }
    var low = turn?.time ?? 0
    var high = (turn == nil ? firstExtremum : turn?.next) ?? .infinity
    if high == .infinity {
      var step = 1 / decayRate
      repeat { (high, step) = (low + step, step * 2) } while isAway(high) && high < .infinity
    }
    while true {
      let middle = low + (high - low) / 2
      if middle <= low || middle >= high { return high }
      if isAway(middle) { low = middle } else { high = middle }
    }
  }

  /// The last turning point further away than epsilon, and the next one if there is one.
  private func lastTurn(
    isAway: (Double) -> Bool, epsilon: Double
  ) -> (time: Double, next: Double?)? {
    guard let first = firstExtremum, isAway(first) else { return nil }
    guard let half = halfPeriod else { return (first, nil) }
    // |x - 1| at turn n is that at turn 0 by e^(-α n half).
    let decays = logarithm(abs(position(at: first) - 1) / epsilon) / (decayRate * half)
    var count = max(decays.rounded(.down), 0)
    func time(_ count: Double) -> Double { first + count * half }
    // The logarithm may be a last bit off.
    if !isAway(time(count)), count > 0 { count -= 1 }
    if isAway(time(count + 1)) { count += 1 }
    return (time(count), time(count + 1))
  }

  /// The time from one turning point to the next; nil for a spring that does not oscillate.
  package var halfPeriod: Double? {
    let square = squaredFrequency - decayRate * decayRate
    return isValid && square > 0 ? .pi / square.squareRoot() : nil
  }

  /// The first time after 0 at which the spring turns; nil if it never does.
  ///
  /// x′ = 0 where v₀ C = -(ω₀² - α v₀) S: `tan ωt = -v₀ ω / (ω₀² - α v₀)`, and tanh βt likewise.
  package var firstExtremum: Double? {
    guard isValid else { return nil }
    let pull = squaredFrequency - decayRate * initialVelocity
    if let half = halfPeriod {
      let frequency = .pi / half
      let angle = arcTangent(-initialVelocity * frequency, pull)
      let time = angle / frequency
      return time > 1e-12 * half ? time : time + half
    }
    guard initialVelocity != 0 else { return nil }
    let frequency = (decayRate * decayRate - squaredFrequency).squareRoot()
    let ratio = -initialVelocity / pull
    let tangent = ratio * frequency
    guard ratio > 0, tangent < 1 else { return nil }
    // artanh; its series if the logarithm would lose digits.
    if tangent < 1e-4 { return ratio * (1 + tangent * tangent / 3) }
    return logarithm((1 + tangent) / (1 - tangent)) / (2 * frequency)
  }

  /// The times after 0 and before `end` at which the spring turns, at most `limit` of them.
  package func extrema(until end: Double, limit: Int = 10_000) -> [Double] {
    guard let first = firstExtremum, first < end else { return [] }
    guard let half = halfPeriod else { return [first] }
    let count = ((end - first) / half).rounded(.down)
    let last = count < Double(limit) ? Int(count) : limit - 1
    return (0...max(last, 0)).map { first + Double($0) * half }.filter { $0 < end }
  }
}
