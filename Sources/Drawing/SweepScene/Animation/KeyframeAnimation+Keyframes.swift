extension KeyframeAnimation {
  package var keyframes: Keyframes {
    let isDiscrete = calculationMode == .discrete || property == .isHidden
    let values = rotationDirection.unwrapped(values, turns: turns)
    var keys = Keyframes(
      values: values,
      keyTimes: keyTimes ?? Keyframes.evenTimes(values.count, isDiscrete: isDiscrete),
      timingFunctions: Array(repeating: .linear, count: max(values.count - 1, 0)),
      isDiscrete: isDiscrete)
    keys.pace = timingFunction
    if hasPaces, !timingFunctions.isEmpty { keys.timingFunctions = timingFunctions }
    switch calculationMode {
    case .linear, .discrete: break
    case .paced: keys.keyTimes = Keyframes.pacedTimes(values)
    case .cubic:
      keys.curve = ValueCurve(values, times: keys.keyTimes, bends: bends, isPaced: false)
    case .cubicPaced:
      let times = Keyframes.evenTimes(values.count, isDiscrete: false)
      keys.curve = ValueCurve(values, times: times, bends: bends, isPaced: true)
      keys.keyTimes = keys.curve?.pacedTimes ?? times
    }
    return keys
  }

  /// Whether key times and the segments' paces are looked at.
  private var hasPaces: Bool { calculationMode == .linear || calculationMode == .cubic }

  var isCubic: Bool { calculationMode == .cubic || calculationMode == .cubicPaced }

  private var bends: [KochanekBartels.Bend] {
    func number(_ list: [Double], _ index: Int) -> Double { index < list.count ? list[index] : 0 }
    return values.indices.map {
      KochanekBartels.Bend(
        tension: number(tensionValues, $0), continuity: number(continuityValues, $0),
        bias: number(biasValues, $0))
    }
  }

  var fault: AnimationFault? {
    if values.isEmpty { return AnimationFault("values", "must not be empty") }
    if values.count > SceneLimits.values {
      return AnimationFault("values", "must be at most \(SceneLimits.values)")
    }
    if hasPaces, !timingFunctions.isEmpty, timingFunctions.count != values.count - 1 {
      return AnimationFault(
        "timingFunctions",
        "must be one fewer than values: \(values.count - 1), not \(timingFunctions.count)")
    }
    if let fault = timingFunction.fault ?? rotationDirection.fault(of: property, turns: turns) {
      return fault
    }
    if isCubic, let fault = cubicFault { return fault }
    guard calculationMode != .paced, calculationMode != .cubicPaced, let keyTimes
    else { return nil }
    return AnimationFault(
      keyTimes: keyTimes, count: values.count, of: "values",
      endsBefore: calculationMode == .discrete)
  }

  private var cubicFault: AnimationFault? {
    if let value = values.first, value.components == nil {
      return AnimationFault("calculationMode", "cannot be cubic for a \(value.kind)")
    }
    let lists = [
      ("tensionValues", tensionValues), ("continuityValues", continuityValues),
      ("biasValues", biasValues),
    ]
    for (field, list) in lists where !list.isEmpty {
      if list.count != values.count {
        return AnimationFault(
          field, "must be as many as values: \(values.count), not \(list.count)")
      }
      if !list.allSatisfy({ (-1...1).contains($0) }) {
        return AnimationFault(field, "must lie in -1 … 1")
      }
    }
    return nil
  }
}

extension AnimationFault {
  /// Makes the fault of key times for so many things; nil for none.
  ///
  /// - Parameter endsBefore: whether the last one may be before 1.
  init?(keyTimes times: [Double], count: Int, of things: String, endsBefore: Bool) {
    if times.count != count {
      self.init("keyTimes", "must be as many as \(things): \(count), not \(times.count)")
    } else if !times.allSatisfy({ $0 >= 0 && $0 <= 1 }) {
      self.init("keyTimes", "must lie in 0 … 1")
    } else if zip(times, times.dropFirst()).contains(where: { $0 > $1 }) {
      self.init("keyTimes", "must not decrease")
    } else if times.first != 0 {
      self.init("keyTimes", "must begin with 0")
    } else if !endsBefore, times.last != 1, count > 1 {
      self.init("keyTimes", "must end with 1")
    } else {
      return nil
    }
  }
}
