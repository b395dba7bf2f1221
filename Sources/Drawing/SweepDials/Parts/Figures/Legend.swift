public import SweepGeometry
public import SweepScene

/// The meanings of the colours: a swatch and a text for each.
public struct Legend: Part {
  /// The texts of the rows; none by default.
  public var texts: [String]
  /// The colours of the rows; good, warning, danger by default.
  public var colors: [ThemeColor] = [.token(.good), .token(.warning), .token(.danger)]
  /// The middle of the rows, in dial units; 50 below the centre by default.
  public var position = Point(0, 50)
  /// The size of the type in dial units; 7 by default.
  public var size = 7.0

  /// The number of columns, which fill row by row; 1 by default.
  public var columns = 1

  /// Makes a legend.
  public init(_ texts: [String] = []) { self.texts = texts }

  /// Draws the rows, about their common middle. Throws where words have no colour.
  public func layer(in context: DialContext) throws(DialError) -> Layer {
    try checkKeys()
    guard texts.count <= colors.count else {
      throw DialError("colors", "must give a colour to each of the \(texts.count) rows")
    }
    let widths = context.theme.widths
    let widest = texts.map { widths.advance(of: $0, weight: 400) }.max() ?? 0
    let (pitch, rows) = ((widest + 2.8) * size, (texts.count - 1) / columns)
    var legend = Layer("legend", position: position)
    for (row, text) in texts.enumerated() {
      let middle = (Double(row / columns) - Double(rows) / 2) * size * 1.6
      let left =
        (Double(row % columns) - Double(columns - 1) / 2) * pitch - (widest + 1.2) * size / 2
      let swatch = Rect(
        x: left, y: middle - size * 0.35, width: size * 0.7, height: size * 0.7)
      let words = Layer.Text(
        text, fontSize: size, foregroundColor: .color(context.theme.ink), alignment: .start)
      legend.sublayers += [
        Layer(
          content: .shape(
            Layer.Shape(
              .roundedRect(swatch, cornerRadius: size * 0.15),
              fillColor: .color(context.theme[colors[row]])))),
        Layer(
          content: .text(words),
          position: Point(left + size * 1.2, middle + context.theme.opticalCenter * size).onGrid),
      ]
    }
    return legend
  }

  /// The same rows, a little larger if that makes them legible; smaller ones are left out.
  public func compact(leastType: Double) -> (any Part)? {
    CompactForm.leavesOut(size, leastType) ? nil : with { $0.size = max(size, leastType) }
  }
}

extension Legend: KeyedPart {
  package static let summary = "The meanings of the colours: a swatch and a text for each."

  package static let keys: KeyTable<Legend> = KeyTable([
    Key("texts", \.texts, .list(of: .text), "The texts of the rows."),
    Key("colors", \.colors, .list(of: .themeColor), "The colours of the rows."),
    Key("position", \.position, .point, "The middle of the rows."),
    Key("size", \.size, .number(above: 0), "The size of the type in dial units."),
    Key("columns", \.columns, .integer(in: 1...12), "How many columns there are."),
  ])
}
