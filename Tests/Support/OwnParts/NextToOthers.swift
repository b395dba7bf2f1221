import Foundation
import Neighbors
import Sweephand

// Each name of a framework that programs import beside Sweephand is used without its module. The file
// does not compile if Sweephand brings a type of that name.

/// All types of the frameworks, where an ambiguous name is an error.
typealias Views = (
  Angle, Animation, Annotation, Axis, Button, Circle, Color, Gauge, Glass, Gradient, Grid, Image,
  Label, Marker, Path, Plot, Point, ProgressView, Rect, Size, Slider, Spring, Stepper, Text,
  Transaction
)

struct Response: Content {}
struct Main: Scene {}
struct Disc: Shape, Animatable {}

/// Foundation's.
typealias Values = (Progress, Timer, UnitAngle, Date, Data, URL)

/// Swift's own operators, beside those of spans, angles and vectors.
func products(_ number: Double) -> [Double] {
  let product = 3 * 4.5
  let sum = 2 * 3.0 + 1
  let twice = 2 * number
  return [product, sum, twice, 1.5 - 0.5, number / 2]
}

/// Swift's own clock.
func now<C: Clock>(of clock: C) -> C.Instant where C.Duration == Duration { clock.now }

/// A needle above a line of text.
public func badge(_ reading: Double) -> Layer.Scene {
  let outline = Layer.Path.rect(Layer.Rect(x: -1, y: -40, width: 2, height: 40))
  var needle = Layer("needle", content: .shape(Layer.Shape(outline)))
  needle.transform = [.rotate(.degrees(reading))]
  let text = Layer.Text("\(reading)", foregroundColor: .color(Layer.Color(0xff0000)))
  return Layer.Scene(
    size: Layer.Size(width: 100, height: 100), layers: [needle, Layer(content: .text(text))])
}

/// A dial of a template, and one of parts.
public func dials() throws -> [Layer.Scene] {
  let dial = Dial {
    ProgressPart()
    GlassPart()
  }
  return try [AnalogClock().scene(), dial.scene()]
}
