import SweepGeometry

/// A colour by its lightness, chroma and hue as the eye measures them (CSS Color 4, 9.4).
package struct OKLCH: Hashable, Sendable {
  /// From black at 0 to white at 1.
  package var lightness: Double
  /// From grey at 0 to about 0.3 for the most vivid colours of sRGB.
  package var chroma: Double
  /// In degrees; 0 for greys.
  package var hue: Double

  /// Makes a colour.
  package init(_ lightness: Double, _ chroma: Double, _ hue: Double) {
    (self.lightness, self.chroma, self.hue) = (lightness, chroma, hue)
  }

  /// Converts a colour of sRGB with components of 0 … 1.
  package init(sRGB components: SIMD3<Double>) {
    var light = SIMD3<Double>.zero
    for index in 0..<3 { light[index] = ColorSpace.decoded(components[index]) }
    var roots = ColorMatrix.lightCones * light
    for index in 0..<3 { roots[index] = power(max(roots[index], 0), 1.0 / 3) }
    let lab = ColorMatrix.oklab * roots
    lightness = lab.x
    chroma = (lab.y * lab.y + lab.z * lab.z).squareRoot()
    // Below this, the hue is noise.
    let degrees = chroma < 1e-4 ? 0 : Angle.radians(arcTangent(lab.z, lab.y)).degrees
    hue = degrees < 0 ? degrees + 360 : degrees
  }

  /// The nearest colour of sRGB with the lightness and the hue: with less chroma if it has too much.
  package var sRGB: SIMD3<Double> {
    var (low, high) = (0.0, max(chroma, 0))
    var found = components(high)
    guard !isInside(found) else { return found.clamped(lowerBound: .zero, upperBound: .one) }
    for _ in 0..<12 {
      let middle = (low + high) / 2
      found = components(middle)
      if isInside(found) { low = middle } else { high = middle }
    }
    return components(low).clamped(lowerBound: .zero, upperBound: .one)
  }

  private func components(_ chroma: Double) -> SIMD3<Double> {
    ColorSpace.oklch.sRGB(SIMD3(min(max(lightness, 0), 1), chroma, hue))
  }

  private func isInside(_ components: SIMD3<Double>) -> Bool {
    components.min() >= -1e-3 && components.max() <= 1 + 1e-3
  }
}
