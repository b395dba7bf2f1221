import SweepGeometry

/// A field of an animation that cannot be, and why.
package struct AnimationFault: Hashable {
  /// The field; empty for the animation as a whole.
  package var field: String
  package var message: String

  init(_ field: String, _ message: String) {
    self.field = field
    self.message = message
  }
}

extension Layer.Animation {
  /// The first fault of the animation, which is no group, on a layer, or nil.
  package func fault(on layer: Layer) -> AnimationFault? {
    let model = property.flatMap { layer[$0] }
    return fault(model: model, keyframes: keyframes(model: model ?? .number(0)))
  }

  /// The first fault of the animation on a layer whose own value is `model`, or nil.
  ///
  /// - Parameter keyframes: the animation's keyframes on that layer.
  package func fault(model: AnimationValue?, keyframes: Keyframes) -> AnimationFault? {
    guard let model, let property else {
      return AnimationFault("", property?.misfit ?? "is not an animation of a property")
    }
    if let value = keyframes.values.first(where: { !$0.hasType(of: model) }) {
      return AnimationFault("values", "must be of the type \(model.kind), not \(value.kind)")
    }
    let isStill = keyframes.values.count == 1
    if let fault = ownFault(model: model) ?? timing.fault(isEndless: isStill) { return fault }
    if isAdditive, !property.adds {
      return AnimationFault("isAdditive", "needs numbers, angles, moves or stretches")
    }
    if let fault = keyframes.timingFunctions.lazy.compactMap(\.fault).first { return fault }
    if keyframes.values.contains(where: { !$0.isFinite }) {
      return AnimationFault("values", "must be finite and below 1e9")
    }
    if property.isLength, keyframes.values.contains(where: { $0.isNegative }) {
      return AnimationFault("values", "must not be negative")
    }
    if property == .bounds, keyframes.values.contains(where: \.hasNegativeSize) {
      return AnimationFault("values", "must not have a negative width or height")
    }
    if case .numbers(let own) = model, !keyframes.values.allSatisfy({ $0.count == own.count }) {
      return AnimationFault(
        "values",
        property == .bounds
          ? "must be rectangles" : "must give a place to each of the \(own.count) stops")
    }
    if case .colors(let own) = model, !keyframes.values.allSatisfy({ $0.count == own.count }) {
      return AnimationFault("values", "must give a colour to each of the \(own.count) stops")
    }
    return nil
  }

  private func ownFault(model: AnimationValue) -> AnimationFault? {
    switch self {
    case .basic(let animation): animation.endsFault(model: model)
    case .spring(let animation): animation.fault(model: model)
    case .keyframe(let animation): animation.fault
    case .motion(let animation): animation.fault
    case .group: nil
    }
  }
}

extension AnimatedProperty {
  /// Why a layer does not have it.
  fileprivate var misfit: String {
    switch type {
    case .colors, .numbers: "needs a gradient as the fill or the stroke"
    case .color: "needs a shape with one colour there, neither none nor a gradient"
    default: "is not a property of this kind of layer"
    }
  }
}

extension TimingFunction {
  /// The first fault of the function, or nil.
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

  /// Whether it is of the type of another value; a place on a path is one of a position.
  fileprivate func hasType(of other: AnimationValue) -> Bool {
    switch (self, other) {
    case (.place, .vector), (.vector, .place): true
    default: kind == other.kind
    }
  }

  /// Whether it is a rectangle that is less than empty.
  fileprivate var hasNegativeSize: Bool {
    if case .numbers(let sides) = self { sides.dropFirst(2).contains { $0 < 0 } } else { false }
  }

  package var isFinite: Bool {
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
    case .place(let place): fine(place.part)
    case .bool, .string: true
    }
  }
}

extension Color {
  fileprivate var isFinite: Bool { [red, green, blue, alpha].allSatisfy(\.isFinite) }
}
