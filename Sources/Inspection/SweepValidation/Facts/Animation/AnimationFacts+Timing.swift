import SweepValues
import SweepXML

extension AnimationFacts {
  /// How often it runs, infinite for `indefinite`; nil if not set or invalid.
  package var repeatCount: Double? {
    guard let bytes = bytes(.repeatCount) else { return nil }
    return bytes.spells("indefinite") ? .infinity : Double(spelledBy: bytes)
  }

  /// The seconds for which it repeats, infinite for `indefinite`.
  package var repeatDuration: Double? { seconds(.repeatDur) }

  /// The simple duration in seconds, infinite if it does not end.
  package var simpleDuration: Double { duration?.seconds ?? .infinity }

  /// The active duration in seconds, without regard to `end` (SMIL 3.0, 5.4.5).
  package var activeDuration: Double {
    let repeated: Double? = repeatCount.map { count in
      simpleDuration.isFinite ? count * simpleDuration : .infinity
    }
    let wanted: Double
    switch (repeated, repeatDuration) {
    case (nil, nil): wanted = simpleDuration
    case (let length?, nil), (nil, let length?): wanted = length
    case (let first?, let second?): wanted = Swift.min(first, second)
    }
    let least = seconds(.min) ?? 0
    let most = seconds(.max) ?? .infinity
    return least > most ? wanted : Swift.min(Swift.max(wanted, least), most)
  }

  /// Whether it never ends once it has begun.
  package var isEndless: Bool { activeDuration.isInfinite && ends.isEmpty }

  /// Whether it repeats.
  package var repeats: Bool { (repeatCount ?? 0) > 1 || (repeatDuration ?? 0) > simpleDuration }

  private func seconds(_ attribute: AnimationAttribute) -> Double? {
    switch bytes(attribute).flatMap(ClockValue.init) {
    case .seconds(let seconds): seconds
    case .indefinite: .infinity
    case .media, nil: nil
    }
  }
}
