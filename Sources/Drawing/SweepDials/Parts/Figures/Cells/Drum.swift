import SweepGeometry
import SweepScene

/// A drum with digits, of which one shows.
struct Drum {
  let size: Double
  let weight: Int
  /// The colour of the thin core of digits that shine.
  var core: Color?

  /// The distance from one digit to the next, which is the height of a drum's window.
  var height: Double { size * 1.3 }

  /// The digits that pass, and their way. To a single reading without stops the drum rolls in the
  /// direction of the change, over up to two turns; to a stop it rolls within one turn.
  func strip(
    _ reading: Reading, from start: Double, _ ink: Color, _ count: (Double) -> Int
  ) -> Layer {
    let places = (reading.via + reading.values).map { count($0) % 10 }
    var passed = places
    var from = count(start) % 10
    if let last = places.last, places.count == 1 {
      let way = count(reading.value) - count(start)
      from = last - (abs(way) < 20 ? way : way.signum() * (10 + abs(way) % 10))
    }
    if !reading.isList { passed.append(from) }
    let isMoving = reading.duration > .zero && Set(passed).count > 1
    let place = places[places.count - 1]
    let shown = isMoving ? [turns(ink)] : digits(place...place, ink)
    var reading = reading
    reading.previous = start
    let animations = reading.animations(of: .translation, on: Scale()) {
      offset(!reading.isList && $0 == start && $0 != reading.value ? from : count($0) % 10)
    }
    return Layer(sublayers: [
      Layer(
        transform: [.translate(offset(place))], sublayers: shown, animations: animations)
    ])
  }

  /// The digits that show in turn, each at once.
  func stepped(
    _ steps: ReadingSteps<Double>, at value: Double, _ ink: Color,
    _ count: @escaping (Double) -> Int
  ) -> Layer {
    func digit(_ value: Double) -> Int { count(value) % 10 }
    let shown = Set((steps.levels + [steps.last, value]).map(digit)).sorted()
    return Layer(sublayers: [
      Layer(
        transform: [.translate(offset(digit(value)))], sublayers: digits(shown, ink),
        animations: steps.animations(of: .translation) { offset(digit($0)) })
    ])
  }

  /// All digits, of which a column shows one after the other; the same for all of its places, so that
  /// they are written once.
  func place(_ column: DigitColumn, _ ink: Color) -> Layer {
    Layer(sublayers: [
      Layer(
        transform: [.translate(offset(column.last))], sublayers: digits(0...9, ink),
        animations: column.animations(of: .translation, offset))
    ])
  }

  /// The ground behind drums side by side in a window: one shape for those of a tint.
  static func backs(in window: Rect, _ tints: [Color]) -> [Layer] {
    let width = window.size.width / Double(max(tints.count, 1))
    var (paths, order): ([Color: Path], [Color]) = ([:], [])
    for (index, tint) in tints.enumerated() {
      let corner = Point(window.minX + width * (Double(index) + 0.04), window.minY).onGrid
      let cell = Rect(
        x: corner.x, y: corner.y, width: width * 0.92, height: window.size.height)
      if paths[tint] == nil { order.append(tint) }
      paths[tint, default: Path()].append(.roundedRect(cell, cornerRadius: width * 0.1))
    }
    return order.map { tint in
      Layer(content: .shape(Layer.Shape(paths[tint] ?? Path(), fillColor: .color(tint))))
    }
  }

  /// All digits, and the first once more, which a script turns.
  ///
  ///
  /// - Parameter unit: the value of a digit, in units of the last drum.
  func played(_ digit: Int, _ ink: Color, unit: Int) -> Layer {
    var strip = Layer(transform: [.translate(offset(digit))], sublayers: digits(0...10, ink))
    strip.semantics = Semantics(annotations: [Semantics.Annotation("drum", "\(unit)")])
    return Layer(sublayers: [strip])
  }

  /// The digits of a drum from two turns before its zero to three after: as far as it rolls to any
  /// digit, and one more where a pace swings past its end. All drums of a size have the same.
  private func turns(_ ink: Color) -> Layer {
    Layer(
      content: .replicator(Layer.Replicator(count: 5, transform: [.translate(offset(-10))])),
      sublayers: [Layer(sublayers: digits(-20 ..< -10, ink))])
  }

  private func offset(_ index: Int) -> Vector { Vector(dx: 0, dy: Double(index) * height) }

  private func digits(_ shown: some Sequence<Int>, _ ink: Color) -> [Layer] {
    // Texts of one style can share their glyphs.
    var styles = [text("", ink)]
    if let core {
      styles.append(Layer.Text("", fontSize: size, fontWeight: 300, foregroundColor: .color(core)))
    }
    return shown.flatMap { index in
      styles.map { style in
        var digit = style
        digit.string = String((index % 10 + 10) % 10)
        return Layer(content: .text(digit), position: Point(0, -Double(index) * height))
      }
    }
  }

  func text(_ string: String, _ ink: Color) -> Layer.Text {
    Layer.Text(string, fontSize: size, fontWeight: weight, foregroundColor: .color(ink))
  }
}

/// The housing of drums with a window of their own: black cylinders, and white ones for decimals,
/// in a frame.
struct DrumCase {
  private let window: Readout.Window
  private let room: Rect
  private let theme: Theme

  /// Makes the case around drums; nil for drums on the bare face.
  init?(_ window: Readout.Window?, round room: Rect, in theme: Theme) {
    guard let window, window != .none else { return nil }
    (self.window, self.room, self.theme) = (window, room, theme)
  }

  /// The colour of a digit.
  func ink(isDecimal: Bool) -> Color {
    isDecimal ? Color(0x16110c) : theme.shinesInOneHue ? theme.ink : Color(0xfbf8ef)
  }

  /// The frame and the cylinders in it.
  func layers(_ count: Int, wholes: Int) -> [Layer] {
    let width = room.size.width / Double(count)
    let drums = (0..<count).map { index in
      let left = room.minX + width * (Double(index) + 0.03)
      let drum = Rect(x: left, y: room.minY, width: width * 0.94, height: room.size.height)
      return Layer(
        content: .shape(Layer.Shape(.rect(drum), fillColor: paint(isDecimal: index >= wholes))))
    }
    return frame + drums
  }

  /// The shadow of the frame on the drums; nil in a theme without shadows.
  var shade: Layer? {
    guard theme.shadow > 0 else { return nil }
    let shadow = Rect(
      x: room.minX, y: room.minY, width: room.size.width, height: room.size.height * 0.3)
    let paint = Layer.Gradient.vertical(Color.black.opacity(0.5), Color.black.opacity(0))
    return Layer(content: .shape(Layer.Shape(.rect(shadow), fillColor: .gradient(paint))))
  }

  private var frame: [Layer] {
    let metal = Metal(light: theme.bezel, dark: theme.bezelEdge)
    let slope = metal.paint([(0, -0.3), (0.5, 0.6), (1, 1.5)], in: theme.construction.light)
    let width = room.size.height
    let black = pane(width * 0.1, .color(Color(0x0b0a08)))
    switch window {
    case .none: return []
    case .framed: return [pane(width * 0.16, .color(theme.muted)), black]
    case .sunk, .lit: return [pane(width * 0.17, slope), black]
    case .plate: return [pane(width * 0.26, .color(metal[0.8])), pane(width * 0.15, slope), black]
    }
  }

  private func pane(_ margin: Double, _ paint: Paint) -> Layer {
    let rect = Rect(
      x: room.minX - margin, y: room.minY - margin, width: room.size.width + 2 * margin,
      height: room.size.height + 2 * margin)
    return Layer(
      content: .shape(Layer.Shape(.roundedRect(rect, cornerRadius: margin), fillColor: paint)))
  }

  /// A cylinder on its side, or in a theme without shadows one colour.
  private func paint(isDecimal: Bool) -> Paint {
    let (middle, between, edge) =
      isDecimal
      ? (Color(0xfffdf4), Color(0xe9e4d6), Color(0xb4ad9b))
      : (Color(0x444446), Color(0x28282a), Color(0x050505))
    if isDecimal, theme.shinesInOneHue { return .color(theme.ink) }
    guard theme.shadow > 0 else { return .color(isDecimal ? middle : Color(0x1b1b1d)) }
    return .gradient(
      Layer.Gradient(
        .linear(from: Point(0, 0), to: Point(0, 1)),
        stops: [
          Layer.Gradient.Stop(0, edge), Layer.Gradient.Stop(0.22, between),
          Layer.Gradient.Stop(0.5, middle),
          Layer.Gradient.Stop(0.78, between), Layer.Gradient.Stop(1, edge),
        ]))
  }
}
