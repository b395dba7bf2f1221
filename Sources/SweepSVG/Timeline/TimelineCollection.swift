import SweepGeometry
import SweepScene

/// The timelines of the animations of one property, groups taken apart.
struct TimelineCollection {
  private(set) var timelines: [Timeline] = []
  private(set) var issues: [String] = []
  private let property: AnimatedProperty
  private let model: AnimationValue?
  /// How far sampled values may be away, in degrees and user units.
  private let tolerance: Double

  /// Makes a collection without timelines.
  ///
  /// - Parameter tolerance: how far sampled values may be away, in degrees and user units.
  init(_ property: AnimatedProperty, model: AnimationValue?, tolerance: Double) {
    self.property = property
    self.model = model
    self.tolerance = tolerance
  }

  /// Adds what an animation, or each in a group, does to the property.
  mutating func add(_ animation: Animation, inside groups: [MediaTiming] = []) throws(SceneError) {
    if case .group(let group) = animation {
      for member in group.animations { try add(member, inside: groups + [group.timing]) }
    } else if animation.property == property {
      try addLeaf(animation, inside: groups)
    }
  }

  private mutating func addLeaf(
    _ animation: Animation, inside groups: [MediaTiming]
  ) throws(SceneError) {
    let own = model ?? .number(0)
    let keyframes = animation.keyframes(model: own)
    if let fault = animation.fault(model: model, keyframes: keyframes) {
      throw SceneError(
        layer: "", field: "\(property.keyPath).\(fault.field)", message: fault.message)
    }
    let gap = animation.isAdditive ? own.accumulating(own, -1) : own
    do throws(Refusal) {
      var timeline = try Timeline(
        keyframes.writable(error: animation.allowedError(tolerance)), of: animation, gap: gap)
      for group in groups.reversed() { try timeline.run(in: group, gap: gap) }
      if !property.isTransform { try timeline.writeOutSums() }
      if property.isTrim, timeline.spans.contains(where: \.isCumulative) {
        throw Refusal("adds up for ever, which a dash cannot")
      }
      if property == .position, timeline.fillsGaps {
        throw Refusal("comes back for ever with gaps, in which it is at no place of its path")
      }
      if timeline.spans.contains(where: \.drifts) {
        issues.append("has passes that never end on a whole millisecond, and gets out of step")
      }
      let error = animation.allowedError(tolerance)
      if timeline.spans.contains(where: { $0.lag > error }) {
        issues.append("adds up for ever from between two milliseconds on, too fast not to show it")
      }
      if timeline.fillsGaps, !animation.isAdditive, timelines.contains(where: timeline.liesOver) {
        issues.append("shows its own value, and not what lies beneath, between its passes")
      }
      timelines.append(timeline)
    } catch {
      issues.append(error.reason)
    }
  }
}

extension TimelineCollection {
  /// The one run that there is, if nothing lies beneath it, above it or beside it: then there is
  /// nothing to be laid above each other.
  var onlyRun: Span? {
    guard timelines.count == 1, timelines[0].trigger == nil, !timelines[0].isAdditive,
      timelines[0].spans.count == 1
    else { return nil }
    let span = timelines[0].spans[0]
    return span.start >= 0 && span.end > 0 && !span.isStill ? span : nil
  }
}

extension AnimatedProperty {
  fileprivate var isTrim: Bool { self == .strokeStart || self == .strokeEnd }
}

extension [Timeline] {
  /// What of timelines that begin with events cannot be said.
  ///
  /// - Parameter all: these, and the ones that begin by themselves.
  func issues(over all: [Timeline]) -> [String] {
    var issues: [String] = []
    for timeline in self {
      if timeline.spans.contains(where: { $0.start == -.infinity && $0.end < .infinity }) {
        issues.append("fills backwards from an event, of which no one knows before")
      }
    }
    if let first = all.firstIndex(where: { $0.trigger != nil }),
      all[first...].contains(where: { $0.trigger == nil })
    {
      issues.append("begins with an event beneath another animation, but shows above it")
    }
    return issues
  }
}
