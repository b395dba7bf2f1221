import SweepGeometry
import SweepScene

extension Readout {
  /// The window of the number, about its place and in full size.
  struct Pane {
    /// The name of its layer.
    static let name = "window"

    var window: Window
    var box: Rect
    var theme: Theme
    /// The colour of the number.
    var ink: Color
  }

  /// The window of the number; nil if it stands on the face.
  func pane(round number: Rect, size: Double, in theme: Theme) -> Pane? {
    let window = window ?? theme.construction.window
    guard window != .none else { return nil }
    let (across, up) = (size * 0.36, size * 0.25)
    // Narrow numbers have a window of a minimum width too.
    let width = max(number.size.width + 2 * across, size * 1.9)
    let box = Rect(
      x: number.center.x - width / 2, y: number.minY - up, width: width,
      height: number.size.height + 2 * up)
    var pane = Pane(window: window, box: box, theme: theme, ink: .black)
    pane.ink = ink(on: pane.ground, in: window, theme)
    return pane
  }

  /// The colour of a reading beyond the scale, which can be read on the window or the face; nil where
  /// the number has a colour of its own for a ground that is not known.
  func dangerInk(on pane: Color?, in theme: Theme) -> Color? {
    if case .color? = color { return nil }
    return theme.danger.legible(on: pane ?? theme.face)
  }

  /// The colour of the number; on a display the first light that can be read.
  private func ink(on ground: Color, in window: Window, _ theme: Theme) -> Color {
    let ink = theme[color ?? .token(.ink)]
    if window == .framed { return ink }
    let lights = [theme.needle, theme.accent].flatMap { light in
      [0.1, 0.35, 0.6, 0.8].map { light.interpolated(to: .white, $0) }
    }
    return .legible(
      among: window == .lit && color == nil ? lights : [ink, .white, .black], on: [ground])
  }
}

extension Readout.Pane {
  /// The layers behind the number.
  var ground: Color {
    switch window {
    case .none, .framed: theme.face
    case .sunk:
      theme.face.interpolated(to: theme.construction.shade, theme.face.isDark ? 0.7 : 0.07)
    case .lit: Color(0x060708)
    case .plate: theme.face.interpolated(to: .white, theme.face.isDark ? 0.08 : 0.6)
    }
  }

  /// The window at a place.
  func layer(at place: Readout.Place) -> Layer {
    var layer = Layer(Self.name, position: place.point, sublayers: panes)
    if place.shrink != 1 { layer.transform = [.scale(place.shrink)] }
    return layer
  }

  private var panes: [Layer] {
    let corner = box.size.height * (window == .framed ? 0.08 : 0.14)
    func pane(_ rect: Rect, _ fill: Paint, _ stroke: Color? = nil, _ width: Double = 0.6) -> Layer {
      Layer(
        content: .shape(
          Layer.Shape(
            .roundedRect(rect, cornerRadius: corner), fillColor: fill,
            strokeColor: stroke.map { .color($0) } ?? .none, lineWidth: width)))
    }
    let light = theme.construction.light
    switch window {
    case .none: return []
    case .framed: return [pane(box, .none, theme.muted, 0.7)]
    case .sunk, .lit:
      let slope = Metal(light: theme.face, dark: theme.face.interpolated(to: .black, 0.75))
      let lip = Rect(
        x: box.minX - 0.8, y: box.minY - 0.8, width: box.size.width + 1.6,
        height: box.size.height + 1.6)
      return [
        pane(lip, slope.paint([(0, -0.2), (0.6, 0.6), (1, 1.35)], in: light)),
        pane(box, .color(ground)),
      ]
    case .plate:
      let metal = Metal(light: theme.bezel, dark: theme.bezelEdge)
      return [pane(box, .color(ground), metal[0.5], 0.8)]
    }
  }
}

extension Color {
  /// Whether white is easier to read on it than black.
  var isDark: Bool { contrast(with: .white) > contrast(with: .black) }
}

extension Readout {
  /// The number and, behind it in its own size, the unit, both about the place of the number; nil
  /// if the unit is elsewhere.
  ///
  /// The space is that of the widest reading, so that the unit does not move while the number
  /// changes; if others are still to come, as from a script, those at the ends of the scale count
  /// too.
  func layerBesideUnit(in context: DialContext) throws(DialError) -> Layer? {
    guard let asked = unitSize, isUnitBehind, hasUnit, !unit.isEmpty, !style.hasSIPrefix else {
      return nil
    }
    let theme = context.theme
    let weight = weight ?? theme.readoutWeight
    let (reading, domain) = (context.reading, context.scale.domain)
    let ends = reading.course == nil ? [] : [domain.lowerBound, domain.upperBound]
    let widest =
      (reading.values + ends).map {
        theme.widths.advance(of: style.string($0), weight: weight)
      }.max() ?? 0
    let unitAdvance = theme.widths.advance(of: unit, weight: 400) + (isUnitRaised ? 0.15 : 0.3)
    // A number shrinks to four fifths beside its unit, and then both shrink.
    let least = TextFault.leastShare * size * widest
    let share = min(1, maximumWidth / max(least + unitAdvance * asked, 1e-9))
    let unitSize = asked * share
    let gap = unitSize * (isUnitRaised ? 0.15 : 0.3)
    let breadth = unitAdvance * unitSize - gap
    let fitting = min(size, max(maximumWidth - gap - breadth, 1) / max(widest, 1e-9))
    context.noteSize(fitting, of: unit, outOf: leastSize == 0 ? size : 0)
    let width = fitting * widest
    var middle =
      position ?? context.fan(radius: 100).map { fan in
        let room = Rect(
          x: -(width + gap + breadth) / 2, y: -0.72 * fitting, width: width + gap + breadth,
          height: 0.72 * fitting)
        return with { $0.hasUnit = false }.place(of: room, 1, nil, in: fan, context).point
      } ?? Point(0, 52)
    middle.x += (width + gap + breadth) * (0.5 - alignment.share)
    var number = self
    (number.size, number.unit, number.unitSize) = (fitting, "", nil)
    number.alignment = .middle
    number.position = Point(middle.x - (gap + breadth) / 2, middle.y)
    let text = Layer.Text(
      unit, fontSize: unitSize, foregroundColor: .color(theme[unitColor]), alignment: .start)
    let rise = isUnitRaised ? 0.72 * (fitting - unitSize) : 0
    let place = Point(middle.x + (width - breadth + gap) / 2, middle.y - rise).onGrid
    let layer = try number.layer(in: context)
    return Layer(
      "readout",
      sublayers: layer.sublayers + [Layer("unit", content: .text(text), position: place)])
  }
}

extension Readout {
  /// The size of the unit's type and the room after each character, for a number in full size.
  func unitType(in theme: Theme) -> (size: Double, spacing: Double) {
    let plain = unitSize ?? size * 0.3125
    let spacing = plain * 0.128
    let width =
      theme.roomyAdvance(of: unit, weight: 400) * plain
      + Double(unit.unicodeScalars.count) * spacing
    let fit = min(1, maximumWidth / max(width, 1e-9))
    return (plain * fit, spacing * fit)
  }

  /// The unit below the number, or nothing.
  ///
  ///
  /// - Parameter drop: the distance of its baseline below that of the number.
  func unitLayer(at place: Place, drop: Double, in context: DialContext) -> Layer? {
    guard hasUnitBelow else { return nil }
    let type = unitType(in: context.theme)
    let text = Layer.Text(
      unit, fontSize: type.size * place.shrink,
      foregroundColor: .color(context.theme[unitColor]),
      letterSpacing: type.spacing * place.shrink)
    let below = Vector(dx: 0, dy: drop * place.shrink)
    return Layer("unit", content: .text(text), position: place.point + below)
  }
}
