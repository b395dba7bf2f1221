import SweepGeometry
import SweepScene

/// What drums turn in behind a window of their own: black cylinders, and white ones for decimals, in
/// a frame.
struct DrumCase {
  private let window: Readout.Window
  private let room: Rect
  private let theme: Theme

  /// Makes the case round drums; nil for drums that stand on the face.
  init?(_ window: Readout.Window?, round room: Rect, in theme: Theme) {
    guard let window, window != .none else { return nil }
    (self.window, self.room, self.theme) = (window, room, theme)
  }

  /// The colour of a digit.
  func ink(isDecimal: Bool) -> Color { isDecimal ? Color(0x16110c) : Color(0xfbf8ef) }

  /// The frame and the cylinders in it.
  func layers(_ count: Int, wholes: Int) -> [Layer] {
    let width = room.size.width / Double(count)
    let drums = (0..<count).map { index in
      let left = room.minX + width * (Double(index) + 0.03)
      let drum = Rect(x: left, y: room.minY, width: width * 0.94, height: room.size.height)
      return Layer(
        content: .shape(Shape(.rect(drum), fillColor: paint(isDecimal: index >= wholes))))
    }
    return frame + drums
  }

  /// The shadow of the frame on the drums; nil in a theme without shadows.
  var shade: Layer? {
    guard theme.shadow > 0 else { return nil }
    let shadow = Rect(
      x: room.minX, y: room.minY, width: room.size.width, height: room.size.height * 0.3)
    let paint = Gradient.vertical(Color.black.opacity(0.5), Color.black.opacity(0))
    return Layer(content: .shape(Shape(.rect(shadow), fillColor: .gradient(paint))))
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
      content: .shape(Shape(.roundedRect(rect, cornerRadius: margin), fillColor: paint)))
  }

  /// A cylinder on its side, or in a theme without shadows one colour.
  private func paint(isDecimal: Bool) -> Paint {
    let (middle, between, edge) =
      isDecimal
      ? (Color(0xfffdf4), Color(0xe9e4d6), Color(0xb4ad9b))
      : (Color(0x444446), Color(0x28282a), Color(0x050505))
    guard theme.shadow > 0 else { return .color(isDecimal ? middle : Color(0x1b1b1d)) }
    return .gradient(
      Gradient(
        .linear(from: Point(0, 0), to: Point(0, 1)),
        stops: [
          Gradient.Stop(0, edge), Gradient.Stop(0.22, between), Gradient.Stop(0.5, middle),
          Gradient.Stop(0.78, between), Gradient.Stop(1, edge),
        ]))
  }
}
