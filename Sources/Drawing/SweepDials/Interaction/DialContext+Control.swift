extension DialContext {
  /// The context in which a dial's reading is moved by its readers along a scale.
  func played(
    by control: Control, _ interactivity: Dial.Interactivity, on scale: Scale
  ) throws(DialError) -> DialContext {
    if interactivity == .script, control.kind == .clock { return self }
    var context = self
    context.reading.values = [reading.value]
    context.reading.course = .sweep(scale.domain)
    if control.kind == .choice, case .category(let names) = scale.mapping, !names.isEmpty {
      context.reading.course = .turn(names.count)
    }
    if interactivity == .click {
      var moving = context
      moving.scale = scale
      let positions = try control.positions(in: moving)
      let nearest = positions.min { abs($0 - reading.value) < abs($1 - reading.value) }
      context.reading.values = [nearest ?? reading.value]
    }
    return context
  }
}
