import SweepGeometry
import SweepScene

extension SceneEmitter {
  mutating func write(_ elements: [SMILElement]) {
    for element in elements { write(element) }
  }

  private mutating func write(_ element: SMILElement) {
    if case .place(let place) = element.values.first {
      writeMotion(of: element, along: place)
    } else {
      markup.start(element.isTransform ? "animateTransform" : "animate")
      markup.attribute("attributeName", element.attribute.name)
      if let type = element.attribute.transformType { markup.attribute("type", type) }
      writeValues(of: element)
    }
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
    if element.freezes || isPausable(element) { markup.attribute("fill", "freeze") }
    guard case .place(let place) = element.values.first, plan.definesMotionPaths else {
      return markup.endEmpty()
    }
    markup.endStart()
    markup.start("mpath")
    attribute(href: plan.id(of: .way(place.path)))
    markup.endEmpty()
    markup.end("animateMotion")
  }

  private mutating func writeBegin(of element: SMILElement) {
    if isPausable(element) { return writePausableBegin(of: element) }
    if element.trigger == .pictureClick, let rootID {
      return writeBegin(of: element, andOnClicking: rootID)
    }
    let event: Trigger.Event
    switch element.trigger {
    case .manual: return markup.attribute("begin", "indefinite")
    case .event(let awaited, _), .events(let awaited, _): event = awaited
    case .begin, .end, .repeat, nil:
      if element.begin != .zero { attribute("begin", time: element.begin) }
      return
    }
    let layers = element.trigger?.layers ?? []
    markup.open("begin")
    for index in 0..<max(layers.count, 1) {
      if index > 0 { markup.write(";") }
      if index < layers.count {
        ids.write(ids.reserved(for: layers[index]), to: &markup.out)
        markup.write(".")
      }
      markup.out.write(utf8: event.rawValue)
      write(offset: element.begin)
    }
    markup.close()
  }

  /// Writes a time after an event, unless it is the event's.
  mutating func write(offset: Seconds) {
    if offset == .zero { return }
    if offset > .zero { markup.write("+") }
    Self.timeFormat.write(offset.value, to: &markup.out)
    markup.write("s")
  }

  private mutating func writeValues(of element: SMILElement) {
    markup.open("values")
    for (index, value) in element.values.enumerated() {
      if index > 0 { markup.write(";") }
      write(value, element.attribute.isFraction ? fractionFormat : markup.format)
    }
    markup.close()
    if let keyTimes = element.keyTimes ?? element.writtenSwitches {
      writeKeyTimes(keyTimes, of: element)
    }
    if element.isDiscrete { markup.attribute("calcMode", "discrete") }
    writeSplines(of: element)
  }

  private mutating func writeSplines(of element: SMILElement) {
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

  /// Writes an `animateMotion`, whose places are parts of the path's length (SVG 1.1, 19.2.12).
  private mutating func writeMotion(of element: SMILElement, along place: PathPlace) {
    markup.start("animateMotion")
    if !plan.definesMotionPaths {
      markup.open("path")
      write(morphing: place.path)
      markup.close()
    }
    // One place alone is none to some browsers.
    let isStill = element.values.count == 1
    let count = isStill ? 2 : element.values.count
    markup.open("keyPoints")
    for index in 0..<count {
      if index > 0 { markup.write(";") }
      let value = element.values[isStill ? 0 : index]
      write(isStill || element.isDiscrete ? value.beforeCorner : value, markup.format)
    }
    markup.close()
    let even = Keyframes.evenTimes(count, isDiscrete: element.isDiscrete)
    writeKeyTimes(isStill ? even : element.keyTimes ?? even, of: element)
    // Without a mode, browsers would use constant speed and ignore key points.
    if element.isDiscrete {
      markup.attribute("calcMode", "discrete")
    } else if element.keySplines == nil || isStill {
      markup.attribute("calcMode", "linear")
    } else {
      writeSplines(of: element)
    }
    switch place.rotationMode {
    case .none: break
    case .auto: markup.attribute("rotate", "auto")
    case .autoReverse: markup.attribute("rotate", "auto-reverse")
    }
  }

  mutating func write(_ value: SMILValue, _ format: NumberFormat) {
    switch value {
    case .number(let number): self.number("values", number, format: format)
    case .pair(let a, let b, let implied):
      number("values", a, format: format)
      if b == implied { return }
      markup.space()
      number("values", b, format: format)
    case .color(let color): markup.out.write(color: color)
    case .path(let path): write(morphing: path)
    case .place(let place): Self.keyTimeFormat.write(place.part, to: &markup.out)
    case .isShown(let isShown): markup.write(isShown ? "inline" : "none")
    case .cap(let cap): markup.out.write(utf8: cap.rawValue)
    }
  }

  mutating func attribute(_ name: StaticString, time: Seconds) {
    markup.open(name)
    Self.timeFormat.write(time.value, to: &markup.out)
    markup.write("s")
    markup.close()
  }

  static var timeFormat: NumberFormat { NumberFormat(precision: 3) }
  static var keyTimeFormat: NumberFormat { NumberFormat(precision: 5) }
}

extension SMILElement {
  /// The even key times of layers that are shown and hidden: they are rounded like the uneven ones of
  /// the layers that take turns with them. Nil where rounding does not move them.
  fileprivate var writtenSwitches: [Double]? {
    guard attribute == .display, isDiscrete, 100_000 % values.count != 0 else { return nil }
    return Keyframes.evenTimes(values.count, isDiscrete: true)
  }
}

extension SMILValue {
  /// A position at which a layer rests: at a corner it keeps the incoming direction, so the
  /// position must be before the corner by more than the rounding.
  fileprivate var beforeCorner: SMILValue {
    guard case .place(var place) = self, place.rotationMode != .none, 0 < place.part, place.part < 1
    else { return self }
    place.part = max(place.part - 3e-5, 0)
    return .place(place)
  }
}

/// The still picture of a layer that moves along a path: a use of the moving layer, at the final
/// position.
struct MotionStandIn {
  /// The final place.
  var transform: ElementTransform
  /// The id of the moving layer.
  var id: String
}

/// Motion along paths. No style rule stops `animateMotion`, so the layer gets a still stand-in.
extension SceneEmitter {
  /// Begins the group that moves, and leaves the one that carries the final place to be written.
  ///
  /// For a stand-in, both begin, and within them a group that the stand-in uses.
  mutating func startMotion(
    _ motion: CompiledMotion, turns: Range<Int>, of layer: Layer, _ head: inout ElementHead
  ) -> MotionStandIn? {
    let isReplaced = options.motion == .reduced
    head.hasStandIn = isReplaced
    head.animations = motion.outer
    startGroup(&head, of: layer)
    head.animations = motion.inner
    head.transform = ElementTransform(position: layer.position - .zero, steps: turns)
    guard isReplaced else { return nil }
    let standIn = MotionStandIn(transform: head.transform, id: ids.unique("moved"))
    startGroup(&head, of: layer)
    markup.start("g")
    attribute(id: standIn.id)
    markup.endStart()
    return standIn
  }

  mutating func write(_ standIn: MotionStandIn, of layer: Layer) {
    markup.start("use")
    writeOuterAttributes(
      ElementHead(transform: standIn.transform, isStandIn: true), of: layer)
    attribute(href: standIn.id)
    markup.endEmpty()
  }
}

extension Trigger {
  /// The begin of the picture, and each click on it; no layer has that name.
  fileprivate static let pictureClick = event(.click, on: "\u{0}")
}

extension Layer.Scene {
  /// The scene whose motion also begins on each click on the picture.
  var beginningOnClicks: Layer.Scene {
    changingEntry { animation in
      let timing = animation.timing
      let fillMode: MediaTiming.FillMode = timing.fillsForwards ? .forwards : .removed
      return .group(
        AnimationGroup(
          [animation],
          timing: MediaTiming(
            trigger: .pictureClick, duration: timing.endTime, fillMode: fillMode)))
    }
  }
}
