import SweepDials
import SweepGeometry

extension ScaleSettings {
  /// The mapping of readings, by the kind and its keys.
  func mapping() throws(DialError) -> Scale.Mapping {
    for (key, owner, isThere) in ownKeys where isThere && owner != kind {
      throw DialError(key, "has no meaning on a \((kind ?? .linear).rawValue) scale")
    }
    switch kind ?? .linear {
    case .linear: return .linear
    case .log: return .log(base: base ?? 10)
    case .power:
      guard let exponent else { throw DialError("kind", "needs an 'exponent' beside it") }
      return .power(exponent: exponent)
    case .piecewise:
      guard let stops else { throw DialError("kind", "needs 'stops' beside it") }
      return .piecewise(stops.map { Scale.Stop($0[0], at: $0[1]) })
    case .symlog: return .symmetricLog(threshold: threshold ?? 1)
    case .time: return .time
    case .date: return .date
    case .category:
      guard let categories else { throw DialError("kind", "needs 'categories' beside it") }
      return .category(categories)
    }
  }

  /// The scale through readings with their directions, the first one at its lower end or, if they fall, at its
  /// upper one.
  func scale(through angles: [[Double]]) throws(DialError) -> Scale {
    guard domain == nil, kind == nil || kind == .piecewise, stops == nil else {
      throw DialError("angles", "excludes 'domain', 'stops' and other kinds than piecewise")
    }
    guard angles.count > 1 else { throw DialError("angles", "must have two readings or more") }
    let (first, last) = (angles[0], angles[angles.count - 1])
    let isFalling = first[0] > last[0]
    let rising = isFalling ? angles.reversed() : angles
    let (low, turn) = (rising[0], last[1] - first[1])
    guard low[0] < rising[angles.count - 1][0], turn != 0 else {
      throw DialError("angles", "must have readings that rise or fall, and directions that differ")
    }
    let inner = rising.dropFirst().dropLast().map {
      Scale.Stop($0[0], at: ($0[1] - low[1]) / (isFalling ? -turn : turn))
    }
    let scale = Scale(
      low[0]...rising[angles.count - 1][0], start: .degrees(first[1]), span: .degrees(turn),
      isReversed: isFalling, mapping: inner.isEmpty ? .linear : .piecewise(inner),
      outside: try outsideRule(), ticks: ticks)
    do throws(DialError) { try scale.check() } catch {
      throw error.field == "stops"
        ? DialError("angles", "must be at most 102 readings and directions that go one way") : error
    }
    return scale
  }

  /// The keys that belong to one kind, and whether they are written.
  private var ownKeys: [(key: String, owner: Kind, isThere: Bool)] {
    [
      ("base", .log, base != nil), ("exponent", .power, exponent != nil),
      ("stops", .piecewise, stops != nil), ("threshold", .symlog, threshold != nil),
      ("categories", .category, categories != nil),
    ]
  }

  /// The treatment of readings outside the domain.
  func outsideRule() throws(DialError) -> Scale.Outside? {
    if overshoot != nil, outside != .overshoot {
      throw DialError("overshoot", "has no meaning without 'outside: overshoot'")
    }
    return switch outside {
    case nil: nil
    case .clamp: .clamp
    case .wrap: .wrap
    case .revolve: .revolve
    case .overshoot: .overshoot(by: overshoot ?? Scale.usualOvershoot)
    }
  }

  /// A way out of an error.
  func hint(for error: DialError) -> String? {
    if let own = ownKeys.first(where: { $0.key == error.field && $0.owner != kind }) {
      return "set kind: \(own.owner.rawValue)"
    }
    switch (error.field, kind) {
    case ("domain", .log) where (domain?.min() ?? 0) <= 0:
      return "begin above zero, or set kind: symlog"
    case ("domain", .category): return "leave 'domain' out"
    case ("stops", _): return "write them as [[60, 0.5]]: half of the turn lies below 60"
    case ("outside", _): return "scales that wrap are linear or of times or categories"
    case ("overshoot", _) where outside != .overshoot: return "add outside: overshoot"
    case ("perDecade", _) where kind != .log && kind != .symlog: return "set kind: log"
    case ("kind", .power): return "an exponent of 0.5 spreads the lower readings"
    default: return nil
    }
  }
}
