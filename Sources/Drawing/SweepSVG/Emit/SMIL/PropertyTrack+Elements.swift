import SweepGeometry
import SweepScene
import SweepTimeline

extension PropertyTrack {
  /// The elements that animate one attribute with values of the property.
  ///
  /// - Parameter bounds: the limits of the attribute's numbers.
  func elements(
    _ attribute: SMILAttribute, bounds: [Double] = [], value: (AnimationValue) -> SMILValue
  ) -> [SMILElement] {
    runs.map { SMILElement(attribute, $0, bounds: bounds, value: value) }
  }

  /// The elements for a colour and, if it changes, for its opacity.
  func colorElements(_ color: SMILAttribute, _ opacity: SMILAttribute) -> [SMILElement] {
    let colors = elements(color, bounds: [0, 1], value: SMILValue.init)
    let opacities = elements(opacity) { .number($0.color?.alpha ?? 1) }
    let alpha = SMILValue.number(base.color?.alpha ?? 1)
    let isStill = opacities.allSatisfy { $0.values.allSatisfy { $0 == alpha } }
    return isStill ? colors : colors + opacities
  }

  /// The elements for the visible part of a stroke: the dash, for its start the offset too, and the
  /// caps if the part may become empty in the middle of the path.
  ///
  /// - Parameter length: the track of the visible length, where the other end moves too: then that
  ///   of the end says nothing.
  func trimElements(_ shape: Layer.Shape, length: PropertyTrack?) -> [SMILElement] {
    guard let length else { return trimElements(MovingTrim(shape: shape, property: property)) }
    if property == .strokeEnd {
      return length.trimElements(MovingTrim(shape: shape, property: nil))
    }
    return elements(.dashOffset, bounds: [0, 1]) {
      .number(-$0.clamped(0, 1).part * shape.dashedLength)
    }
  }

  private func trimElements(_ moving: MovingTrim) -> [SMILElement] {
    let shape = moving.shape
    func trim(_ value: AnimationValue) -> Trim { moving.at(value.clamped(0, 1).part) }
    let bounds: [Double] =
      switch moving.property {
      case .strokeStart: [0, 1, shape.strokeEnd]
      case .strokeEnd: [0, 1, shape.strokeStart]
      default: [0, 1]
      }
    var all = elements(.dashArray, bounds: bounds) {
      .pair(trim($0).dash, trim($0).gap, implied: nil)
    }
    if moving.property == .strokeStart {
      all += elements(.dashOffset, bounds: bounds) { .number(trim($0).offset) }
    }
    return moving.losesCaps ? all + capElements(of: moving, bounds) : all
  }

  /// The elements that take a stroke its caps while no part of it shows, if that ever happens.
  private func capElements(of moving: MovingTrim, _ bounds: [Double]) -> [SMILElement] {
    let elements = runs.map { run in
      var run = run
      run.span.keys = run.span.keys.cut(at: bounds).whereEmpty {
        moving.at($0.clamped(0, 1).part).dash == 0
      }
      return SMILElement(.lineCap, run) { .cap(moving.cap(isEmpty: $0 == .bool(true))) }
    }
    let capped = SMILValue.cap(moving.shape.lineCap)
    let isNeeded = moving.atRest.dash == 0
    return isNeeded || elements.contains { $0.values.contains { $0 != capped } } ? elements : []
  }
}

extension Keyframes {
  /// Discrete keys for the visibility.
  fileprivate func whereEmpty(_ isEmpty: (AnimationValue) -> Bool) -> Keyframes {
    let empty = values.map(isEmpty)
    if isDiscrete || values.count == 1 {
      return Keyframes(
        values: empty.map { .bool($0) }, keyTimes: keyTimes,
        timingFunctions: timingFunctions, isDiscrete: true)
    }
    return Keyframes(
      values: segments.map { .bool(empty[$0] && empty[$0 + 1]) },
      keyTimes: segments.map { keyTimes[$0] },
      timingFunctions: Array(repeating: .linear, count: segments.count - 1), isDiscrete: true)
  }
}

extension AnimationValue {
  fileprivate var color: Color? {
    if case .color(let color) = self { color } else { nil }
  }

  fileprivate var part: Double {
    if case .number(let part) = self { part } else { 0 }
  }
}
