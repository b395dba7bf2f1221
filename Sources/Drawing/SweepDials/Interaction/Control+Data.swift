import SweepGeometry
import SweepScene

extension Control {
  /// The data of a dial for a script, under the runtime's names.
  func data(of context: DialContext) throws(DialError) -> [Annotation] {
    try check(in: context)
    let (scale, reading) = (context.scale, context.reading)
    var data = [Annotation("control", kind.rawValue)]
    func add(_ name: String, _ numbers: [Double]) {
      data.append(Annotation(name, numbers.map { "\($0.short)" }.joined(separator: " ")))
    }
    if kind == .clock {
      add("time", [time.secondsSinceMidnight])
      if !zone.isEmpty { data.append(Annotation("zone", zone)) }
      return data
    }
    add("value", [kind == .choice ? reading.value.rounded() : reading.value])
    if kind == .choice {
      add("turn", [0, -360])
      if mark != .zero { add("mark", [mark.degrees]) }
    } else {
      add("scale", scale.table)
      let ends = scale.isReversed ? (scale.end, -scale.span) : (scale.start, scale.span)
      add("turn", [ends.0.degrees, ends.1.degrees])
      if scale.isEndless { data.append(Annotation("outside", "wrap")) }
      if scale.outside == .revolve { data.append(Annotation("outside", "revolve")) }
      let stops = try stops(on: scale)
      if !stops.isEmpty { add("stops", stops) }
    }
    add("duration", [scale.isStill ? 0 : reading.duration.value])
    if !reading.timingFunction.isLinear {
      add("pace", (0...32).map { reading.timingFunction.progress(at: Double($0) / 32) })
    }
    if kind == .display { return data }
    add("snap", [snap.value])
    add("grip", [deadRadius, rim])
    if kind == .slider { add("give", [give.degrees]) }
    if inertia > .zero { add("inertia", [inertia.value]) }
    return data
  }
}

extension Scale {
  /// Readings and their parts of the sweep in turn; in between, the scale is even to 1/5000.
  fileprivate var table: [Double] {
    let parts =
      mapping.isEven
      ? [0, 1]
      : adaptiveTimes(from: 0, to: 1, tolerance: 0.0002, maxCount: 200) { low, high in
        // In the middle alone, a scale that is symmetric about zero would seem even.
        let (first, last) = (value(at: low), value(at: high))
        let errors = [0.25, 0.5, 0.75].map { place in
          abs(part(of: first + (last - first) * place) - (low + (high - low) * place))
        }
        return errors.max() ?? 0
      }
    return parts.flatMap { [value(at: $0), $0] }
  }
}

extension Double {
  /// The number with up to six decimals.
  fileprivate var short: String { NumberFormat(precision: 6).string(self) }
}
