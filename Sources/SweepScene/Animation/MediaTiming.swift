/// When an animation runs, how often, and what it leaves behind.
///
/// The counterpart of Core Animation's `CAMediaTiming`, and of SMIL's timing attributes
/// (SVG 1.1, 19.2.8).
public struct MediaTiming: Hashable, Sendable {
  /// What the animation's property shows while the animation does not run.
  public enum FillMode: Hashable, Sendable {
    /// The layer's own value, before and after.
    case removed
    /// The layer's own value before, the last value after: SMIL's `freeze`.
    case forwards
    /// The first value before, the layer's own value after.
    case backwards
    /// The first value before, the last value after.
    case both
  }

  /// The moment it begins; may be negative, to be under way at zero. Zero by default.
  public var beginTime: Seconds
  /// The time of one pass, more than zero.
  public var duration: Seconds
  /// The number of passes, more than zero: a fraction stops part-way, infinity never stops. 1 by
  /// default; Core Animation's 0 means the same.
  public var repeatCount: Double
  /// Whether each pass is followed by the same pass backwards, which doubles its time; false by
  /// default.
  public var autoreverses: Bool
  /// What shows before and after; the layer's own value by default.
  public var fillMode: FillMode

  /// Makes a timing.
  public init(
    beginTime: Seconds = .zero, duration: Seconds, repeatCount: Double = 1,
    autoreverses: Bool = false, fillMode: FillMode = .removed
  ) {
    self.beginTime = beginTime
    self.duration = duration
    self.repeatCount = repeatCount
    self.autoreverses = autoreverses
    self.fillMode = fillMode
  }

  /// The time of one pass with its way back, if there is one.
  package var cycle: Double { duration.value * (autoreverses ? 2 : 1) }

  /// The time from begin to end.
  public var activeDuration: Seconds { Seconds(cycle * repeatCount) }

  /// The moment it ends.
  public var endTime: Seconds { beginTime + activeDuration }
}
