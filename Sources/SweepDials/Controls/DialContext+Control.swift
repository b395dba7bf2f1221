extension DialContext {
  /// The context in which a script moves the reading; without a control the same.
  func played(by control: Control?) -> DialContext {
    guard let control, control.kind != .clock else { return self }
    var context = self
    context.reading.values = [reading.value]
    context.reading.course = .sweep(scale.domain)
    if control.kind == .choice, case .category(let names) = scale.mapping, !names.isEmpty {
      context.reading.course = .turn(names.count)
    }
    return context
  }
}
