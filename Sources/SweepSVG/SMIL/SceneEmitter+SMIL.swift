import SweepGeometry
import SweepScene

extension SceneEmitter {
  mutating func write(_ elements: [SMILElement]) {
    for element in elements { write(element) }
  }

  private mutating func write(_ element: SMILElement) {
    markup.start(element.isTransform ? "animateTransform" : "animate")
    markup.attribute("attributeName", element.attribute.name)
    if let type = element.attribute.transformType { markup.attribute("type", type) }
    writeValues(of: element)
    writeBegin(of: element)
    if element.duration.value == .infinity {
      markup.attribute("dur", "indefinite")
    } else {
      attribute("dur", time: element.duration)
    }
    if let time = element.repeatDuration {
      attribute("repeatDur", time: time)
    } else if element.repeatCount == .infinity {
      markup.attribute("repeatCount", "indefinite")
    } else if element.repeatCount != 1 {
      markup.open("repeatCount")
      Self.keyTimeFormat.write(element.repeatCount, to: &markup.out)
      markup.close()
    }
    if element.isAdditive { markup.attribute("additive", "sum") }
    if element.isCumulative { markup.attribute("accumulate", "sum") }
    if element.freezes { markup.attribute("fill", "freeze") }
    markup.endEmpty()
  }

  private mutating func writeBegin(of element: SMILElement) {
    guard case .event(let event, let layer) = element.trigger else {
      if element.begin != .zero { attribute("begin", time: element.begin) }
      return
    }
    markup.open("begin")
    if let layer {
      ids.write(ids.reserved(for: layer), to: &markup.out)
      markup.write(".")
    }
    markup.out.write(utf8: event.rawValue)
    if element.begin != .zero {
      if element.begin > .zero { markup.write("+") }
      Self.timeFormat.write(element.begin.value, to: &markup.out)
      markup.write("s")
    }
    markup.close()
  }

  private mutating func writeValues(of element: SMILElement) {
    markup.open("values")
    for (index, value) in element.values.enumerated() {
      if index > 0 { markup.write(";") }
      write(value, element.attribute.isFraction ? fractionFormat : markup.format)
    }
    markup.close()
    if let keyTimes = element.keyTimes { writeKeyTimes(keyTimes) }
    if element.isDiscrete { markup.attribute("calcMode", "discrete") }
    guard let splines = element.keySplines else { return }
    markup.attribute("calcMode", "spline")
    markup.open("keySplines")
    for (index, spline) in splines.enumerated() {
      if index > 0 { markup.write(";") }
      for (place, number) in [spline.x1, spline.y1, spline.x2, spline.y2].enumerated() {
        if place > 0 { markup.space() }
        Self.keyTimeFormat.write(number, to: &markup.out)
      }
    }
    markup.close()
  }

  private mutating func write(_ value: SMILValue, _ format: NumberFormat) {
    switch value {
    case .number(let number): self.number("values", number, format: format)
    case .pair(let a, let b, let implied):
      number("values", a, format: format)
      if b == implied { return }
      markup.space()
      number("values", b, format: format)
    case .color(let color): markup.out.write(color: color)
    case .path(let path): write(morphing: path)
    case .isShown(let isShown): markup.write(isShown ? "inline" : "none")
    }
  }

  /// Writes times as whole units of 10⁻⁵, each later than the one before it, except where two are
  /// the same: that is a jump.
  private mutating func writeKeyTimes(_ times: [Double]) {
    markup.open("keyTimes")
    var previous = (time: -1.0, written: -1)
    for (index, time) in times.enumerated() {
      if index > 0 { markup.write(";") }
      var written = Self.keyTimeFormat.fixed(time)
      if time > previous.time { written = max(written, previous.written + 1) }
      written = min(written, 100_000)
      Self.keyTimeFormat.write(fixed: written, to: &markup.out)
      previous = (time, written)
    }
    markup.close()
  }

  private mutating func attribute(_ name: StaticString, time: Seconds) {
    markup.open(name)
    Self.timeFormat.write(time.value, to: &markup.out)
    markup.write("s")
    markup.close()
  }

  private static var timeFormat: NumberFormat { NumberFormat(precision: 3) }
  private static var keyTimeFormat: NumberFormat { NumberFormat(precision: 5) }
}
