import SweepScene

extension Readout {
  /// Each reading from the moment at which its mark is near it, or at which the hand sets out for it if there
  /// is no mark.
  func values(_ style: NumberStyle, in context: DialContext) -> [Line] {
    let (reading, scale) = (context.reading, context.scale)
    let values = reading.values
    // Half-way to another name, the mark is on that.
    let step = scale.mapping.hasNames ? 0.5 : style.step
    let isMarked = context.isMarked && !reading.isPushed
    let arrivals = isMarked && reading.isList ? reading.arrivals(on: scale, step: step) : []
    let arriving = isMarked ? reading.arriving(on: scale, step: step) : nil
    return values.enumerated().map { index, value in
      let hiding = reading.hiding(index, from: arrivals.isEmpty ? nil : arrivals[index])
      var line =
        named(scale.wordsAlone(for: value, every: 1), in: context)
        ?? Line(text: scale.spelled(value, style))
      line.animations = [hiding ?? arriving].compactMap(\.self)
      line.isHidden = hiding != nil && index < values.count - 1
      line.isBeyond = context.isBeyond(value)
      return line
    }
  }
}
