import SweepDials
import SweepGeometry
import SweepScene
import Testing

/// Parts that are little more than a shape.
@Suite struct PlainPartTests {
  private let context = DialContext(
    scale: Scale(0...100, start: .degrees(-90), span: .degrees(180)), theme: .flat)

  private func shape(_ layer: Layer?) throws -> Layer.Shape {
    guard case .shape(let shape)? = layer?.content else { throw DialError("shape", "is none") }
    return shape
  }

  @Test func `a track is as long as the scale`() throws {
    let track = Track().with { ($0.radius, $0.width, $0.isRound) = (80, 6, true) }
    let arc = try shape(track.layer(in: context))
    #expect(abs(arc.path.length() - 80 * .pi) < 0.01)
    #expect(arc.lineWidth == 6 && arc.lineCap == .round)
    #expect(arc.strokeColor == .color(context.theme.track))
    #expect(throws: DialError("width", "must be more than zero and below 1e6")) {
      try track.with { $0.width = 0 }.layer(in: context)
    }
  }

  @Test func `plain parts take a gradient in place of a colour`() throws {
    var gradient = ThemeGradient()
    gradient.colors = [.token(.accent), .white]
    let parts: [any Part] = [
      Face().with { $0.gradient = gradient }, Ring().with { $0.gradient = gradient },
      Track().with { $0.gradient = gradient }, Hub().with { $0.gradient = gradient },
      Needle().with { $0.gradient = gradient },
    ]
    func gradients(_ layer: Layer) -> [Layer.Gradient] {
      var found = layer.sublayers.flatMap(gradients)
      if case .shape(let shape) = layer.content {
        for case .gradient(let gradient) in [shape.fillColor, shape.strokeColor] {
          found.append(gradient)
        }
      }
      return found
    }
    for part in parts {
      let stops = try gradients(part.layer(in: context)).map { $0.stops.map(\.color) }
      #expect(stops == [[Theme.flat.accent, .white]], "\(type(of: part))")
    }
    #expect(throws: DialError("gradient.colors", "must hold at least one colour")) {
      try Track().with { $0.gradient = ThemeGradient() }.layer(in: context)
    }
  }

  @Test func `a date window has the day, and behind it the next one from midnight on`() throws {
    let eve = CalendarDate(year: 2027, month: 12, day: 31)
    let time = TimeOfDay(hour: 23, minute: 59, second: 30, date: eve)
    func days(at seconds: Double) throws -> [String] {
      let scene = try Dial { DateWindow(time) }.scene().presentation(at: Seconds(seconds))
      return scene.layers[0].sublayers.compactMap { layer in
        if case .text(let text) = layer.content, !layer.isHidden { text.string } else { nil }
      }
    }
    #expect(try days(at: 29.9) == ["31"])
    #expect(try days(at: 30.1) == ["1"])
    let layer = try DateWindow(time).layer(in: context)
    #expect(layer.position == Point(48, 0))
    #expect(try DateWindow(TimeOfDay(hour: 1, minute: 2)).layer(in: context) == Layer())
  }

  @Test func `a picture fills its frame`() throws {
    let image = Layer.Image(.jpeg, bytes: [1, 2, 3])
    let picture = ImagePart(image).with { $0.frame = Rect(x: -10, y: 20, width: 30, height: 40) }
    let layer = try picture.layer(in: context)
    #expect(layer.content == .image(image))
    #expect(layer.bounds == picture.frame && layer.position == Point(5, 40))
    #expect(try ImagePart().layer(in: context) == Layer())
    #expect(throws: DialError("frame", "must have a width and a height")) {
      try picture.with { $0.frame.size.width = 0 }.layer(in: context)
    }
  }
}
