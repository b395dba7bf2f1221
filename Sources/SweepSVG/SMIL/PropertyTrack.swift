import SweepGeometry
import SweepScene

/// All animations of one property of a layer, checked, with the value that holds in the end.
struct PropertyTrack {
  /// The value that the property keeps when every animation is over.
  private(set) var base: AnimationValue
  /// What cannot be said.
  private(set) var issues: [String] = []
  /// How far sampled values may be away, in degrees and user units.
  private let tolerance: Double
  private let model: AnimationValue
  private let animations: [Animation]
  private let holds: [Hold]
  /// The keyframes of each animation.
  private let keyframes: [Keyframes]

  init(
    _ animations: [Animation], model: AnimationValue?, tolerance: Double
  ) throws(SceneError) {
    let own = model ?? .number(0)
    self.tolerance = tolerance
    self.model = own
    self.animations = animations
    self.keyframes = animations.map { $0.keyframes(model: own) }
    for (animation, keyframes) in zip(animations, keyframes) {
      guard let fault = animation.fault(model: model, keyframes: keyframes) else { continue }
      throw SceneError(
        layer: "", field: "\(animation.property.keyPath).\(fault.field)", message: fault.message)
    }
    var base = own
    for (animation, keyframes) in zip(animations, keyframes) {
      guard animation.timing.repeatCount < .infinity else { continue }
      let last = animation.value(at: animation.timing.endTime, keyframes: keyframes)
      if let last { base = last }
    }
    self.base = base
    let (holds, isOtherwise) = Self.holds(animations, model: own, base: base)
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
          attribute, keyframes[index], animation.timing,
          error: animation.property.allowedError(tolerance),
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
