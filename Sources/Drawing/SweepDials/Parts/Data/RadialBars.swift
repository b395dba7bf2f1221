public import SweepGeometry
public import SweepScene

/// Numbers as arcs inside each other, the first one outermost, with their names before them.
///
/// They grow in the time of the reading. It shows the data of its plot, or without any its own; a row
/// without a reading is a groove and a dash.
public struct RadialBars: Part {
  /// The numbers, 1 … 12, if the plot has none.
  public var values: [Double] = []
  /// Their names, if the plot has no categories.
  public var texts: [String] = []
  /// The number of a whole turn of ``span``; by default a round one that all fit in.
  public var maximum: Double?
  /// The turn of the greatest number, clockwise from 12 o'clock; 270° by default.
  public var span = Angle.degrees(270)
  /// The radius of the outer edge, in dial units; 92 by default.
  public var radius = 92.0
  /// The radius of the inner edge, in dial units; 30 by default.
  public var innerRadius = 30.0
  /// The colours in turn; shades of the theme's `accent` by default.
  public var colors: [ThemeColor] = []
  /// The size of the type in dial units; 8 by default, smaller where arcs are thin.
  public var size = 8.0
  /// The spelling of the numbers.
  public var style = NumberStyle()
  /// Whether numbers have names beside them; true by default.
  var hasNames = true

  /// Makes arcs of numbers.
  public init(_ values: [Double] = [], _ texts: [String] = []) {
    (self.values, self.texts) = (values, texts)
  }

  /// Draws the arcs. Throws for no numbers or more than 12, for numbers below zero, and for sizes.
  public func layer(in context: DialContext) throws(DialError) -> Layer {
    try checkKeys()
    let bars = bars(in: context)
    guard (1...12).contains(bars.count) else { throw DialError("values", "must be 1 … 12 numbers") }
    guard bars.allSatisfy({ (0..<1e12).contains($0.value ?? 0) }) else {
      throw DialError("values", "must be zero or more and below 1e12")
    }
    guard radius > innerRadius else {
      throw DialError("radius", "must be more than the inner one")
    }
    guard span.degrees > 0, span.degrees < 360 else {
      throw DialError("span", "must be more than 0° and less than 360°")
    }
    let most = most(of: bars)
    var layer = Layer("radial_bars")
    for index in bars.indices {
      layer.sublayers += self.bar(index, bars, of: most, in: context)
    }
    return layer
  }

  /// Adds the numbers with their names, and the ends of their scale.
  public func describe(in context: DialContext, into builder: inout DescriptionBuilder) {
    let bars = bars(in: context)
    guard !bars.isEmpty else { return }
    let phrases = Phrases(language: builder.language)
    let words = bars.map { bar in
      let figures = bar.value.map(style.string) ?? phrases.noReading
      return bar.name.isEmpty ? figures : bar.name + " " + figures
    }
    var plain = style
    (plain.decimals, plain.unit, plain.prefix, plain.suffix) = (nil, "", "", "")
    let range = plain.string(0) + phrases.to + plain.string(most(of: bars))
    let hasReadings = bars.contains { $0.value != nil }
    let text = (words + (hasReadings ? [range] : [])).joined(separator: ", ")
    if hasReadings { builder.addText(text) } else { builder.addNoReading(text) }
    if let plot = context.plot { builder.addData(of: plot) { $0.isSpelledOut = true } }
  }

  /// A number, or none, with its name.
  private struct Bar {
    var value: Double?
    var name: String
  }

  private func figures(_ bar: Bar) -> String { bar.value.map(style.string) ?? NoReading.figure }

  /// The number of a whole turn.
  private func most(of bars: [Bar]) -> Double {
    maximum ?? Self.round(bars.compactMap(\.value).max() ?? 1)
  }

  /// Only arcs, if the words would be illegible.
  public func compact(leastType: Double) -> (any Part)? {
    with {
      $0.size = max(size, leastType)
      $0.hasNames = !CompactForm.leavesOut(size, leastType)
    }
  }

  private func bars(in context: DialContext) -> [Bar] {
    let names: [String] =
      if case .category(let names)? = context.plot?.x.mapping { names } else { texts }
    var numbers: [Double?] = context.plot?.points.map(\.y) ?? []
    if numbers.isEmpty { numbers = values }
    if numbers.isEmpty, context.plot != nil {
      numbers = Array(repeating: nil, count: max(names.count, 1))
    }
    return numbers.enumerated().map { index, value in
      Bar(value: value, name: names.indices.contains(index) ? names[index] : "")
    }
  }

  /// A groove, the arc in it and the words before it.
  private func bar(
    _ index: Int, _ bars: [Bar], of most: Double, in context: DialContext
  ) -> [Layer] {
    let theme = context.theme
    let pitch = (radius - innerRadius) / Double(bars.count)
    let width = pitch * 0.72
    let middle = radius - pitch * (Double(index) + 0.5)
    func arc(_ color: Color) -> Layer.Shape {
      Layer.Shape(
        .arc(center: .zero, radius: middle, from: .zero, to: span), fillColor: .none,
        strokeColor: .color(color), lineWidth: width, lineCap: .round)
    }
    let size = typeSize(bars, width, in: theme)
    var shape = arc(color(index, of: bars.count, in: theme))
    let part = min((bars[index].value ?? 0) / most, 1)
    shape.strokeEnd = part
    let growing = context.reading.drawing(.strokeEnd, from: 0, to: part)
    var lit = Layer(content: .shape(shape), animations: growing.map { [$0] } ?? [])
    lit.isHidden = part == 0
    return [Layer(content: .shape(theme.groove(arc(theme.track)))), lit]
      + words(bars[index], at: middle, size: size, before: -width / 2, in: context)
  }

  /// The size in which the longest number has room.
  private func typeSize(
    _ bars: [Bar], _ width: Double, in theme: Theme
  ) -> Double {
    let widest = bars.map { theme.widths.advance(of: figures($0), weight: 600) }.max()
    return min(size, width * 1.1, (radius - width / 2) / ((widest ?? 0) + 0.5))
  }

  /// The name and the number, which end before the arc.
  private func words(
    _ bar: Bar, at middle: Double, size: Double, before arc: Double,
    in context: DialContext
  ) -> [Layer] {
    guard hasNames else { return [] }
    let theme = context.theme
    let y = -middle + theme.opticalCenter * size
    let figures = figures(bar)
    let edge = arc - size * 0.5
    let number = Layer.Text(
      figures, fontSize: size, fontWeight: 600, foregroundColor: .color(theme.ink), alignment: .end)
    let advance = theme.widths.advance(of: figures, weight: 600) * size
    let name = Layer.Text(
      bar.name, fontSize: size, foregroundColor: .color(theme.ink), alignment: .end)
    let row = [Layer(content: .text(number), position: Point(edge, y).onGrid)]
    let room = radius + edge - advance - size
    let block = TextBlock(name, maximumWidth: max(room, size)).with(1)
    let lines = block.broken(in: theme.widths)
    context.noteCut(bar.name, if: lines.isCut)
    if lines.isCut, room < 2 * size { return row }
    return row + [block.layOut(lines, at: Point(edge - advance - size * 0.5, y).onGrid)]
  }

  private func color(_ index: Int, of count: Int, in theme: Theme) -> Color {
    if !colors.isEmpty { return theme[colors[index % colors.count]] }
    let part = count == 1 ? 0 : Double(index) / Double(count - 1)
    return theme.accent.interpolated(to: theme.face, part * 0.5)
  }

  /// A round number that is at least another.
  private static func round(_ number: Double) -> Double {
    number > 0 ? Scale.niceStep(atLeast: number) : 1
  }
}

extension TextBlock {
  fileprivate func with(_ lines: Int) -> TextBlock {
    var block = self
    block.maximumLines = lines
    return block
  }
}

extension RadialBars: KeyedPart {
  package static let summary = "Numbers as arcs inside each other, with their names before them."

  package static let keys: KeyTable<RadialBars> = KeyTable(
    [
      Key("values", \.values, .numbers, "The numbers, 1 … 12, where the plot has none."),
      Key("texts", \.texts, .list(of: .text), "Their names, where the plot has none."),
      Key(
        "maximum", \.maximum, optional: .number(above: 0),
        "The number of the whole turn; by default a round one that all fit in."),
      Key("span", \.span, .angle, "The turn of that number, clockwise from 12 o'clock."),
      Key("radius", \.radius, .number(above: 0), "The radius of the outer edge, in dial units."),
      Key("innerRadius", \.innerRadius, .number(above: 0), "The radius of the inner edge."),
      Key(
        "colors", \.colors, .list(of: .themeColor),
        "The colours in turn; by default shades of 'accent'."),
      Key("size", \.size, .number(above: 0), "The size of the type."),
    ] + NumberStyle.keys.inside(\.style))
}
