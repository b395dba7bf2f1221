package import SweepDials
package import SweepScene

extension Template {
  /// Draws a template of the library.
  ///
  /// - Parameter values: the values of all its parameters, in their order; nil for one that is not
  ///   set.
  package static func draw(
    _ name: String, _ values: [(name: String, value: ParameterValue?)],
    in environment: RenderEnvironment
  ) -> Outcome<(scene: Layer.Scene, dial: Dial)> {
    var decoding = Decoding(environment: environment)
    guard let template = named(name).value else { return Outcome(nil, decoding.sink) }
    decoding.binding = template.bind(values, &decoding)
    decoding.bindValues(template.values, besides: template.parameters)
    var builder = Document(template).builder(decoding)
    let scene = builder.scene()
    let drawn = builder.drawn
    return Outcome(scene.flatMap { scene in drawn.map { (scene, $0) } }, builder.decoding.sink)
  }

  private func bind(
    _ values: [(name: String, value: ParameterValue?)], _ decoding: inout Decoding
  ) -> Binding {
    var binding = Binding()
    binding.readings = readings
    binding.set("title", .value(.text(title), setAt: nil))
    for (parameter, (name, value)) in zip(parameters, values) where parameter.name == name {
      binding.set(name, decoding.slot(value, parameter))
    }
    return binding
  }
}

extension Decoding {
  fileprivate mutating func slot(_ value: ParameterValue?, _ parameter: Parameter) -> Binding.Slot {
    guard let value else { return .absent }
    do throws(GrammarError) {
      try parameter.check(value)
    } catch {
      sink.error(error.code, "'\(parameter.name)' \(error.message)", at: .option(nil))
      return .refused
    }
    // The pictures that a template names are in the library, others are files.
    if case .text(let text) = value, text == parameter.defaultText {
      return .value(value, setAt: nil)
    }
    return .value(value, setAt: .option(parameter.name))
  }
}
