import SweepGeometry
package import SweepScene

extension Layer.Animation {
  /// The animation in one line.
  func summary(on layer: Layer) -> String {
    var text = "\(property?.rawValue ?? "group") \(timing.summary)"
    if isAdditive { text += ", added" }
    if isCumulative { text += ", adding up" }
    if case .group(let group) = self, !group.timingFunction.isLinear {
      text += ", pace \(group.timingFunction.summary)"
    }
    guard let property else { return text }
    guard let model = layer[property] else { return text + ": not a property of this layer" }
    return text + ": " + keyframes(model: model).summary
  }
}

extension MediaTiming {
  /// The timing as people read it.
  var summary: String {
    var text = "from \(trigger.map { "\($0.summary) + " } ?? "")\(shown(beginTime.value)) s"
    if duration.value < .infinity { text += " for \(shown(duration.value)) s" }
    if autoreverses { text += " and back" }
    if let repeatDuration {
      text += ", over and over for \(shown(repeatDuration.value)) s"
    } else if repeatCount == .infinity {
      text += ", for ever"
    } else if repeatCount != 1 {
      text += ", \(shown(repeatCount)) times"
    }
    if timeOffset != .zero { text += ", offset \(shown(timeOffset.value)) s" }
    if speed != 1 { text += ", speed \(shown(speed))" }
    if fillMode != .removed { text += ", filling \(fillMode)" }
    return text
  }
}

extension Trigger {
  var summary: String {
    switch self {
    case .begin(let name): "the begin of '\(name)'"
    case .end(let name): "the end of '\(name)'"
    case .repeat(let name, let count): "pass \(count + 1) of '\(name)'"
    case .event(let event, let layer): event.rawValue + (layer.map { " on '\($0)'" } ?? "")
    case .events(let event, let layers):
      event.rawValue + " on " + layers.map { "'\($0)'" }.joined(separator: ", ")
    case .manual: "a call"
    }
  }
}

extension Keyframes {
  /// The values and paces as people read them.
  var summary: String {
    let shownValues = values.prefix(8).map(\.summary)
    let more = values.count - shownValues.count
    var text = shownValues.joined(separator: " → ")
    if more > 0 { text += " → … (\(more) more)" }
    if isDiscrete, values.count > 1 { text += ", in steps" }
    if let pace = timingFunctions.first(where: { !$0.isLinear }) {
      text += ", pace \(pace.summary)"
    }
    if let curve { text += curve.isPaced ? ", curved, paced" : ", curved" }
    if !pace.isLinear { text += ", pace of all \(pace.summary)" }
    return text
  }
}

extension AnimationValue {
  /// The value as people read it.
  package var summary: String {
    switch self {
    case .number(let number): shown(number)
    case .angle(let angle): shown(angle.degrees) + "°"
    case .vector(let vector): "\(shown(vector.dx)) \(shown(vector.dy))"
    case .scale(let factors): "\(shown(factors.x)) \(shown(factors.y))"
    case .bool(let bool): bool ? "true" : "false"
    case .color(let color): color.summary
    case .path(let path): "a path of \(path.elements.count) segments"
    case .colors(let colors): colors.map(\.summary).joined(separator: " ")
    case .numbers(let numbers): numbers.map(shown).joined(separator: " ")
    case .string(let string): "'\(string)'"
    case .place(let place): "\(shown(place.part * 100)) % of a path"
    }
  }
}

extension Color {
  /// The colour as `#rrggbb`, followed by its opacity if that is not 1.
  var summary: String { alpha == 1 ? hexDigits : "\(hexDigits) \(shown(alpha))" }
}

extension TimingFunction {
  /// The pace as people read it.
  fileprivate var summary: String {
    switch curve {
    case .cubic(let cubic):
      [cubic.x1, cubic.y1, cubic.x2, cubic.y2].map(shown).joined(separator: " ")
    case .steps(let count, let position): "\(count) steps, \(position)"
    case .back(let side, let overshoot): "back \(side) by \(shown(overshoot))"
    case .bounce(let side): "bounce \(side)"
    case .elastic(let side, _, _): "elastic \(side)"
    case .spring(let side, let spring, let duration):
      "spring \(side) of damping ratio \(shown(spring.dampingRatio)) in \(shown(duration.value)) s"
    }
  }
}

extension Layer.Content {
  var summary: String {
    switch self {
    case .group: "group"
    case .shape(let shape): "shape of \(shape.path.elements.count) segments"
    case .text(let text): "text '\(text.string.prefix(60))'"
    case .image(let image): "\(image.mediaType.rawValue) of \(image.bytes.count) bytes"
    case .gradient(let gradient): "gradient of \(gradient.stops.count) stops"
    case .replicator(let replicator): "\(replicator.instanceCount) copies"
    }
  }
}

extension TransformOperation {
  var summary: String {
    switch self {
    case .translate(let v): "translate(\(shown(v.dx)) \(shown(v.dy)))"
    case .rotate(let angle): "rotate(\(shown(angle.degrees)))"
    case .scale(let x, let y): "scale(\(shown(x)) \(shown(y)))"
    case .skewX(let angle): "skewX(\(shown(angle.degrees)))"
    case .skewY(let angle): "skewY(\(shown(angle.degrees)))"
    case .matrix(let m):
      "matrix(" + [m.a, m.b, m.c, m.d, m.tx, m.ty].map(shown).joined(separator: " ") + ")"
    }
  }
}

/// A number as people read it: three decimals at most.
func shown(_ number: Double) -> String {
  guard abs(number) < NumberFormat.limit else { return "\(number)" }
  return NumberFormat(precision: 3).string(number)
}
