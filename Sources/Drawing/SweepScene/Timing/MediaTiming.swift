/// The timing of an animation, a group of animations or a layer: begin, speed, repetitions and
/// fill.
///
/// The counterpart of Core Animation's `CAMediaTiming`, and of SMIL's timing attributes (SVG 1.1,
/// 19.2.8). A moment τ of what holds it, the group, the layer or the scene, becomes the moment `(τ
/// - beginTime) · speed + timeOffset` of its own; that runs through passes of `duration`.
///
/// ```swift
/// MediaTiming(beginTime: 0.5, duration: 2, repeatCount: 3, autoreverses: true)
/// ```
public struct MediaTiming: Hashable, Sendable {
  /// A name by which the begin of other animations can refer to this one; empty for none.
  public var name: String
  /// The event from which `beginTime` counts; the begin of the container where it is nil.
  public var trigger: Trigger?
  /// The begin, in the time of the container; a negative one starts before zero. Zero by default.
  public var beginTime: Seconds
  /// The moment of its own time at which it begins; zero by default.
  ///
  /// An active duration that ends wraps around to its start, until it has run its whole time. At
  /// speed 0 this is the constant moment.
  public var timeOffset: Seconds
  /// The speed relative to the container; 1 by default.
  ///
  /// A negative speed runs backwards, from the end; at 0 the moment `timeOffset` holds for ever,
  /// whatever the `beginTime`.
  public var speed: Double
  /// The time of one pass, more than zero; on a layer and a group it may be infinite.
  public var duration: Seconds
  /// The number of passes, more than zero: a fraction stops part-way, infinity never stops. 1 by
  /// default; Core Animation's 0 means the same.
  public var repeatCount: Double
  /// The time for which passes are repeated, in its own time, instead of a `repeatCount`; none by
  /// default.
  public var repeatDuration: Seconds?
  /// Whether each pass is followed by the same pass backwards, which doubles its time; false by
  /// default.
  public var autoreverses: Bool
  /// The values before and after; the layer's own by default.
  public var fillMode: FillMode
  /// Whether a picture at rest, as on paper, shows the layer's own value and not the one on which
  /// it ends; false by default.
  public var restsOnModel = false
  /// Whether it is removed, if set; nil to follow the fill mode.
  package var removal: Bool?

  /// Whether it is removed after its end, even if it fills forwards.
  ///
  /// By default an animation that fills forwards stays and others are removed. Core Animation's
  /// default is always true, with which filling forwards has no effect.
  public var isRemovedOnCompletion: Bool {
    get { removal ?? (fillMode != .forwards && fillMode != .both) }
    set { removal = newValue }
  }

  /// Makes a timing.
  public init(
    name: String = "", trigger: Trigger? = nil, beginTime: Seconds = .zero,
    timeOffset: Seconds = .zero, speed: Double = 1, duration: Seconds, repeatCount: Double = 1,
    repeatDuration: Seconds? = nil, autoreverses: Bool = false, fillMode: FillMode = .removed,
    isRemovedOnCompletion: Bool? = nil
  ) {
    self.name = name
    self.trigger = trigger
    self.beginTime = beginTime
    self.timeOffset = timeOffset
    self.speed = speed
    self.duration = duration
    self.repeatCount = repeatCount
    self.repeatDuration = repeatDuration
    self.autoreverses = autoreverses
    self.fillMode = fillMode
    self.removal = isRemovedOnCompletion
  }
}

extension MediaTiming {
  /// The time of one pass with its way back, if there is one, in its own time.
  package var cycle: Double { duration.value * (autoreverses ? 2 : 1) }

  /// The number of passes, ways back counted with their pass.
  package var passes: Double { repeatDuration.map { $0.value / cycle } ?? repeatCount }

  /// The length of its whole course in its own time.
  package var ownActiveDuration: Double { repeatDuration?.value ?? cycle * repeatCount }

  /// The time from begin to end, in the time of the container; without end at speed 0.
  public var activeDuration: Seconds { Seconds(ownActiveDuration / abs(speed)) }

  /// The end, in the time of the container.
  public var endTime: Seconds { beginTime + activeDuration }
}

extension MediaTiming {
  /// The value while the animation does not run.
  public enum FillMode: String, Hashable, Sendable, CaseIterable {
    /// The layer's own value, before and after.
    case removed
    /// The layer's own value before, the last value after: SMIL's `freeze`.
    case forwards
    /// The first value before, the layer's own value after.
    case backwards
    /// The first value before, the last value after.
    case both
  }

  package var fillsBackwards: Bool { fillMode == .backwards || fillMode == .both }
  package var fillsForwards: Bool {
    (fillMode == .forwards || fillMode == .both) && !isRemovedOnCompletion
  }
}

extension MediaTiming {
  /// The first fault of the timing, or nil.
  ///
  /// - Parameter isEndless: whether a pass may last for ever, as that of a layer or a group.
  package func fault(isEndless: Bool) -> AnimationFault? {
    func isTime(_ seconds: Seconds) -> Bool { abs(seconds.value) <= SceneLimits.time }
    if !isTime(beginTime) { return AnimationFault("beginTime", "must lie within 1e6 s of zero") }
    if !isTime(timeOffset) { return AnimationFault("timeOffset", "must lie within 1e6 s of zero") }
    if !(isEndless && duration.value == .infinity), !isTime(duration) || duration.value < 0.001 {
      return AnimationFault("duration", "must be at least 0.001 s and at most 1e6 s")
    }
    if speed != 0, !(1e-6...1e6 ~= abs(speed)) || duration.value / abs(speed) < 0.001 {
      return AnimationFault("speed", "must leave a pass at least 0.001 s, within 1e6 of zero")
    }
    if case .repeat(_, let pass) = trigger, pass < 1 {
      return AnimationFault("trigger", "must wait for pass 1 or a later one")
    }
    return repeatFault
  }

  private var repeatFault: AnimationFault? {
    if let repeatDuration {
      if repeatCount != 1 {
        return AnimationFault("repeatDuration", "cannot stand beside a 'repeatCount'")
      }
      let time = repeatDuration.value
      if !(0.001...SceneLimits.time ~= time), time != .infinity {
        return AnimationFault("repeatDuration", "must be 0.001 s … 1e6 s, or infinite")
      }
    }
    if !(repeatCount > 0) { return AnimationFault("repeatCount", "must be more than zero") }
    if repeatCount < 0.001 || repeatCount > 1e6, repeatCount < .infinity {
      return AnimationFault("repeatCount", "must be 0.001 … 1e6, or infinite")
    }
    if duration.value == .infinity, passes != 1 || autoreverses {
      return AnimationFault("duration", "must end before a second pass can begin")
    }
    if ownActiveDuration == .infinity, duration.value < .infinity, fillMode == .forwards {
      return AnimationFault("fillMode", "cannot be 'forwards' where the repeats never end")
    }
    return nil
  }
}
