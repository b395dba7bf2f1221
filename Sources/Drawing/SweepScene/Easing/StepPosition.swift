/// Where the jumps of a stepped pace are (CSS Easing 2, 2.3).
public enum StepPosition: Hashable, Sendable, CaseIterable {
  /// At the start of each step, and so at once: CSS's `jump-start`.
  case jumpStart
  /// At the end of each step: CSS's `jump-end`, the default.
  case jumpEnd
  /// Not at the outer ends: CSS's `jump-none`. The first step is at 0 and the last one at 1.
  case jumpNone
  /// At both outer ends: CSS's `jump-both`.
  case jumpBoth

  /// Where the jumps of the same pace are when it is played backwards.
  public var reversed: StepPosition {
    switch self {
    case .jumpStart: .jumpEnd
    case .jumpEnd: .jumpStart
    case .jumpNone, .jumpBoth: self
    }
  }

  /// The progress at a time of 0…1: the steps gone, one more where there is a jump at the start,
  /// by the number of jumps.
  func progress(at time: Double, count: Int) -> Double {
    let hasFirst = self == .jumpStart || self == .jumpBoth
    let jumps = Double(self == .jumpBoth ? count + 1 : self == .jumpNone ? count - 1 : count)
    let gone = (time * Double(count)).rounded(.down) + (hasFirst ? 1 : 0)
    return min(gone, jumps) / jumps
  }
}
