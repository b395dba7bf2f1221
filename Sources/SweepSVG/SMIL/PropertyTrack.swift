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

  init(_ animations: [Animation], model: AnimationValue?) throws(SceneError) {
    for animation in animations {
      guard let fault = animation.fault(model: model) else { continue }
      throw SceneError(
        layer: "", field: "\(animation.property.keyPath).\(fault.field)", message: fault.message)
    }
    let model = model ?? .number(0)
    self.model = model
    self.animations = animations
    self.base = model
    for animation in animations {
      if let last = animation.value(at: animation.timing.endTime, model: model) { base = last }
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
    for animation in animations where animation.timing.endTime > .zero {
      let keyframes = animation.keyframes(model: model)
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
