import SweepGeometry

/// A field of an animation that cannot be, and why.
package struct AnimationFault: Hashable {
  package var field: String
  package var message: String

  init(_ field: String, _ message: String) {
    self.field = field
    self.message = message
  }
}

extension Animation {
  /// What makes the animation impossible on a layer whose own value is `model`, or nil.
  package func fault(model: AnimationValue?) -> AnimationFault? {
    fault(model: model, keyframes: keyframes(model: model ?? .number(0)))
  }

  /// What makes the animation impossible on a layer whose own value is `model`, or nil.
  ///
  /// - Parameter keyframes: the animation's keyframes on that layer.
  package func fault(model: AnimationValue?, keyframes: Keyframes) -> AnimationFault? {
    guard let model else {
      return AnimationFault(property.keyPath, "is not a property of this kind of layer")
    }
    if let fault = ownFault(model: model) ?? timing.fault { return fault }
    if let fault = keyframes.timingFunctions.lazy.compactMap(\.fault).first { return fault }
    if keyframes.values.contains(where: { !$0.isFinite }) {
      return AnimationFault("values", "must be finite and below 1e9")
    }
    if property == .lineWidth, keyframes.values.contains(where: { $0.isNegative }) {
      return AnimationFault("values", "must not be negative")
    }
    if case .numbers(let own) = model, !keyframes.values.allSatisfy({ $0.count == own.count }) {
      return AnimationFault("values", "must give a place to each of the \(own.count) stops")
    }
    if case .colors(let own) = model, !keyframes.values.allSatisfy({ $0.count == own.count }) {
      return AnimationFault("values", "must give a colour to each of the \(own.count) stops")
    }
    return nil
  }

  private func ownFault(model: AnimationValue) -> AnimationFault? {
    switch self {
    case .basic(let animation): animation.fault(model: model)
    case .spring(let animation): animation.fault(model: model)
    case .keyframe(let animation): animation.fault
    }
  }
}

extension MediaTiming {
  var fault: AnimationFault? {
    func isTime(_ seconds: Seconds) -> Bool { abs(seconds.value) <= SceneLimits.time }
    if !isTime(beginTime) { return AnimationFault("beginTime", "must lie within 1e6 s of zero") }
    if !isTime(duration) || duration.value < 0.001 {
      return AnimationFault("duration", "must be at least 0.001 s and at most 1e6 s")
    }
    if !(repeatCount > 0) { return AnimationFault("repeatCount", "must be more than zero") }
    if repeatCount < 0.001 || repeatCount > 1e6, repeatCount < .infinity {
      return AnimationFault("repeatCount", "must be 0.001 … 1e6, or infinite")
    }
    if repeatCount == .infinity, fillMode == .forwards {
      return AnimationFault("fillMode", "cannot be 'forwards' where the repeats never end")
    }
    return nil
  }
}

extension TimingFunction {
  /// What makes the pace impossible, or nil.
  var fault: AnimationFault? {
    guard let cubic else {
      return isValid
        ? nil : AnimationFault("timingFunction", "must have its numbers in their ranges")
    }
    if !(0...1).contains(cubic.x1) || !(0...1).contains(cubic.x2) {
      return AnimationFault("timingFunction", "must have times in 0 … 1")
    }
    if !(abs(cubic.y1) <= 100 && abs(cubic.y2) <= 100) {
      return AnimationFault("timingFunction", "must have a progress within 100 of zero")
    }
    return nil
  }
}

extension AnimationValue {
  var count: Int {
    switch self {
    case .colors(let colors): colors.count
    case .numbers(let numbers): numbers.count
    default: 1
    }
  }

  var isNegative: Bool {
    if case .number(let number) = self { number < 0 } else { false }
  }

  var isFinite: Bool {
    func fine(_ number: Double) -> Bool { abs(number) < NumberFormat.limit }
    return switch self {
    case .number(let number): fine(number)
    case .angle(let angle): fine(angle.degrees)
    case .vector(let vector): fine(vector.dx) && fine(vector.dy)
    case .scale(let factors): fine(factors.x) && fine(factors.y)
    case .numbers(let numbers): numbers.allSatisfy(fine)
    case .color(let color): color.isFinite
    case .colors(let colors): colors.allSatisfy(\.isFinite)
    case .path(let path): path.svgPathData() != nil
    case .bool: true
    }
  }
}

extension Color {
  fileprivate var isFinite: Bool { [red, green, blue, alpha].allSatisfy(\.isFinite) }
}
