import SweepDiagnostics
import SweepGeometry
import SweepSVG
import SweepScene

/// Errors as a picture, for places that show only images.
struct ErrorCard {
  /// The bytes of the SVG file.
  let bytes: [UInt8]

  /// Shows the first three errors with their hints.
  init(_ diagnostics: [Diagnostic]) {
    var lines: [(text: String, isHint: Bool)] = []
    for diagnostic in diagnostics.prefix(3) {
      lines += Self.wrapped(diagnostic.message.visible).map { ($0, false) }
      lines += Self.wrapped(diagnostic.hint?.visible ?? "").map { ($0, true) }
    }
    let words = lines.map(\.text).joined(separator: " ")
    let height = 64 + 20 * Double(lines.count)
    var card = Layer.Shape(
      .roundedRect(Rect(x: 0.5, y: 0.5, width: 479, height: height - 1), cornerRadius: 8))
    card.fillColor = .color(Color(0xfffaf5))
    card.strokeColor = .color(Color(0xc2410c))
    var layers = [Layer(content: .shape(card)), Self.line("No picture", 16, 600, 0x9a3412, y: 34)]
    for (index, line) in lines.enumerated() {
      let color: UInt32 = line.isHint ? 0x57534e : 0x1c1917
      layers.append(Self.line(line.text, 14, 400, color, y: 60 + 20 * Double(index)))
    }
    let scene = Layer.Scene(
      size: Size(width: 480, height: height), layers: layers, title: "No picture",
      description: words, fontFamily: "'Helvetica Neue', Helvetica, Arial, sans-serif")
    bytes = (try? SVGWriter().write(scene).bytes) ?? []
  }

  private static func line(
    _ text: String, _ size: Double, _ weight: Int, _ color: UInt32, y: Double
  ) -> Layer {
    let text = Layer.Text(
      text, fontSize: size, fontWeight: weight, foregroundColor: .color(Color(color)),
      alignment: .start)
    return Layer(content: .text(text), position: Point(20, y))
  }

  /// Wraps a text into at most five lines of at most 62 characters.
  private static func wrapped(_ text: String) -> [String] {
    var lines: [String] = []
    for word in text.split(separator: " ").map({ $0.prefix(62) }) {
      if let last = lines.last, last.count + word.count < 62 {
        lines[lines.count - 1] = last + " " + word
      } else {
        lines.append(String(word))
      }
    }
    return lines.count > 5 ? lines.prefix(5) + ["…"] : lines
  }
}
