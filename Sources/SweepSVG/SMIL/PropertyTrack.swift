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
  private let holds: [Hold]

  init(_ animations: [Animation], model: AnimationValue?) throws(SceneError) {
    for animation in animations {
      guard let fault = animation.fault(model: model) else { continue }
      throw SceneError(
        layer: "", field: "\(animation.property.keyPath).\(fault.field)", message: fault.message)
    }
    let model = model ?? .number(0)
    self.model = model
    self.animations = animations
    var base = model
    for animation in animations where animation.timing.repeatCount < .infinity {
      if let last = animation.value(at: animation.timing.endTime, model: model) { base = last }
    }
    self.base = base
    let (holds, isOtherwise) = Self.holds(animations, model: model, base: base)
    self.holds = holds
    if isOtherwise {
      issues.append("is animated by two animations at once, of which the second begins first")
    }
  }

  /// The elements that animate one attribute with values of the property.
  func elements(
    _ attribute: SMILAttribute, value: (AnimationValue) -> SMILValue
  ) -> [SMILElement] {
    var elements: [SMILElement] = []
    for (index, animation) in animations.enumerated() {
      for hold in holds where hold.index == index {
        elements.append(
          SMILElement(
            attribute: attribute, values: [value(hold.value)], begin: hold.begin,
            duration: hold.end - hold.begin))
      }
      guard animation.timing.endTime > .zero else { continue }
      elements.append(
        SMILElement(
          attribute, animation.keyframes(model: model), animation.timing,
          isCumulative: animation.isCumulative && animation.property.addsUp, value: value))
    }
    return elements
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
