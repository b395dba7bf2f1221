import SweepDiagnostics
import SweepDials

extension Decoding {
  /// The parameters that a document declares.
  mutating func parameters(_ node: Node?) -> [Parameter] {
    guard let node, let (operand, origin) = operand(node, "parameters"),
      let entries = mapping(operand, origin)
    else { return [] }
    var parameters: [Parameter] = []
    for entry in entries {
      let name = entry.key.text
      guard Grammar.isName(name) else {
        sink.error(
          .parameterName, "\(name.quoted) cannot be the name of a parameter",
          at: .source(entry.key.span), hint: "names are made of letters, digits and '_'")
        continue
      }
      guard let (value, place) = self.operand(entry.value, name), let keys = mapping(value, place)
      else { continue }
      var parameter = Parameter(name: name)
      let refused = decode(keys, into: &parameter, of: "'\(name)'", at: place.location)
      guard entry.value["type"] != nil, !refused.contains("type") else { continue }
      if isSound(parameter, entry.value) { parameters.append(parameter) }
    }
    return parameters
  }

  /// Whether a declaration makes sense; if not, that is reported.
  private mutating func isSound(_ parameter: Parameter, _ node: Node) -> Bool {
    let before = sink.count
    func origin(_ key: String) -> ValueOrigin {
      let value = node[key] ?? node
      return ValueOrigin(name: key, location: .source(value.span), node: value)
    }
    if parameter.kind == .choice, parameter.words.isEmpty {
      report(.missingKey, "must list the words of a choice", at: origin("choices"))
    }
    if parameter.kind != .choice, node["choices"] != nil {
      report(.declaration, "belongs to parameters of type 'choice' alone", at: origin("choices"))
    }
    let limits = ["minimum", "maximum", "step"]
    for key in limits where node[key] != nil && !parameter.kind.traits.isMeasure {
      report(
        .declaration, "is not allowed for the type '\(parameter.kind.rawValue)'", at: origin(key))
    }
    if let low = parameter.minimum, let high = parameter.maximum, low > high {
      report(.declaration, "must not be below 'minimum'", at: origin("maximum"))
    }
    if let step = parameter.step, step <= 0 {
      report(.outOfRange, "must be more than zero", at: origin("step"))
    }
    if parameter.defaultNode != nil, parameter.isExample {
      report(.declaration, "cannot stand beside 'default'", at: origin("example"))
    }
    guard sink.count == before else { return false }
    // The time does not affect whether a default can be read.
    if let node = parameter.defaultNode ?? parameter.exampleNode {
      let fixed = RenderEnvironment(now: { 0 }, timeZone: "UTC")
      guard value(of: node, for: parameter, in: fixed) != nil else { return false }
    }
    return true
  }
}
