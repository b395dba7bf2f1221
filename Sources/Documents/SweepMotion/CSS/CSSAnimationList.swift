import SweepValues

/// The animations of an element, as the longhands of `animation` list them (CSS Animations 1, 4).
struct CSSAnimationList {
  /// One of the animations.
  struct Item {
    let name: String
    let timing: CSSAnimationTiming
    let easing: CSSEasing
    /// Whether it replaces other values and goes by the time of the document, as by default.
    let isPlain: Bool
  }

  private var names: [String?] = [nil]
  private var durations = [0.0]
  private var delays = [0.0]
  private var counts = [1.0]
  private var directions = [CSSAnimationTiming.Direction.normal]
  private var fills = [CSSAnimationTiming.Fill.none]
  private var easings = [CSSEasing.ease]
  private var pauses = [false]
  private var compositions = [true]
  private var timelines = [true]

  /// The most animations of an element.
  private static let limit = 1_000

  /// The animations in their order, each with the values at its place in the other lists, which
  /// repeat (CSS Animations 1, 4.2).
  var items: [Item] {
    names.enumerated().compactMap { index, name in
      guard let name else { return nil }
      func value<T>(_ list: [T]) -> T { list[index % list.count] }
      let timing = CSSAnimationTiming(
        delay: value(delays), duration: value(durations), count: value(counts),
        direction: value(directions), fill: value(fills), isPaused: value(pauses))
      return Item(
        name: name, timing: timing, easing: value(easings),
        isPlain: value(compositions) && value(timelines))
    }
  }

  /// The property without the prefix of WebKit if it is one of animations; nil for others.
  static func property(_ name: String) -> String? {
    let name = name.hasPrefix("-webkit-") ? String(name.dropFirst(8)) : name
    return name.hasPrefix("animation") ? name : nil
  }

  /// Takes over a declaration; returns whether its value is valid. An invalid one changes nothing.
  mutating func take(_ property: String, _ value: [CSSToken]) -> Bool {
    let pieces = Self.pieces(value)
    guard pieces.count <= Self.limit, let first = pieces.first else { return false }
    if pieces.count == 1, first.count == 1, first[0].count == 1, first[0][0].kind == .word,
      ["initial", "unset", "revert", "revert-layer"].contains(first[0][0].text.lowercased())
    {
      reset(property)
      return true
    }
    if property == "animation" { return takeAll(pieces) }
    let parts = pieces.compactMap { $0.count == 1 ? $0[0] : nil }
    guard parts.count == pieces.count else { return false }
    switch property {
    case "animation-name": return Self.set(&names, parts, Self.name)
    case "animation-duration": return Self.set(&durations, parts, Self.duration)
    case "animation-delay": return Self.set(&delays, parts, Self.time)
    case "animation-iteration-count": return Self.set(&counts, parts, Self.count)
    case "animation-direction": return Self.set(&directions, parts, Self.word)
    case "animation-fill-mode": return Self.set(&fills, parts, Self.word)
    case "animation-timing-function": return Self.set(&easings, parts, CSSEasing.init)
    case "animation-play-state": return Self.set(&pauses, parts, Self.pause)
    case "animation-composition":
      return Self.set(&compositions, parts) { $0[0].text.lowercased() == "replace" }
    case "animation-timeline":
      return Self.set(&timelines, parts) { $0[0].text.lowercased() == "auto" }
    default: return false
    }
  }

  private mutating func reset(_ property: String) {
    let initial = CSSAnimationList()
    switch property {
    case "animation": self = initial
    case "animation-name": names = initial.names
    case "animation-duration": durations = initial.durations
    case "animation-delay": delays = initial.delays
    case "animation-iteration-count": counts = initial.counts
    case "animation-direction": directions = initial.directions
    case "animation-fill-mode": fills = initial.fills
    case "animation-timing-function": easings = initial.easings
    case "animation-play-state": pauses = initial.pauses
    case "animation-composition": compositions = initial.compositions
    default: timelines = initial.timelines
    }
  }

  private static func set<T>(
    _ list: inout [T], _ parts: [[CSSToken]], _ read: ([CSSToken]) -> T?
  ) -> Bool {
    let values = parts.compactMap(read)
    guard values.count == parts.count else { return false }
    list = values
    return true
  }
}

extension CSSAnimationList {
  /// Reads the shorthand (CSS Animations 1, 4.10).
  private mutating func takeAll(_ pieces: [[[CSSToken]]]) -> Bool {
    let all = pieces.compactMap(Single.init)
    guard all.count == pieces.count else { return false }
    self = CSSAnimationList()
    names = all.map { $0.name ?? nil }
    durations = all.map { $0.times.first ?? 0 }
    delays = all.map { $0.times.count == 2 ? $0.times[1] : 0 }
    counts = all.map { $0.count ?? 1 }
    directions = all.map { $0.direction ?? .normal }
    fills = all.map { $0.fill ?? .none }
    easings = all.map { $0.easing ?? .ease }
    pauses = all.map { $0.isPaused ?? false }
    return true
  }

  /// One animation of the shorthand, in which each word goes to the first property that takes it.
  private struct Single {
    var name: String??
    var times: [Double] = []
    var count: Double?
    var direction: CSSAnimationTiming.Direction?
    var fill: CSSAnimationTiming.Fill?
    var easing: CSSEasing?
    var isPaused: Bool?

    init?(_ parts: [[CSSToken]]) {
      for part in parts where !take(part) { return nil }
      guard !parts.isEmpty, times.first ?? 0 >= 0 else { return nil }
    }

    private mutating func take(_ part: [CSSToken]) -> Bool {
      if times.count < 2, let time = CSSAnimationList.time(part) {
        times.append(time)
        return true
      }
      return Self.take(part, &easing, CSSEasing.init)
        || Self.take(part, &count, CSSAnimationList.count)
        || Self.take(part, &direction, CSSAnimationList.word)
        || Self.take(part, &fill, CSSAnimationList.word)
        || Self.take(part, &isPaused, CSSAnimationList.pause)
        || Self.take(part, &name, CSSAnimationList.name)
    }

    private static func take<T>(
      _ part: [CSSToken], _ place: inout T?, _ read: ([CSSToken]) -> T?
    ) -> Bool {
      guard place == nil, let value = read(part) else { return false }
      place = value
      return true
    }
  }

  /// The parts between spaces of the pieces between commas.
  private static func pieces(_ value: [CSSToken]) -> [[[CSSToken]]] {
    var pieces: [[[CSSToken]]] = [[]]
    var (depth, isApart) = (0, true)
    for token in value {
      if depth == 0, token.isMark(",") {
        pieces.append([])
        isApart = true
      } else if depth == 0, token.kind == .space {
        isApart = true
      } else {
        if isApart { pieces[pieces.count - 1].append([]) }
        pieces[pieces.count - 1][pieces[pieces.count - 1].count - 1].append(token)
        isApart = false
        depth = max(0, depth + token.nesting)
      }
    }
    return pieces
  }

  private static func single(_ part: [CSSToken], _ kind: CSSToken.Kind) -> String? {
    part.count == 1 && part[0].kind == kind ? part[0].text : nil
  }

  /// A name, or `none` for no animation.
  fileprivate static func name(_ part: [CSSToken]) -> String?? {
    if let text = single(part, .string) { return .some(text) }
    return single(part, .word).map { $0.lowercased() == "none" ? nil : $0 }
  }

  /// A time in seconds (CSS Values 4, 7.2).
  fileprivate static func time(_ part: [CSSToken]) -> Double? {
    guard let text = single(part, .number) else { return nil }
    let bytes = Array(text.utf8)[...]
    guard let (number, end) = Double.prefix(of: bytes), number.isFinite else { return nil }
    switch bytes[end...].text.lowercased() {
    case "s": return number
    case "ms": return number / 1000
    default: return nil
    }
  }

  private static func duration(_ part: [CSSToken]) -> Double? {
    if single(part, .word)?.lowercased() == "auto" { return 0 }
    return time(part).flatMap { $0 >= 0 ? $0 : nil }
  }

  fileprivate static func count(_ part: [CSSToken]) -> Double? {
    if single(part, .word)?.lowercased() == "infinite" { return .infinity }
    return single(part, .number).flatMap { Double(spelledBy: $0) }.flatMap { $0 >= 0 ? $0 : nil }
  }

  fileprivate static func word<Word: RawRepresentable<String>>(_ part: [CSSToken]) -> Word? {
    single(part, .word).flatMap { Word(rawValue: $0.lowercased()) }
  }

  fileprivate static func pause(_ part: [CSSToken]) -> Bool? {
    switch single(part, .word)?.lowercased() {
    case "paused": true
    case "running": false
    default: nil
    }
  }
}
