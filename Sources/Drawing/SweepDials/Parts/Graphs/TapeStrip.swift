import SweepGeometry
import SweepScene

/// The strip behind the window of a tape: marks, labels and stretches, as far as they are ever
/// seen.
///
/// The final reading is in the middle of the window, so that the strip is not shifted then.
struct TapeStrip {
  private let tape: Tape
  private let context: DialContext
  /// The readings that are ever seen.
  private let seen: ClosedRange<Double>
  /// The readings at which it rests, one after the other.
  private let rests: [Double]
  /// Dial units in a unit of the scale.
  private let unit: Double
  /// The distance between labels.
  private let step: Double

  init(_ tape: Tape, in context: DialContext) throws(DialError) {
    (self.tape, self.context) = (tape, context)
    let (frame, scale) = (tape.frame, context.scale)
    unit = (tape.side.isUpright ? frame.size.height : frame.size.width) / tape.reach
    rests = context.reading.rests(on: scale)
    let (low, high) = (rests.min() ?? 0, rests.max() ?? 0)
    let room = (high - low) * context.reading.timingFunction.excess + tape.reach / 2
    seen = scale.reachable(low - room...high + room)
    step = try Self.step(of: tape, unit: unit, in: context, seen)
  }

  /// The shift of the strip at a reading.
  func offset(at value: Double) -> Vector {
    along * ((context.scale.shown(context.reading.value) - context.scale.shown(value)) * unit)
  }

  /// The stretches, the marks and the labels, in a window about whose middle the rest lies.
  func layers() throws(DialError) -> [Layer] {
    let majors = marks(every: step, most: 40)
    var layers = try stretches()
    if tape.minor > 0, tape.minorTickLength > 0 {
      let all = marks(every: step / Double(tape.minor + 1), most: 160)
      // Marks at labels are longer and wider, and cover these.
      let minors = all.isEven ? all : all.without(majors)
      layers.append(stroke("tape_minor", minors, tape.minorTickLength, 1))
    }
    if tape.tickLength > 0 { layers.append(stroke("tape_major", majors, tape.tickLength, 1.5)) }
    layers.append(Layer("tape_labels", sublayers: majors.map(label)))
    return layers
  }

  /// Multiples of a step: all of them near a rest of the tape, and elsewhere, where they pass too
  /// fast to be read, about the requested number.
  private func marks(every step: Double, most: Int) -> [Double] {
    let first = Int((seen.lowerBound / step - 1e-9).rounded(.up))
    let last = Int((seen.upperBound / step + 1e-9).rounded(.down))
    guard first <= last else { return [] }
    // A script may stop it anywhere.
    let stride = context.reading.course == nil ? max((last - first) / most, 1) : 1
    return (first...last).compactMap { index in
      let value = Double(index) * step
      return index % stride == 0 || rests.contains { abs($0 - value) <= tape.reach } ? value : nil
    }
  }
}

extension TapeStrip {
  private var along: Vector {
    tape.side.isUpright ? Vector(dx: 0, dy: -1) : Vector(dx: 1, dy: 0)
  }

  /// The place of a reading so far inside the side of the window.
  private func point(_ value: Double, inside distance: Double) -> Point {
    let (frame, side) = (tape.frame, tape.side)
    let half = side.isUpright ? frame.size.width / 2 : frame.size.height / 2
    return frame.center - offset(at: value) + side.outward * (half - distance)
  }

  /// The room that stretches take beside the marks.
  private var band: Double { tape.limits.isEmpty ? 0 : tape.bandWidth + 1 }

  private func stroke(
    _ name: String, _ values: [Double], _ length: Double, _ width: Double
  ) -> Layer {
    var shape = Layer.Shape(
      Path(), fillColor: .none, strokeColor: .color(context.theme[tape.color]),
      lineWidth: width * context.theme.markWeight)
    // Even marks are the dashes of a line as wide as they are long; of more, the rounding of dashes
    // would be seen at the last.
    if (6...50).contains(values.count), values.isEven, let first = values.first,
      let last = values.last, (last - first) * unit > shape.lineWidth * Double(values.count)
    {
      let reach = along * (shape.lineWidth / 2)
      let ends = [first, last].map { point($0, inside: band + length / 2) }
      let pitch = (last - first) / Double(values.count - 1) * unit
      shape.path = .line(from: (ends[0] - reach).onGrid, to: (ends[1] + reach).onGrid)
      shape.lineDashPattern = [shape.lineWidth, pitch - shape.lineWidth]
      shape.lineWidth = length
      return Layer(name, content: .shape(shape))
    }
    for value in values {
      shape.path.append(
        .line(
          from: point(value, inside: band).onGrid,
          to: point(value, inside: band + length).onGrid))
    }
    return Layer(name, content: .shape(shape))
  }

  private func label(_ value: Double) -> Layer {
    let side = tape.side
    let reach = band + tape.tickLength + tape.gap
    let middle = side.isUpright ? reach : reach + Layer.Text.opticalCenter * tape.size
    let text = Layer.Text(
      tape.style.string(value), fontSize: tape.size,
      fontWeight: tape.weight ?? context.theme.labelWeight,
      foregroundColor: .color(context.theme[tape.color]),
      alignment: side == .right ? .end : side == .left ? .start : .middle)
    let drop = Vector(dx: 0, dy: context.theme.opticalCenter * tape.size)
    return Layer(content: .text(text), position: (point(value, inside: middle) + drop).onGrid)
  }

  private func stretches() throws(DialError) -> [Layer] {
    guard !tape.limits.isEmpty else { return [] }
    let middle = tape.bandWidth / 2
    let stretches = try ScaleRange.all(between: tape.limits, tape.colors, in: context.theme)
    return stretches.compactMap { stretch in
      let from = max(stretch.from, seen.lowerBound)
      let to = min(stretch.to, seen.upperBound)
      guard from < to else { return nil }
      let line = Path.line(
        from: point(from, inside: middle).onGrid, to: point(to, inside: middle).onGrid)
      let shape = Layer.Shape(
        line, fillColor: .none, strokeColor: .color(context.theme[stretch.color]),
        lineWidth: tape.bandWidth)
      return Layer("tape_stretch", content: .shape(shape))
    }
  }

  /// The distance between labels that keeps them clear of each other.
  private static func step(
    of tape: Tape, unit: Double, in context: DialContext, _ seen: ClosedRange<Double>
  ) throws(DialError) -> Double {
    let widths = context.theme.widths
    let weight = tape.weight ?? context.theme.labelWeight
    let longest =
      [seen.lowerBound, seen.upperBound].map {
        widths.advance(of: tape.style.string($0.rounded()), weight: weight)
      }.max() ?? 1
    let least = (tape.side.isUpright ? 1.7 : longest + 0.8) * tape.size / unit
    if let every = tape.every, !(every > 0) {
      throw DialError("every", "must be more than zero")
    }
    let step =
      tape.every.map { $0 * max(Scale.niceStep(atLeast: least / $0), 1) }
      ?? Scale.niceStep(atLeast: least)
    let count = (seen.upperBound - seen.lowerBound) / step * Double(tape.minor + 1)
    // Those that pass too fast are left out, but not if a script may stop it anywhere.
    let most = context.reading.course == nil ? 100_000 : 2000
    guard count <= Double(most) else {
      throw DialError("every", "must make at most \(most) marks")
    }
    return step
  }
}

extension [Double] {
  /// Whether the distances of rising numbers are equal.
  fileprivate var isEven: Bool {
    guard count > 2 else { return true }
    let pitch = (self[count - 1] - self[0]) / Double(count - 1)
    return zip(self, dropFirst()).allSatisfy { abs($1 - $0 - pitch) < pitch * 1e-6 }
  }
}

extension Scale {
  /// The reading behind the window, the nearest end of the scale unless it revolves.
  fileprivate func shown(_ value: Double) -> Double {
    outside == .revolve ? value : clamped(value)
  }

  /// The part of a range of readings within the scale.
  fileprivate func reachable(_ range: ClosedRange<Double>) -> ClosedRange<Double> {
    outside == .revolve ? range : range.clamped(to: domain)
  }
}

extension Reading {
  /// The readings at which following parts rest, on a scale.
  fileprivate func rests(on scale: Scale) -> [Double] {
    if case .sweep(let domain)? = course { return [domain.lowerBound, domain.upperBound] }
    if isClock { return [0, 86_400].map(scale.shown) }
    let start = isList || duration == .zero ? [] : [previous ?? scale.domain.lowerBound]
    return (start + via + values + [destination].compactMap { $0 }).map(scale.shown)
  }
}

extension TimingFunction {
  /// The overshoot past its ends, as a fraction of the way.
  fileprivate var excess: Double {
    (0...64).reduce(0) { most, sample in
      let progress = progress(at: Double(sample) / 64)
      return max(most, progress - 1, -progress)
    }
  }
}
