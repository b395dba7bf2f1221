import SweepScene

extension Readout {
  /// Each reading while its mark is near it, or from the moment at which the hand sets out for it if there is
  /// no mark.
  func values(_ style: NumberStyle, in context: DialContext) -> [Line] {
    let (reading, scale) = (context.reading, context.scale)
    let values = reading.values
    // Half-way to another name, the mark is on that.
    let step = scale.mapping.hasNames ? 0.5 : style.step
    let isMarked = context.isMarked && !reading.isPushed
    let stays = isMarked && reading.isList ? reading.stays(on: scale, step: step) : []
    let arriving = isMarked ? reading.arriving(on: scale, step: step) : nil
    return values.enumerated().map { index, value in
      let next = stays.isEmpty ? nil : stays[(index + 1) % stays.count]
      let hiding = reading.hiding(
        index, from: next.map { _ in stays[index].arrival },
        until: next.map { min($0.departure, $0.arrival) })
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
