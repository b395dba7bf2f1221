public import SweepGeometry
public import SweepScene

/// A window in a clock's face with the day of the month, which changes at the first midnight.
public struct DateWindow: Part {
  /// The time at the beginning; without a day, or by default, there is no window.
  public var time: TimeOfDay?
  /// The middle of the window, in dial units; towards 3 o'clock by default.
  public var position = Point(48, 0)
  /// The width of the window in dial units; 16 by default. It is four fifths as high.
  public var width = 16.0

  /// Makes a window.
  public init(_ time: TimeOfDay? = nil) { self.time = time }

  /// The size of the figures.
  var typeSize: Double { width * 0.62 }

  /// Draws the window with the day and, hidden until midnight, the next one.
  public func layer(in context: DialContext) throws(DialError) -> Layer {
    try checkKeys()
    guard let time, let date = time.date else { return Layer() }
    try time.check()
    let frame = Rect(x: -width / 2, y: -width * 0.4, width: width, height: width * 0.8)
    let box = Layer.Shape(
      .rect(frame), fillColor: .color(context.theme.faceEdge),
      strokeColor: .color(context.theme.muted), lineWidth: 0.7)
    var group = Layer("dateWindow", position: position)
    group.sublayers = [Layer(content: .shape(box))]
    let midnight = Seconds(86400 - time.secondsSinceMidnight)
    for (index, day) in [date, date.next].enumerated() {
      var text = Layer(
        content: .text(
          Layer.Text(
            "\(day.day)", fontSize: typeSize, fontWeight: 500,
            foregroundColor: .color(context.theme.ink))))
      text.position = Point(0, context.theme.opticalCenter * typeSize)
      text.isHidden = index == 1
      text.animations = [
        .keyframe(
          KeyframeAnimation(
            .isHidden, values: [index == 0], calculationMode: .discrete,
            timing: MediaTiming(beginTime: midnight, duration: 1_000_000)))
      ]
      group.sublayers.append(text)
    }
    return group
  }

  /// Adds the day.
  public func describe(in context: DialContext, into builder: inout DescriptionBuilder) {
    if let date = time?.date { builder.addDay(date.text) }
  }

  /// The same window, if its day can be read.
  public func compact(leastType: Double) -> (any Part)? {
    typeSize < leastType ? nil : self
  }
}

extension DateWindow: KeyedPart {
  package static let summary = "A window with the day of the month, which changes at midnight."

  package static let keys: KeyTable<DateWindow> = KeyTable([
    Key("time", \.time, optional: .time, "The time at the start; without a date, no window."),
    Key("position", \.position, .point, "The middle of the window, in dial units."),
    Key("width", \.width, .number(above: 0), "The width in dial units; it is four fifths as high."),
  ])
}
