import SweepGeometry
import SweepScene

/// All animations of one property of a layer, checked, with the value that holds in the end.
struct PropertyTrack {
  /// The value that the property keeps when every animation is over.
  private(set) var base: AnimationValue
  /// What cannot be said.
  private(set) var issues: [String] = []
  private let model: AnimationValue
  private let animations: [Animation]
  /// The keyframes of each animation.
  private let keyframes: [Keyframes]

  init(_ animations: [Animation], model: AnimationValue?) throws(SceneError) {
    guard let model else {
      let path = animations.first?.property.keyPath ?? ""
      throw SceneError(
        layer: "", field: "\(path).\(path)", message: "is not a property of this kind of layer")
    }
    self.model = model
    self.animations = animations
    self.keyframes = animations.map { $0.keyframes(model: model) }
    self.base = model
    for (animation, keyframes) in zip(animations, keyframes) {
      if let fault = animation.fault(model: model, keyframes: keyframes) {
        throw SceneError(
          layer: "", field: "\(animation.property.keyPath).\(fault.field)",
          message: fault.message)
      }
      let last = animation.value(at: animation.timing.endTime, keyframes: keyframes)
      if let last { base = last }
    }
    // SMIL gives the later begin priority (SVG 1.1, 19.2.6), Core Animation the later place.
    for (a, b) in zip(animations, animations.dropFirst())
    where b.timing.beginTime < a.timing.beginTime {
      issues.append("is animated by two animations of which the second begins first")
    }
  }

  /// The elements that animate one attribute with values of the property.
  func elements(
    _ attribute: SMILAttribute, value: (AnimationValue) -> SMILValue
  ) -> [SMILElement] {
    var elements: [SMILElement] = []
    for (animation, keyframes) in zip(animations, keyframes)
    where animation.timing.endTime > .zero {
      let element = SMILElement(
        attribute, keyframes, animation.timing, isCumulative: animation.isCumulative, value: value)
      if let lead = lead(to: animation, isFirst: elements.isEmpty) {
        elements.append(element.holding(value(lead), until: animation.timing.beginTime))
      }
      elements.append(element)
    }
    return elements
  }

  /// The value to hold from zero until an animation begins, where the base is another.
  private func lead(to animation: Animation, isFirst: Bool) -> AnimationValue? {
    guard isFirst, animation.timing.beginTime > .zero else { return nil }
    let before = animation.value(at: .zero, model: model) ?? model
    return before == base ? nil : before
  }

  /// The elements for a colour and, where any value is not opaque, for its opacity.
  func colorElements(_ color: SMILAttribute, _ opacity: SMILAttribute) -> [SMILElement] {
    let colors = elements(color, value: SMILValue.init)
    let opacities = elements(opacity) { .number($0.color?.alpha ?? 1) }
    let isOpaque = opacities.allSatisfy { $0.values.allSatisfy { $0 == .number(1) } }
    return isOpaque && base.color?.alpha == 1 ? colors : colors + opacities
  }
}

extension AnimationValue {
  fileprivate var color: Color? {
    if case .color(let color) = self { color } else { nil }
  }
}

extension SMILValue {
  /// Makes the entry for a value of a property that one attribute holds.
  init(_ value: AnimationValue) {
    switch value {
    case .number(let number): self = .number(number)
    case .angle(let angle): self = .number(angle.degrees)
    case .vector(let vector): self = .pair(vector.dx, vector.dy, implied: 0)
    case .scale(let factors): self = .pair(factors.x, factors.y, implied: factors.x)
    case .bool(let isHidden): self = .isVisible(!isHidden)
    case .color(let color): self = .color(color)
    case .path(let path): self = .path(path)
    case .colors, .numbers: self = .number(0)
    }
  }
}
