import SweepGeometry
import SweepType

/// A page that shows a face in its sizes and weights, on light and on dark ground.
struct SpecimenPage {
  private static let width = 960.0
  private static let (paper, night) = ("#faf8f2", "#14181d")

  private let face: Typeface
  private var body = ""
  private var y = 0.0
  private var color = "#15181c"

  init(_ face: Typeface) {
    self.face = face
    showHead()
    showCharacters()
    showWeights()
    let middle = y
    showNight()
    let height = number(y)
    svg = """
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 \(number(Self.width)) \(height)">
      <title>Specimen of the face \(face.name)</title>
      <path fill="\(Self.paper)" d="M0 0H\(number(Self.width))V\(height)H0Z"/>
      <path fill="\(Self.night)" d="M0 \(number(middle))H\(number(Self.width))V\(height)H0Z"/>
      \(body)</svg>

      """
  }

  /// The page as an SVG document of paths alone.
  private(set) var svg = ""

  private var isDisplay: Bool { face.name == "segment" || face.name == "matrix" }

  private mutating func showHead() {
    let samples = [
      "engineering": "240 km/h", "geometric": "10:09", "square": "TACH 60", "cockpit": "3801 FT",
      "engraved": "VII · XII", "segment": "12:45.8", "matrix": "72 %",
    ]
    y = 64
    row(face.name, size: 22, tracking: 6)
    y += 236
    let sample = samples[face.name] ?? "123"
    let natural = face.typeset(sample, size: 200, figures: .proportional)
    row(sample, size: min(200, 200 * (Self.width - 96) / natural.advance))
  }

  private mutating func showCharacters() {
    let lines =
      isDisplay
      ? ["0123456789", "ABCDEFGHIJKLM", "NOPQRSTUVWXYZ", "+−±×/%°&@#²³µΩ€"]
      : [
        "ABCDEFGHIJKLMNOPQRSTUVWXYZ", "abcdefghijklmnopqrstuvwxyz",
        "0123456789 .,:;!? '\"()&@#", "+−±×÷=/%‰ °²³½ µΩ€ ÄÉÎÕÅÇÆØ äéîõåçæø",
      ]
    y += 40
    for line in lines {
      y += 58
      row(line, size: 32)
    }
  }

  private mutating func showWeights() {
    y += 28
    for weight in Weight.allCases {
      y += 62
      row(isDisplay ? "-21.5" : "21.5 °C 1013 hPa Wave", size: 38, weight: weight)
    }
    y += 40
    for size in [24.0, 12] {
      y += size * 2
      row(
        isDisplay ? "0123456789 1000 RPM" : "0123456789 × 1000 1/min Ölkühler TYPE AVIATOR",
        size: size)
    }
    y += 48
  }

  private mutating func showNight() {
    color = "#f2f4f7"
    y += 26
    for (size, text) in [(64.0, "0 20 40 60 80"), (24, "120 140 160"), (12, "RPM × 1000")] {
      y += size * 1.5
      for (place, weight) in (size > 30 ? [Weight.regular] : Weight.allCases).enumerated() {
        row(text, size: size, weight: weight, x: 48 + Double(place) * 290)
      }
    }
    y += 48
  }

  private mutating func row(
    _ text: String, size: Double, weight: Weight = .regular, x: Double = 48, tracking: Double = 0
  ) {
    let row = face.typeset(
      text, size: size, weight: weight, figures: .proportional, tracking: tracking)
    let fit = min(1, (Self.width - 48 - x) / max(row.advance, 1))
    let scale = fit < 1 ? " scale(\(number(fit)))" : ""
    let place = "transform=\"translate(\(number(x)) \(number(y)))\(scale)\""
    if !row.unlit.isEmpty {
      body += "<path \(place) opacity=\".12\" \(paint(row, row.unlit))/>\n"
    }
    body += "<path \(place) \(paint(row, row.path))/>\n"
  }

  private func paint(_ row: TypesetRow, _ path: Path) -> String {
    let data = path.svgPathData() ?? ""
    switch row.ink {
    case .fill: return "fill=\"\(color)\" d=\"\(data)\""
    case .stroke(let width, let cap):
      let ends = cap == .round ? " stroke-linecap=\"round\"" : ""
      return
        "fill=\"none\" stroke=\"\(color)\" stroke-width=\"\(number(width))\"\(ends) d=\"\(data)\""
    }
  }

  private func number(_ value: Double) -> String {
    let thousandths = (value * 1000).rounded()
    return thousandths.truncatingRemainder(dividingBy: 1000) == 0
      ? "\(Int(thousandths / 1000))" : "\(thousandths / 1000)"
  }
}
