import SweepGeometry
import SweepScene
import SweepType

/// The texts of a still picture in their places, and the windows over them.
///
/// Artwork and parts that move behind a window, such as a tape, are left out.
struct TextPlaces {
  /// A line of text, or the number in a window.
  struct Line {
    var text: String
    /// The place of its layer among those of the picture.
    var layer: Int
    var box: LabelBox
    /// The size of its type.
    var size: Double
  }

  private(set) var lines: [Line] = []
  /// Windows and plates of numbers, each with the number of lines drawn before it.
  private var covers: [(box: LabelBox, below: Int)] = []
  private let theme: Theme

  /// Finds the texts in layers.
  ///
  /// - Parameter start: the place of the first layer in the picture.
  init(_ layers: [Layer], from start: Int = 0, in theme: Theme) {
    self.theme = theme
    for (index, layer) in layers.enumerated() { add(layer, .identity, at: start + index) }
  }

  private mutating func add(
    _ layer: Layer, _ outer: Affine, at index: Int, isReadout: Bool = false
  ) {
    if layer.isHidden || layer.opacity < 0.05 || layer.mask != nil { return }
    let map = outer * layer.affine
    if layer.masksToBounds { return addNumber(in: layer, map, at: index) }
    let isReadout = isReadout || layer.name == "readout"
    switch layer.content {
    case .text(let text): add(text.string, text, map, at: index)
    case .shape(let shape) where isReadout && shape.fillColor != .none:
      guard let box = shape.path.boundingBox else { break }
      covers.append((LabelBox(box, map), lines.count))
    case .replicator: return
    default: break
    }
    if let row = layer.textRow {
      for item in row.items {
        let place = map * .translation(item.position - .zero)
        add(item.string, row.style, place, at: index, .proportional)
      }
      return
    }
    for sublayer in layer.sublayers { add(sublayer, map, at: index, isReadout: isReadout) }
  }

  private mutating func add(
    _ string: String, _ style: Layer.Text, _ map: Affine, at index: Int,
    _ figures: FigureSpacing = .tabular
  ) {
    guard !string.isEmpty else { return }
    let size = style.fontSize
    var widths = theme.widths(of: style)
    widths.figures = figures
    let width =
      widths.advance(of: string, weight: style.fontWeight) * size
      + Double(string.unicodeScalars.count) * style.letterSpacing
    let (height, depth) = (0.72 * size, string.hangs ? 0.21 * size : 0)
    let box = Rect(
      x: -width * style.alignment.share, y: -height, width: width, height: height + depth)
    let scale = abs(map.determinant).squareRoot()
    lines.append(
      Line(text: string, layer: index, box: LabelBox(box, map), size: size * scale))
  }

  /// Adds the number that changes in a window.
  private mutating func addNumber(in window: Layer, _ map: Affine, at index: Int) {
    let number = window.sublayers.lazy.compactMap { layer -> String? in
      if case .text(let label)? = layer.semantics?.role { label } else { nil }
    }.first
    guard let number else { return }
    let box = LabelBox(window.bounds, map)
    lines.append(Line(text: number, layer: index, box: box, size: 2 * box.halfHeight))
  }
}

extension TextPlaces {
  /// The faults of all lines on a canvas.
  func faults(on canvas: Rect) -> [TextFault] {
    outside(canvas) + covered + touching
  }

  /// The canvas with room for all lines, in whole units.
  func holding(_ canvas: Rect) -> Rect {
    let boxes = lines.filter { $0.excess(beyond: canvas) > 0 }.map(\.box.bounds)
    if boxes.isEmpty { return canvas }
    let all = boxes.reduce(canvas) { $0.union($1.expanded(by: 2)) }
    let (left, top) = (all.minX.rounded(.down), all.minY.rounded(.down))
    return Rect(
      x: left, y: top, width: all.maxX.rounded(.up) - left, height: all.maxY.rounded(.up) - top)
  }

  private func outside(_ canvas: Rect) -> [TextFault] {
    let beyond = lines.filter { $0.excess(beyond: canvas) > 0 }
    return grouped(beyond).map { layer, lines in
      TextFault(
        .outside(lines.map { $0.excess(beyond: canvas) }.max() ?? 0, whole: holding(canvas)),
        lines.map(\.text), in: layer)
    }
  }

  private var covered: [TextFault] {
    let below = lines.enumerated().filter { index, line in
      covers.contains { cover in
        index < cover.below && !cover.box.isClear(of: line.ink)
      }
    }
    return grouped(below.map(\.element)).map { layer, lines in
      TextFault(.covered, lines.map(\.text), in: layer)
    }
  }

  /// The pairs of lines that touch, but for two that say the same, such as one that is lit.
  private var touching: [TextFault] {
    let inks = lines.map(\.ink)
    let reach = inks.reduce(0) { max($0, $1.squaredReach) }.squareRoot()
    var faults: [TextFault] = []
    for (index, ink) in inks.enumerated() {
      for other in inks[..<index].indices {
        let gap = inks[other].center - ink.center
        if abs(gap.dx) > 2 * reach || abs(gap.dy) > 2 * reach { continue }
        let (line, before) = (lines[index], lines[other])
        if line.text == before.text || ink.isClear(of: inks[other]) { continue }
        faults.append(TextFault(.touching, [before.text, line.text], in: line.layer))
      }
    }
    return faults
  }

  private func grouped(_ lines: [Line]) -> [(layer: Int, lines: [Line])] {
    var groups: [(layer: Int, lines: [Line])] = []
    for line in lines {
      if groups.last?.layer != line.layer { groups.append((line.layer, [])) }
      groups[groups.count - 1].lines.append(line)
    }
    return groups
  }
}

extension TextPlaces.Line {
  /// The room of its ink, which is less than its measure.
  fileprivate var ink: LabelBox {
    var ink = box
    ink.halfWidth = max(box.halfWidth - 0.08 * size, 0)
    ink.halfHeight = max(box.halfHeight - 0.06 * size, 0)
    return ink
  }

  /// The distance to which it reaches beyond a canvas; 0 if its ink lies inside.
  fileprivate func excess(beyond canvas: Rect) -> Double {
    let bounds = box.bounds
    let excess = max(
      canvas.minX - bounds.minX, canvas.minY - bounds.minY, bounds.maxX - canvas.maxX,
      bounds.maxY - canvas.maxY)
    return excess > 0.06 * size ? excess : 0
  }
}

extension Theme {
  /// The widths of a text as it is set or drawn.
  fileprivate func widths(of text: Layer.Text) -> FontWidths {
    guard let family = text.fontFamily else {
      guard let face = text.drawnFace, face != drawnFace, self.text == .drawn, font == nil else {
        return widths
      }
      return widths(of: (family: fontFamily, face: face))
    }
    return FontWidths.of(family: family)
  }
}

extension LabelBox {
  /// The room of a rectangle under a map.
  fileprivate init(_ rect: Rect, _ map: Affine) {
    self.init(center: map.apply(to: rect.center), advance: 0, hangs: false, size: 0)
    if map.b != 0 || map.a < 0 { turn = .radians(arcTangent(map.b, map.a)) }
    let scale = abs(map.determinant).squareRoot()
    (halfWidth, halfHeight) = (rect.size.width / 2 * scale, rect.size.height / 2 * scale)
  }

  /// The upright rectangle around it.
  fileprivate var bounds: Rect {
    let across = reach(along: Vector(dx: 1, dy: 0))
    let up = reach(along: Vector(dx: 0, dy: 1))
    return Rect(x: center.x - across, y: center.y - up, width: 2 * across, height: 2 * up)
  }
}
