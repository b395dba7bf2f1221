/// A smooth curve through numbers at key times: a cubic polynomial between each two keys.
///
/// The counterpart of Core Animation's `cubic` calculation mode, after Kochanek and Bartels,
/// "Interpolating Splines with Local Tension, Continuity, and Bias Control" (1984). With the steps
/// a = p(i) - p(i - 1) and b = p(i + 1) - p(i), tension t, continuity c and bias b′, the tangents
/// on the two sides of key i are
///
/// - arriving: ((1 - t)(1 - c)(1 + b′) a + (1 - t)(1 + c)(1 - b′) b) / 2
/// - leaving: ((1 - t)(1 + c)(1 + b′) a + (1 - t)(1 - c)(1 - b′) b) / 2
///
/// over keys that are one apart. For others the paper scales a tangent by twice its own segment's
/// time by the time of both; as a slope, which is that by the segment's time, it is the tangent
/// times 2 / (time before + time after). With t = c = b′ = 0 the slope at a key is that of the line
/// between its neighbours, p(i + 1) - p(i - 1) by their time: Catmull and Rom's curve.
///
/// At the ends, and beside two keys of one time (a jump), the missing step is the mirror image of
/// the one there is, in number and time.
package struct KochanekBartels: Hashable, Sendable {
  /// The bends at one key; all 0 by default, each usually -1…1.
  package struct Bend: Hashable, Sendable {
    /// 1 makes the curve straight at the key, -1 rounder.
    package var tension: Double
    /// 0 is smooth; -1 makes the corner that straight lines make, above 0 one the other way.
    package var continuity: Double
    /// Above 0 the step before the key counts more, below 0 the one after it.
    package var bias: Double

    package init(tension: Double = 0, continuity: Double = 0, bias: Double = 0) {
      self.tension = tension
      self.continuity = continuity
      self.bias = bias
    }
  }

  /// The slopes on the two sides of a key, in units of value by units of time.
  package struct Slopes: Hashable, Sendable {
    package var arriving: Double
    package var leaving: Double
  }

  /// The numbers.
  package var values: [Double]
  /// The times, one for each number, not decreasing.
  package var times: [Double]
  /// The bend at each key; keys without one have none.
  package var bends: [Bend]

  package init(values: [Double], times: [Double], bends: [Bend] = []) {
    self.values = values
    self.times = times
    self.bends = bends
  }

  /// The number of keys that have both a value and a time.
  private var count: Int { min(values.count, times.count) }

  /// The slopes at a key; zero without a neighbour.
  package func slopes(at index: Int) -> Slopes {
    guard (0..<count).contains(index) else { return Slopes(arriving: 0, leaving: 0) }
    let before = step(from: index - 1)
    let after = step(from: index)
    guard let (a, timeBefore) = before ?? after, let (b, timeAfter) = after ?? before else {
      return Slopes(arriving: 0, leaving: 0)
    }
    let bend = index < bends.count ? bends[index] : Bend()
    let (past, next) = (1 + bend.bias, 1 - bend.bias)
    let (more, less) = (1 + bend.continuity, 1 - bend.continuity)
    // Half of the sum, by half of the time of both.
    let scale = (1 - bend.tension) / (timeBefore + timeAfter)
    return Slopes(
      arriving: scale * (less * past * a + more * next * b),
      leaving: scale * (more * past * a + less * next * b))
  }

  /// The difference to the next key and its time; nil without a next key, or if no time passes.
  private func step(from index: Int) -> (way: Double, time: Double)? {
    guard index >= 0, index + 1 < count, times[index + 1] > times[index] else { return nil }
    return (values[index + 1] - values[index], times[index + 1] - times[index])
  }

  /// The polynomials between keys, in the order of time; none where two keys have one time.
  package var cubics: [EasingCubic] {
    (0..<max(count - 1, 0)).compactMap { index in
      guard step(from: index) != nil else { return nil }
      return EasingCubic(
        start: times[index], end: times[index + 1], from: values[index], to: values[index + 1],
        startSlope: slopes(at: index).leaving, endSlope: slopes(at: index + 1).arriving)
    }
  }

  /// The curve as pieces whose control numbers lie in 0…1, exact before they are rounded.
  package var pieces: [EasingPiece] { cubics.flatMap(\.pieces) }
}
