import SweepGeometry

/// Color spaces of functions (CSS Color 4, 7 to 10).
enum ColorSpace: String {
  case rgb, hsl, hwb, lab, lch, oklab, oklch
  case srgb, rec2020
  case srgbLinear = "srgb-linear"
  case displayP3 = "display-p3"
  case a98 = "a98-rgb"
  case prophoto = "prophoto-rgb"
  case xyzD50 = "xyz-d50"
  case xyz = "xyz-d65"

  init?(function name: ArraySlice<UInt8>) {
    switch name.text.lowercased() {
    case "rgba": self = .rgb
    case "hsla": self = .hsl
    case let name:
      guard let space = Self(rawValue: name), space.hasFunction else { return nil }
      self = space
    }
  }

  /// A space of the function `color()`.
  init?(named name: ArraySlice<UInt8>) {
    let name = name.text.lowercased()
    guard let space = name == "xyz" ? .xyz : Self(rawValue: name), !space.hasFunction else {
      return nil
    }
    self = space
  }

  private var hasFunction: Bool {
    switch self {
    case .rgb, .hsl, .hwb, .lab, .lch, .oklab, .oklch: true
    default: false
    }
  }

  /// Values of 100% of each component; 0 for hues.
  var ranges: [Double] {
    switch self {
    case .rgb: [255, 255, 255]
    case .hsl, .hwb: [0, 100, 100]
    case .lab: [100, 125, 125]
    case .lch: [100, 150, 0]
    case .oklab: [1, 0.4, 0.4]
    case .oklch: [1, 0.4, 0]
    default: [1, 1, 1]
    }
  }

  /// Components of the space as those of sRGB, below 0 or above 1 where sRGB does not hold them.
  func sRGB(_ c: SIMD3<Double>) -> SIMD3<Double> {
    switch self {
    case .rgb: c / 255
    case .srgb: c
    case .hsl: Self.sRGB(hue: c.x, saturation: c.y, lightness: c.z)
    case .hwb: Self.sRGB(hue: c.x, whiteness: c.y / 100, blackness: c.z / 100)
    case .lab: Self.sRGB(xyzD50: Self.xyz(lab: c))
    case .lch: Self.sRGB(xyzD50: Self.xyz(lab: Self.rectangular(c)))
    case .oklab: Self.sRGB(xyz: Self.xyz(oklab: c))
    case .oklch: Self.sRGB(xyz: Self.xyz(oklab: Self.rectangular(c)))
    case .srgbLinear: c.mapped(Self.encoded)
    case .displayP3: Self.sRGB(xyz: ColorMatrix.displayP3 * c.mapped(Self.decoded))
    case .a98: Self.sRGB(xyz: ColorMatrix.a98 * c.mapped { power($0, 563 / 256) })
    case .prophoto:
      Self.sRGB(
        xyzD50: ColorMatrix.prophoto * c.mapped { $0 <= 16 / 512 ? $0 / 16 : power($0, 1.8) })
    case .rec2020: Self.sRGB(xyz: ColorMatrix.rec2020 * c.mapped(Self.decodedRec2020))
    case .xyzD50: Self.sRGB(xyzD50: c)
    case .xyz: Self.sRGB(xyz: c)
    }
  }
}

// Hues on the wheel of sRGB (CSS Color 4, 7 and 8).
extension ColorSpace {
  private static func sRGB(hue: Double, saturation: Double, lightness: Double) -> SIMD3<Double> {
    let lightness = min(max(lightness / 100, 0), 1)
    let reach = min(max(saturation / 100, 0), 1) * min(lightness, 1 - lightness)
    func component(_ offset: Double) -> Double {
      let place = (offset + hue / 30).truncatingRemainder(dividingBy: 12)
      let k = place < 0 ? place + 12 : place
      return lightness - reach * max(-1, min(k - 3, 9 - k, 1))
    }
    return SIMD3(component(0), component(8), component(4))
  }

  private static func sRGB(hue: Double, whiteness: Double, blackness: Double) -> SIMD3<Double> {
    let sum = whiteness + blackness
    if sum >= 1 { return SIMD3(repeating: whiteness / sum) }
    return sRGB(hue: hue, saturation: 100, lightness: 50) * (1 - sum) + whiteness
  }
}

// Spaces that are measured by the eye (CSS Color 4, 9 and 18).
extension ColorSpace {
  private static func sRGB(xyz: SIMD3<Double>) -> SIMD3<Double> {
    (ColorMatrix.linearSRGB * xyz).mapped(encoded)
  }

  private static func sRGB(xyzD50: SIMD3<Double>) -> SIMD3<Double> {
    sRGB(xyz: ColorMatrix.d65 * xyzD50)
  }

  private static func rectangular(_ c: SIMD3<Double>) -> SIMD3<Double> {
    let hue = Angle.degrees(c.z).radians
    let chroma = max(c.y, 0)
    return SIMD3(c.x, chroma * cosine(hue), chroma * sine(hue))
  }

  private static func xyz(lab: SIMD3<Double>) -> SIMD3<Double> {
    let middle = (min(max(lab.x, 0), 100) + 16) / 116
    let roots = SIMD3(lab.y / 500 + middle, middle, middle - lab.z / 200)
    let white = SIMD3(0.3457 / 0.3585, 1, (1 - 0.3457 - 0.3585) / 0.3585)
    let ratios = roots.mapped { root in
      let cube = root * root * root
      return cube > 216.0 / 24389 ? cube : (116 * root - 16) * 27 / 24389
    }
    return ratios * white
  }

  private static func xyz(oklab: SIMD3<Double>) -> SIMD3<Double> {
    var oklab = oklab
    oklab.x = min(max(oklab.x, 0), 1)
    return ColorMatrix.cones * (ColorMatrix.oklabCones * oklab).mapped { $0 * $0 * $0 }
  }
}

// Light and what is stored of it (CSS Color 4, 10 and 18).
extension ColorSpace {
  private static func encoded(_ light: Double) -> Double {
    light <= 0.0031308 ? light * 12.92 : 1.055 * power(light, 1 / 2.4) - 0.055
  }

  /// The light of a component of sRGB or Display P3.
  static func decoded(_ value: Double) -> Double {
    value <= 0.04045 ? value / 12.92 : power((value + 0.055) / 1.055, 2.4)
  }

  private static func decodedRec2020(_ value: Double) -> Double {
    let (a, b) = (1.09929682680944, 0.018053968510807)
    return value < b * 4.5 ? value / 4.5 : power((value + a - 1) / a, 1 / 0.45)
  }
}

extension SIMD3<Double> {
  /// The components through a curve that is the same on both sides of 0.
  fileprivate func mapped(_ curve: (Double) -> Double) -> Self {
    func value(_ x: Double) -> Double { x < 0 ? -curve(-x) : curve(x) }
    return SIMD3(value(x), value(y), value(z))
  }
}
