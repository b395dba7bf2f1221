import SweepDials
import SweepScene
import SweepValues

extension Color {
  /// The colour by lightness, chroma and hue.
  var oklch: OKLCH { OKLCH(sRGB: SIMD3(red, green, blue)) }

  /// Makes a colour that six hexadecimal digits spell, as near as they do.
  init(_ oklch: OKLCH) {
    let components = oklch.sRGB
    self.init(Color(red: components.x, green: components.y, blue: components.z).rgb)
  }

  /// The lowest contrast with grounds.
  func contrast(on grounds: [Color]) -> Double { grounds.map(contrast).min() ?? 21 }

  /// The nearest colour of the same hue with a contrast on all grounds; nil where no lightness has it.
  func mended(to least: Double, on grounds: [Color]) -> Color? {
    if contrast(on: grounds) >= least { return self }
    let start = oklch
    for step in 1...200 {
      for sign in [-1.0, 1] {
        var other = start
        other.lightness += sign * Double(step) * 0.005
        guard (-0.005...1.005).contains(other.lightness) else { continue }
        let color = Color(other)
        if color.contrast(on: grounds) >= least { return color }
      }
    }
    return nil
  }

  /// The colour as near as it can be with a contrast on all grounds: black or white where no other one
  /// of its hue has it.
  func fitted(to least: Double, on grounds: [Color]) -> Color {
    let best = [Color.black, .white].max { $0.contrast(on: grounds) < $1.contrast(on: grounds) }
    return mended(to: least, on: grounds) ?? best ?? self
  }

  /// The colour with another lightness, and with the chroma that it has at most.
  func toned(_ lightness: Double, chroma: Double = 1) -> Color {
    var other = oklch
    (other.lightness, other.chroma) = (lightness, min(other.chroma, chroma))
    return Color(other)
  }

  /// The colour so much lighter; darker for a negative number.
  func shifted(_ lightness: Double) -> Color { toned(oklch.lightness + lightness) }
}
