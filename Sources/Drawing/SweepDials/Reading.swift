public import SweepScene

/// The value of a dial, with the motion of its hand.
///
/// A single reading is approached once, from the one before it. A list of readings is played in
/// turn, at an even pace, for ever; a picture without animation shows the last of them.
///
/// ```swift
/// Reading(72, from: 0)
/// Reading(playing: [12, 48, 73, 20], every: 2)
/// ```
public struct Reading: Hashable, Sendable {
  /// The readings in turn, in units of the scale; a single one holds once reached.
  public var values: [Double]
  /// The reading from which the hand comes to a single one; the lower end of the scale by default.
  public var previous: Double?
  /// The reading to which a single one runs on as the picture plays, while a picture at rest keeps
  /// showing the reading itself: the way of a countdown. None by default.
  public var destination: Double?
  /// Readings that the hand passes on its way to a single one, each in ``duration``: the upper end of the
  /// scale makes a sweep as at ignition. None by default.
  public var via: [Double] = []
  /// The time before the hand sets out; 0 by default.
  public var delay: Seconds = .zero
  /// The time from one reading of a list to the next; 2 s by default.
  public var interval: Seconds
  /// The time that the hand takes from one reading to the next; 0.5 s by default, 0 for none.
  public var duration: Seconds
  /// The pace of the hand; slow at both ends by default.
  public var timingFunction: TimingFunction
  /// The easing of falling readings; by default that of all moves.
  public var fallingTimingFunction: TimingFunction?

  /// Whether there is no reading: marks that stand at one are not drawn, and parts that grow stand at
  /// the lower end of the scale. False by default.
  public internal(set) var isMissing = false
  /// Whether it is the time of day, in seconds, without end.
  var isClock = false
  /// The readings through which a script moves it; none by default.
  var course: Course?
  /// The source that holds it up; nothing by default.
  var peakHold = PeakHold.none
  /// Whether it is the mark of a peak, and no longer pushed.
  var isPeak = false

  /// Makes a single reading, gone to from another one or from the lower end of the scale.
  public init(
    _ value: Double = 0, from previous: Double? = nil, duration: Seconds = 0.5,
    timingFunction: TimingFunction = .easeInEaseOut
  ) {
    self.values = [value]
    self.previous = previous
    self.interval = 2
    self.duration = duration
    self.timingFunction = timingFunction
  }

  /// Makes a list of readings that is played for ever.
  public init(
    playing values: [Double], every interval: Seconds = 2, duration: Seconds = 0.5,
    timingFunction: TimingFunction = .easeInEaseOut
  ) {
    self.values = values
    self.previous = nil
    self.interval = interval
    self.duration = duration
    self.timingFunction = timingFunction
  }

  /// The absence of a reading, as of a sensor that does not answer.
  ///
  /// - Parameter duration: the time that a hand takes to a reading which a script sets later.
  /// - Parameter timingFunction: the pace of that hand.
  public static func missing(
    duration: Seconds = 0.5, timingFunction: TimingFunction = .easeInEaseOut
  ) -> Reading {
    var reading = Reading(duration: duration, timingFunction: timingFunction)
    reading.isMissing = true
    return reading
  }

  /// The reading that is shown in the end, or, of a list, the last.
  public var value: Double { values.last ?? 0 }

  /// The value, or nil if there is no reading.
  var known: Double? { isMissing ? nil : value }

  /// Throws for a reading that is invalid on a scale.
  func check(on scale: Scale) throws(DialError) {
    try check()
    try peakHold.check(on: scale)
  }

  /// Throws for an invalid reading.
  public func check() throws(DialError) {
    guard !isClock || (0..<86_400).contains(value) else {
      throw DialError("clock", "must lie in 00:00:00 ..< 24:00:00")
    }
    for value in values { try KeyRange.readings.check(isList ? "values" : "value", value) }
    if let previous { try KeyRange.readings.check("previous", previous) }
    // Times are written in milliseconds.
    guard duration == .zero || (0.001...1e5).contains(duration.value) else {
      throw DialError("duration", "must be 0 or lie in 0.001 … 100000 s")
    }
    if let destination { try KeyRange.readings.check("then", destination) }
    for value in via { try KeyRange.readings.check("via", value) }
    guard delay == .zero || (0.001...1e5).contains(delay.value) else {
      throw DialError("delay", "must be 0 or lie in 0.001 … 100000 s")
    }
    guard values.count <= 1000, via.count <= 1000 else {
      throw DialError(isList ? "values" : "via", "must hold at most 1000 readings")
    }
    guard isList else { return }
    guard (0.001...1e5).contains(interval.value) else {
      throw DialError("interval", "must lie in 0.001 … 100000 s")
    }
    guard duration <= interval else {
      throw DialError("interval", "must be at least as long as the duration")
    }
  }
}
