import SweepGeometry
import SweepScene

/// The words and signs of a wheel, upright in the sector at the mark.
struct SectorWords {
  private let sectors: Sectors
  /// The turn of the words against their sector.
  private let turn: Angle
  /// Each word as much of it as fits, with its size.
  private let lines: [(text: String, size: Double)]
  /// Whether there is no word, because it would be too small.
  private let isSilent: Bool
  /// The height of each sign, 0 for none.
  private let iconSizes: [Double]

  init(_ sectors: Sectors, in context: DialContext) {
    self.sectors = sectors
    let widths = context.theme.widths
    let advances = sectors.texts.map { widths.advance(of: $0, weight: 600) }
    let numbers = sectors.texts.indices
    let signs = numbers.map { sectors.iconPosition == nil ? sectors.sizeOfIcon($0) : 0 }
    // Along its ray a sector has room for words for which it is too narrow.
    let least = numbers.map { number in
      Self.room(
        for: advances[number], in: sectors, number, turned: -sectors.mark, below: signs[number])
    }
    let isNarrow = (least.min() ?? 0) < 0.7 * sectors.size && sectors.icons.isEmpty
    let turn = isNarrow ? .degrees(-90) : -sectors.mark
    let floor = 0.6 * sectors.size
    lines = numbers.map { number in
      let (text, advance) = (sectors.texts[number], advances[number])
      let above = isNarrow ? 0 : signs[number]
      func room(_ width: Double) -> Double {
        Self.room(for: width, in: sectors, number, turned: turn, below: above)
      }
      let size = min(sectors.size, room(advance))
      // Words shrink below the least size if not even a letter fits in it.
      if size >= floor || room(1) < floor { return (text, size) }
      context.noteCut(text, if: true)
      let most = Self.width(of: floor, in: sectors, number, turned: turn, below: above)
      return (widths.cut(text, weight: 600, to: most), floor)
    }
    self.turn = turn
    let isSilent =
      lines.contains { $0.size < sectors.leastSize } || !sectors.hasWords && !sectors.icons.isEmpty
    self.isSilent = isSilent
    let isLarger = isSilent && sectors.iconSize == nil
    iconSizes = signs.map { isLarger ? min(1.5 * $0, 0.6 * sectors.depth) : $0 }
  }

  /// The largest type in which words of a width fit a sector, turned against it.
  private static func room(
    for width: Double, in sectors: Sectors, _ number: Int, turned turn: Angle, below sign: Double
  ) -> Double {
    let (sine, cosine) = (abs(Vector(heading: turn).dx), abs(Vector(heading: turn).dy))
    let chord = sectors.chord(of: number, inwards: cosine * sign / 2)
    let across = (chord - sine * sign) / (cosine * width + sine)
    let along = (sectors.depth - cosine * sign) / (sine * width + cosine)
    return max(0.9 * min(across, along), 0.1)
  }

  /// The greatest width of words that fit in a size, the other way round.
  private static func width(
    of size: Double, in sectors: Sectors, _ number: Int, turned turn: Angle, below sign: Double
  ) -> Double {
    let (sine, cosine) = (abs(Vector(heading: turn).dx), abs(Vector(heading: turn).dy))
    let chord = sectors.chord(of: number, inwards: cosine * sign / 2)
    let across = (0.9 * (chord - sine * sign) / size - sine) / max(cosine, 1e-9)
    let along = (0.9 * (sectors.depth - cosine * sign) / size - cosine) / max(sine, 1e-9)
    return min(across, along)
  }

  /// The sign and the word of a sector that points up.
  func layers(
    of number: Int, _ color: Color, in context: DialContext
  ) throws(DialError) -> [Layer] {
    let block = try block(of: number, color, in: context)
    guard let place = sectors.iconPosition, !sectors.icons.isEmpty else { return block }
    let size = sectors.sizeOfIcon(number)
    let icon = try sectors.icons[number].layer(at: .zero, size: size, .color(color), context)
    return [Layer(position: place, transform: steps, sublayers: [icon])] + block
  }

  private func block(
    of number: Int, _ color: Color, in context: DialContext
  ) throws(DialError) -> [Layer] {
    let ((word, size), iconSize) = (lines[number], iconSizes[number])
    let cap = isSilent ? 0 : 2 * context.theme.opticalCenter * size
    let height = iconSize + cap + (iconSize > 0 && cap > 0 ? 0.3 * size : 0)
    var layers: [Layer] = []
    if iconSize > 0 {
      let place = Point(0, (iconSize - height) / 2)
      layers.append(
        try sectors.icons[number].layer(at: place, size: iconSize, .color(color), context))
    }
    if !isSilent {
      let text = Layer.Text(
        word, fontSize: size, fontWeight: 600, foregroundColor: .color(color))
      layers.append(Layer(content: .text(text), position: Point(0, height / 2)))
    }
    if isSilent, sectors.isPlain, !layers.isEmpty {
      let sign = Layer(position: middle, sublayers: layers)
      return [sectors.keepUpright(sign, of: number, in: context)]
    }
    if turn == .zero, layers.count == 1 {
      layers[0].position = layers[0].position + (middle - .zero)
      return layers
    }
    if layers.isEmpty { return [] }
    return [Layer(position: middle, transform: steps, sublayers: layers)]
  }

  private var steps: [TransformOperation] { turn == .zero ? [] : [.rotate(turn)] }
  private var middle: Point { Point(0, -sectors.middleRadius) }
}

extension Sectors {
  /// The distance of a sector's centre of gravity, where it looks balanced, for narrow ones.
  fileprivate var middleRadius: Double {
    let (outer, inner) = (radius, innerRadius)
    return 2 / 3 * (outer * outer + outer * inner + inner * inner) / (outer + inner)
  }

  /// The size of an icon, 0 without one.
  fileprivate func sizeOfIcon(_ number: Int) -> Double {
    icons.isEmpty ? 0 : iconSize ?? min(1.7 * size, 0.5 * chord(of: number))
  }

  /// The room along a ray, as far inwards as outwards.
  fileprivate var depth: Double { 2 * (radius - middleRadius) }

  /// The width of a sector at its middle, or a distance further in.
  fileprivate func chord(of number: Int, inwards distance: Double = 0) -> Double {
    let half = Angle.turns(min(layout.half(number), 0.25))
    return 2 * (middleRadius - distance) * Vector(heading: half).dx - gap
  }
}
