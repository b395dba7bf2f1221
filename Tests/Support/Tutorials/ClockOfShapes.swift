import Sweephand

/// Tutorial 002: a clock whose three hands are shape layers that turn linearly, for ever.
///
/// - Parameter time: the time at the beginning, in seconds since midnight.
public func clockOfShapes(at time: Double) -> Layer.Scene {
  var face = Layer("face", content: .shape(Layer.Shape(.circle(radius: 100), fillColor: .white)))
  face.shape?.strokeColor = .black
  face.shape?.lineWidth = 4

  for hour in 0..<12 {
    let angle = Layer.Angle.degrees(Double(hour) * 30)
    let mark = Layer.Path.line(
      from: Layer.Point(at: angle, radius: 92), to: Layer.Point(at: angle, radius: 80))
    face.sublayers.append(
      Layer(content: .shape(Layer.Shape(mark, strokeColor: .black, lineWidth: 3))))
  }

  return Layer.Scene(
    size: Layer.Size(width: 320, height: 320),
    viewBox: Layer.Rect(x: -110, y: -110, width: 220, height: 220),
    layers: [
      face,
      hand("hour", length: 52, width: 7, .black, seconds: 43_200, from: time),
      hand("minute", length: 80, width: 5, .black, seconds: 3600, from: time),
      hand("second", length: 90, width: 2, .red, seconds: 60, from: time),
    ],
    title: "Clock")
}

/// A hand that turns once in so many seconds, between the marks in proportion.
private func hand(
  _ name: String, length: Double, width: Double, _ color: Layer.Color, seconds: Double,
  from time: Double
) -> Layer {
  // `setBounds`, `setPosition` and `setAnchorPoint` of a `CAShapeLayer`: the hand turns about a point
  // 14 above its lower end.
  let path = Layer.Path.rect(
    Layer.Rect(x: -width / 2, y: -length, width: width, height: length + 14))
  var hand = Layer(name, content: .shape(Layer.Shape(path, fillColor: .color(color))))

  // A `CABasicAnimation` of `transform.rotation.z`, with `repeatCount = HUGE_VALF`.
  let angle = Layer.Angle.turns((time / seconds).truncatingRemainder(dividingBy: 1))
  hand.transform = .rotate(angle)
  hand.animations = [
    .animate(
      .rotation, from: angle, to: angle + .turns(1), duration: Seconds(seconds),
      repeatCount: .infinity)
  ]
  return hand
}
