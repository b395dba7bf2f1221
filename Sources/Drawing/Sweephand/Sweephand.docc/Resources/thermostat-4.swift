import Sweephand

/// A lamp that is lit while the reading is below a limit.
struct Lamp: Part {
  var limit = 24.0

  func layer(in context: DialContext) throws(DialError) -> Layer {
    let disc = Layer.Shape(.circle(radius: 6), fillColor: .color(context.theme.warning))
    var lamp = Layer("lamp", content: .shape(disc), position: Layer.Point(0, -36))
    lamp.follow(.isHidden, in: context) { $0 >= limit }
    return lamp
  }
}

let scale = Scale(5...30, start: .degrees(-120), span: .degrees(240))
let reading = Reading(21.5, duration: 1, timingFunction: .back())
let context = DialContext(scale: scale, reading: reading, theme: .flat)
var dial = Dial(context: context) {
  Bezel()
  Face()
  Bands([5, 18, 24, 30]).with {
    $0.colors = [.token(.accent), .token(.good), .token(.danger)]
    $0.names = ["cold", "just right", "too hot"]
  }
  Ticks(.minor)
  Ticks(.major)
  Labels()
  Readout().with { ($0.unit, $0.style) = ("°C", NumberStyle(decimals: 1)) }
  Lamp()
  Needle(.baton)
  Hub()
}
dial.title = "Room temperature"
let output = try SVGWriter().write(dial.scene())
print(output.string)
