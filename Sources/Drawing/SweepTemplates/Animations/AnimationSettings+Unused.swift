import SweepScene

extension AnimationSettings {
  /// Reports keys that have no effect because of others, such as key times with paced motion.
  func reportUnused(in node: Node, _ decoding: inout Decoding) {
    reportEnds(in: node, &decoding)
    if way != nil { reportPaces(calculationMode ?? .paced, in: node, &decoding) }
    if values != nil { reportPaces(calculationMode ?? .linear, in: node, &decoding) }
    if let spring = node["spring"] { self.spring?.reportUnused(in: spring, &decoding) }
    guard let property, group == nil, way == nil else { return }
    let reason = "for '\(property.rawValue)'"
    if property != .rotation {
      decoding.reportUnused(
        ["direction", "turns"], reason, in: node, hint: "only rotations have a direction")
    }
    if isCumulative, !property.adds {
      decoding.reportUnused(
        ["isCumulative"], reason, in: node,
        hint: "only numbers, angles, translations and stretches add up")
    }
  }

  private func reportEnds(in node: Node, _ decoding: inout Decoding) {
    guard from != nil, to != nil else { return }
    decoding.reportUnused(["by"], "beside 'from' and 'to'", in: node, hint: "remove one of them")
  }

  /// Reports paces, times and bends that a calculation mode does not use.
  private func reportPaces(
    _ mode: KeyframeAnimation.CalculationMode, in node: Node, _ decoding: inout Decoding
  ) {
    let reason = "where 'calculationMode' is '\(mode.rawValue)'"
    switch mode {
    case .paced, .cubicPaced:
      decoding.reportUnused(
        ["keyTimes", "timingFunctions"], reason, in: node,
        hint:
          "write 'calculationMode: \(mode == .paced ? "linear" : "cubic")' to set times")
    case .discrete:
      decoding.reportUnused(
        ["timingFunctions"], reason, in: node, hint: "there are no values in between")
    case .linear where property == .isHidden:
      decoding.reportUnused(
        ["timingFunctions"], "for 'isHidden'", in: node, hint: "there are no values in between")
    case .linear, .cubic: break
    }
    if mode == .cubic || mode == .cubicPaced { return }
    decoding.reportUnused(
      ["tensionValues", "continuityValues", "biasValues"], reason, in: node,
      hint: "curves are 'cubic' or 'cubicPaced'")
  }
}

extension SpringSettings {
  /// Reports keys of one description of a spring beside those of the other.
  fileprivate func reportUnused(in node: Node, _ decoding: inout Decoding) {
    if perceptualDuration != nil {
      decoding.reportUnused(
        ["mass", "stiffness", "damping"], "beside 'perceptualDuration'", in: node,
        hint: "set mass, stiffness and damping, or that duration and 'bounce'")
    } else {
      decoding.reportUnused(
        ["bounce"], "without 'perceptualDuration'", in: node,
        hint: "add the duration, or use 'damping' instead")
    }
  }
}

extension TimingSettings {
  /// Reports keys of a timing that others make ineffective.
  func reportUnused(in node: Node, _ decoding: inout Decoding) {
    if timing.repeatDuration != nil {
      decoding.reportUnused(
        ["repeatCount"], "beside 'repeatDuration'", in: node, hint: "remove one of them")
    }
    let staysNot = timing.fillMode == .removed || timing.fillMode == .backwards
    if staysNot, !timing.isRemovedOnCompletion {
      decoding.reportUnused(
        ["isRemovedOnCompletion"], "where 'fillMode' is '\(timing.fillMode.rawValue)'", in: node,
        hint: "use 'forwards' or 'both' to keep the end")
    }
  }
}
