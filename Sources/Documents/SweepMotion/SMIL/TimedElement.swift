import SweepGeometry
import SweepValidation
import SweepValues
import SweepXML

/// The timing of an animation element (SMIL 3.0, 5.4), by the numbers of the animations.
struct TimedElement: Sendable {
  /// The restart of an animation that is active (SMIL 3.0, 5.4.3).
  enum Restart: Sendable { case always, whenNotActive, never }

  /// A time that depends on another animation.
  struct Sync: Hashable, Sendable {
    enum Edge: Hashable, Sendable {
      case begin, end
      case iteration(Int)
    }
    /// The number of the other animation.
    let base: Int
    let edge: Edge
    /// The seconds added to it.
    let offset: Double
  }

  /// The begin and end times that are known from the start.
  private(set) var begins: [Double] = []
  private(set) var ends: [Double] = []
  private(set) var beginSyncs: [Sync] = []
  private(set) var endSyncs: [Sync] = []
  /// Whether `end` has entries, and whether one of them can still come.
  private(set) var hasEnds = false
  private(set) var awaitsEnd = false

  /// The seconds of one iteration; infinite for an indefinite duration.
  let simpleDuration: Double
  /// The seconds of all iterations without regard to `end`, `min` and `max`.
  let repeatedDuration: Double
  let minimum: Double
  let maximum: Double
  let restart: Restart
  let freezes: Bool

  init(
    _ animation: AnimationFacts, _ numbers: [Int: Int], _ events: EventTable, _ facts: Facts
  ) {
    let duration = animation.simpleDuration
    simpleDuration = duration > 0 ? duration : .infinity
    repeatedDuration = Self.repeated(animation, simpleDuration)
    func seconds(_ attribute: AnimationAttribute) -> Double? {
      animation.bytes(attribute).flatMap(ClockValue.init)?.seconds
    }
    let (least, most) = (seconds(.min) ?? 0, seconds(.max).flatMap { $0 > 0 ? $0 : nil })
    // Contradicting limits do not count (SMIL 3.0, 5.4.4).
    let agree = least <= most ?? .infinity
    (minimum, maximum) = agree ? (least, most ?? .infinity) : (0, .infinity)
    restart =
      animation.has(.restart, "never")
      ? .never : animation.has(.restart, "whenNotActive") ? .whenNotActive : .always
    freezes = animation.has(.fill, "freeze")
    if animation[.begin] == nil { begins = [0] }
    for (attribute, moment) in animation.moments {
      add(moment, isEnd: attribute == .end, of: animation, numbers, events, facts)
    }
    begins.sort()
    ends.sort()
    hasEnds = !animation.ends.isEmpty
  }

  private mutating func add(
    _ moment: Moment, isEnd: Bool, of animation: AnimationFacts, _ numbers: [Int: Int],
    _ events: EventTable, _ facts: Facts
  ) {
    let base = moment.id.map { facts.element(withID: $0) } ?? animation.target
    var times: [Double] = []
    var sync: Sync?
    switch moment.kind {
    case .offset: times = [moment.seconds]
    case .event(let name):
      times = base.map { events.times(of: name, at: $0) } ?? []
      times = times.map { $0 + moment.seconds }
    case .begin, .end, .repeat:
      // Without a name, a repetition is one of the animation's own target.
      guard let number = base.flatMap({ numbers[$0] }) else { return }
      let edge: Sync.Edge =
        switch moment.kind {
        case .begin: .begin
        case .end: .end
        default: .iteration(moment.iteration)
        }
      sync = Sync(base: number, edge: edge, offset: moment.seconds)
    case .wallclock, .accessKey, .indefinite: break
    }
    if isEnd {
      ends += times
      if let sync { endSyncs.append(sync) }
      awaitsEnd = awaitsEnd || moment.kind != .offset
    } else {
      begins += times
      if let sync { beginSyncs.append(sync) }
    }
  }

  /// The seconds of all iterations (SMIL 3.0, 5.4.5).
  private static func repeated(_ animation: AnimationFacts, _ duration: Double) -> Double {
    let count = animation.repeatCount.flatMap { $0 > 0 ? $0 : nil }
    let limit = animation.repeatDuration.flatMap { $0 > 0 ? $0 : nil }
    let counted = count.map { duration.isFinite ? $0 * duration : .infinity }
    if let counted, let limit { return min(counted, limit) }
    return counted ?? limit ?? duration
  }

  /// The end of an interval (SMIL 3.0, 5.4.5).
  ///
  /// - Parameter end: the end that `end` gives; infinite for none.
  func activeEnd(from begin: Double, end: Double) -> Double {
    let wanted = min(repeatedDuration, end - begin)
    return begin + min(max(wanted, minimum), maximum)
  }
}

/// The events that happen, by the nodes of their elements.
struct EventTable: Sendable {
  private var times: [Int: [(name: String, seconds: Double)]] = [:]

  init(_ events: [MotionEvent], _ facts: Facts) {
    for event in events {
      guard var node = facts.element(withID: event.id) else { continue }
      // Events rise through the elements around (DOM, 2.9).
      while true {
        times[node, default: []].append((event.name, event.seconds))
        guard let parent = facts.tree.parent(of: node) else { break }
        node = parent
      }
    }
  }

  /// The seconds at which an element hears an event.
  func times(of name: String, at node: Int) -> [Double] {
    (times[node] ?? []).filter { $0.name == name }.map(\.seconds)
  }
}
