import SweepGeometry
import SweepScene

/// The ids of the symbols that stop and restart endless motion.
struct PauseSigns {
  var pause: String
  var play: String
}

/// Stopping without a script: a click on one symbol ends endless motion, and freezes it; a click on
/// the other, which replaces the first, restarts it.
extension SceneEmitter {
  /// Whether an element moves until a user stops it.
  func isPausable(_ element: SMILElement) -> Bool {
    options.pause == .click && element.trigger == nil && element.repeatCount == .infinity
      && element.values.count > 1
  }

  mutating func writePausableBegin(of element: SMILElement) {
    if pause == nil {
      pause = PauseSigns(pause: ids.unique("pause"), play: ids.unique("play"))
    }
    guard let signs = pause else { return }
    writeBegin(of: element, andOnClicking: signs.play)
    writeClick("end", on: signs.pause)
  }

  /// Begins an element at its time, and as long after each click on another one.
  mutating func writeBegin(of element: SMILElement, andOnClicking id: String) {
    markup.open("begin")
    Self.timeFormat.write(element.begin.value, to: &markup.out)
    markup.write("s;")
    ids.write(id, to: &markup.out)
    markup.write(".click")
    write(offset: element.begin)
    markup.close()
  }

  private mutating func writeClick(_ attribute: StaticString, on id: String) {
    markup.open(attribute)
    ids.write(id, to: &markup.out)
    markup.write(".click")
    markup.close()
  }

  /// Writes the signs, one of which shows, where something can be stopped.
  mutating func writePauseSigns(on scene: Layer.Scene) throws(SceneError) {
    guard let pause else { return }
    try write(sign: .pause, pause.pause, of: pause, on: scene)
    try write(sign: .play, pause.play, of: pause, on: scene)
    guard options.motion == .reduced else { return }
    for id in [pause.pause, pause.play] {
      styles.resting.add([.value(.display, .isShown(false))], to: id)
    }
  }

  private mutating func write(
    sign: Sign, _ id: String, of pause: PauseSigns, on scene: Layer.Scene
  ) throws(SceneError) {
    markup.start("g")
    attribute(id: id)
    if sign == .play { markup.attribute("display", "none") }
    markup.endStart()
    markup.start("animate")
    markup.attribute("attributeName", "display")
    markup.attribute("values", sign == .pause ? "none" : "inline")
    writeClick("begin", on: pause.pause)
    writeClick("end", on: pause.play)
    markup.attribute("dur", "indefinite")
    markup.endEmpty()
    try write(sign.layer(on: scene))
    markup.end("g")
  }
}

private enum Sign {
  case pause, play

  /// A square in the lower right corner, large enough to be hit (WCAG 2.2, 2.5.8), with two bars or
  /// a triangle in a grey that shows on light and dark grounds.
  func layer(on scene: Layer.Scene) -> Layer {
    let box = scene.viewBox
    let unit = max(box.size.width / scene.size.width, box.size.height / scene.size.height)
    let side = max(24 * unit, min(box.size.width, box.size.height) * 0.08)
    let area = Layer.Shape(
      .rect(Rect(x: 0, y: 0, width: side, height: side)), fillColor: .rgb(0, alpha: 0))
    let sign = Layer.Shape(outline(side / 4), fillColor: .rgb(0x808080))
    return Layer(
      position: Point(box.maxX - side, box.maxY - side),
      sublayers: [Layer(content: .shape(area)), Layer(content: .shape(sign))])
  }

  private func outline(_ step: Double) -> Path {
    switch self {
    case .pause:
      var bars = Path.rect(Rect(x: step, y: step, width: step * 0.7, height: step * 2))
      bars.elements +=
        Path.rect(
          Rect(x: step * 2.3, y: step, width: step * 0.7, height: step * 2)
        ).elements
      return bars
    case .play:
      var triangle = Path.polyline([
        Point(step, step), Point(step * 3, step * 2), Point(step, step * 3),
      ])
      triangle.close()
      return triangle
    }
  }
}
