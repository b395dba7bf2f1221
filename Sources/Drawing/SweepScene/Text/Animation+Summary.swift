import SweepGeometry

extension Animation {
  /// The timeline of the animation in one line.
  ///
  /// - Parameter note: what a writer adds to it.
  func summary(on layer: Layer, note: String) -> String {
    var text = "\(property?.keyPath ?? "group") \(timing.summary)"
    if isAdditive { text += ", added" }
    if isCumulative { text += ", adding up" }
    guard let property else { return text + note }
    guard let model = layer[property] else { return text + ": not a property of this layer" }
    return text + ": " + keyframes(model: model).summary + note
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
  fileprivate var summary: String {
    switch self {
    case .begin(let name): "the begin of '\(name)'"
    case .end(let name): "the end of '\(name)'"
    case .repeat(let name, let count): "pass \(count + 1) of '\(name)'"
    case .event(let event, let layer): event.rawValue + (layer.map { " on '\($0)'" } ?? "")
    case .events(let event, let layers):
      event.rawValue + " on " + layers.map { "'\($0)'" }.joined(separator: ", ")
    case .script: "a script"
    }
  }
}

extension Keyframes {
  fileprivate var summary: String {
    let shownValues = values.prefix(8).map(\.summary)
    let more = values.count - shownValues.count
    var text = shownValues.joined(separator: " → ")
    if more > 0 { text += " → … (\(more) more)" }
    if isDiscrete { text += ", in steps" }
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
    case .place(let place): "\(shown(place.part * 100)) % of a path"
    }
  }
}

extension Color {
  /// The colour as `#rrggbb`, followed by its opacity where that is not 1.
  var summary: String {
    let digits = String(rgb, radix: 16)
    let hex = "#" + String(repeating: "0", count: 6 - digits.count) + digits
    return alpha == 1 ? hex : "\(hex) \(shown(alpha))"
  }
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
