import SweepValues
import TestSupport
import Testing

/// Colours of every spelling against the specification and browsers' tests.
@Suite struct ColorTests {
  private func close(_ text: String, _ wanted: [Double], alpha: Double = 1) -> Bool {
    guard let color = CSSColor(text) else { return false }
    let found = [color.red, color.green, color.blue, color.alpha]
    return zip(found, wanted + [alpha]).allSatisfy { abs($0 - $1) < 1e-3 }
  }

  @Test func `colours go to OKLCH and back`() {
    let green = OKLCH(sRGB: SIMD3(0, 128.0 / 255, 0))
    #expect(abs(green.lightness - 0.51975) < 1e-4)
    #expect(abs(green.chroma - 0.17686) < 1e-4)
    #expect(abs(green.hue - 142.495) < 1e-2)
    #expect(OKLCH(sRGB: SIMD3(repeating: 0.5)).chroma < 1e-6)
    var random = SplitMix64(seed: 3)
    for _ in 0..<200 {
      let color = SIMD3((0..<3).map { _ in random.number(0...1) })
      #expect((OKLCH(sRGB: color).sRGB - color).max() < 1e-3)
    }
    // More chroma than sRGB has is taken away, at the same lightness and hue.
    let vivid = OKLCH(sRGB: OKLCH(0.7, 0.4, 264).sRGB)
    #expect(abs(vivid.lightness - 0.7) < 5e-3 && abs(vivid.hue - 264) < 1)
  }

  @Test func `levels are written in two digits`() {
    #expect(CSSColor("rgb(1 2.4 254.6 / 50%)")?.hexDigits == "#0102ff")
  }

  @Test(arguments: [
    // `green` in every space (web-platform-tests, css/css-color).
    "green", "GREEN", "#008000", "#008000ff", "rgb(0 128 0)", "rgb(0, 128, 0)", "rgba(0 50.196% 0)",
    "hsl(120 100% 25.098%)", "hsl(120deg, 100%, 25.098%)", "hsl(.33333333turn 100 25.098)",
    "hsla(133.333333grad 100% 25.098%)", "hsl(-240, 100%, 25.098%)",
    "hsl(2.0943951rad 100% 25.098%)",
    "hwb(120 0% 49.8039%)", "lab(46.2775% -47.5621 48.5837)", "lab(46.2775 -38.04968% 38.86696%)",
    "lch(46.2775% 67.9892 134.3912)", "oklab(51.975% -0.1403 0.10768)",
    "oklch(0.51975 0.17686 142.495)", "color(srgb 0 0.50196 0)", "color(srgb none 50.196% none)",
    "color(srgb-linear 0 0.21586 0)", "color(display-p3 0.21604 0.49418 0.13151)",
    "color(a98-rgb 0.281363 0.498012 0.116746)", "color(prophoto-rgb 0.230479 0.395789 0.129968)",
    "color(rec2020 0.235202 0.431704 0.085432)", "color(xyz 0.07719 0.15438 0.02573)",
    "color(XYZ-D65 0.07719 0.15438 0.02573)", "color(xyz-d50 0.08312 0.154746 0.020961)",
    " rgb( 0 128 0 / 1 ) ", "rgb(0 128 0/100%)", "rgb(-9 128 none)",
  ])
  func `green has many spellings`(_ text: String) {
    #expect(close(text, [0, 128.0 / 255, 0]), "\(String(describing: CSSColor(text)))")
  }

  @Test(
    arguments: [
      ("oklch(0.627955 0.257683 29.2339)", [1, 0, 0]), ("oklab(1 0 0)", [1, 1, 1]),
      ("oklab(0.86644 -0.233888 0.179499)", [0, 1, 0]),
      ("oklch(45.201% 0.31321 264.052)", [0, 0, 1]),
      ("lab(54.2917 80.8125 69.8851)", [1, 0, 0]), ("lab(100 0 0)", [1, 1, 1]),
      ("lab(50 0 0)", [0.46633, 0.46633, 0.46633]), ("lch(29.5676% 131.207 301.369)", [0, 0, 1]),
      ("hwb(60 20% 20%)", [0.8, 0.8, 0.2]), ("hwb(0 60% 60%)", [0.5, 0.5, 0.5]),
      ("hsl(30 100% 50%)", [1, 0.5, 0]), ("hsl(210, 50%, 40%)", [0.2, 0.4, 0.6]),
      ("rebeccapurple", [0.4, 0.2, 0.6]), ("#f80", [1, 136.0 / 255, 0]),
      // Beyond sRGB each component is clipped.
      ("color(display-p3 0 1 0)", [0, 1, 0]), ("color(srgb 2 -1 0.5)", [1, 0, 0.5]),
      ("oklch(150% 0 0)", [1, 1, 1]), ("lab(-5 0 0)", [0, 0, 0]),
    ] as [(String, [Double])])
  func `spaces are converted`(_ text: String, _ wanted: [Double]) {
    #expect(close(text, wanted), "\(String(describing: CSSColor(text)))")
  }

  @Test(
    arguments: [
      ("transparent", 0), ("#0000", 0), ("#00000080", 128.0 / 255), ("rgb(0 0 0 / 0.25)", 0.25),
      ("rgba(0, 0, 0, 25%)", 0.25), ("oklch(0 0 0 / none)", 0), ("lab(0 0 0/9)", 1),
      ("color(srgb 0 0 0 / -1)", 0),
    ] as [(String, Double)])
  func `opacity is straight`(_ text: String, _ alpha: Double) {
    #expect(close(text, [0, 0, 0], alpha: alpha))
  }

  @Test(arguments: [
    "", "#", "#12", "#12345", "#1234567", "#ggg", "grey5", "rgb", "rgb()", "rgb(1 2)",
    "rgb(1 2 3 4)",
    "rgb(1,2 3)", "rgb(1 2,3)", "rgb(1,2,3/1)", "rgb(1,2%,3)", "rgb(1 2 3 / 4 5)", "rgb(1 2 3) x",
    "rgb(none,2,3)", "rgb(1deg 2 3)", "hsl(10% 1% 1%)", "hsl(10,1,1)", "hwb(1,2%,3%)", "lab(1,2,3)",
    "oklch(0.5 0.1 20%)", "color(1 2 3)", "color(hsl 1 2 3)", "color(foo 1 2 3)", "srgb(1 2 3)",
    "rgb(from red r g b)", "color-mix(in srgb, red, blue)", "currentcolor", "canvas", "none",
    "rgb(1 2 3", "rgb(1em 2 3)",
  ])
  func `others are no colours`(_ text: String) { #expect(CSSColor(text) == nil) }

  @Test func `the current colour is given`() {
    let red = CSSColor("red")
    #expect(CSSColor("CurrentColor", current: red) == red)
  }

  @Test func `every name has its place`() {
    #expect(ColorNames.all.count == 148 && ColorNames.all == ColorNames.all.sorted())
    #expect(ColorNames.all.allSatisfy { CSSColor($0) != nil && CSSColor($0.uppercased()) != nil })
  }

  @Test func `bytes come back as they were`() {
    var random = SplitMix64(seed: 4)
    for _ in 0..<2_000 {
      let bytes = (0..<3).map { _ in Int.random(in: 0...255, using: &random) }
      let hex = bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
      let color = CSSColor("#\(hex)")
      #expect(CSSColor("rgb(\(bytes[0]) \(bytes[1]) \(bytes[2]))") == color)
      let levels = [color?.red, color?.green, color?.blue].map { ($0 ?? -1) * 255 }
      #expect(levels == bytes.map(Double.init))
      #expect(
        CSSColor("color(srgb \(levels[0] / 255) \(levels[1] / 255) \(levels[2] / 255))") == color)
    }
  }

  @Test func `luminance is that of light`() {
    #expect(CSSColor("white").map { abs($0.luminance - 1) < 1e-9 } == true)
    #expect(CSSColor("#808080").map { abs($0.luminance - 0.21586) < 1e-4 } == true)
  }
}
