import SweepDials
public import SweepScene

/// A document that is drawn again and again, while only some of its parameters change.
///
/// Steps that cannot depend on these are made once. The dependencies are recorded while the first
/// picture is made. The pictures equal those of ``Document/scene(set:in:)``.
///
/// ```swift
/// let outcome = Document.read(bytes, file: "boiler.yaml")
/// let compiled = try outcome.value?.compiled(varying: ["value"])
/// let scenes = (0..<100).map { compiled?.scene(set: ["value": "\($0)"]).value }
/// ```
public struct CompiledDocument: Sendable {
  /// A parameter that the document does not have.
  public struct UnknownParameter: Error, CustomStringConvertible {
    /// The name.
    public let name: String
    /// The error, in lower case and without a full stop.
    public let description: String
  }

  /// The document.
  public let document: Document
  private let values: [String: String]
  private let environment: RenderEnvironment
  private let varying: [String: Parameter]
  private let binding: Binding
  /// The kept results; nil if everything has to be made again.
  private let memory: SceneMemory?

  init(
    _ document: Document, varying names: [String], set values: [String: String],
    in environment: RenderEnvironment
  ) throws(UnknownParameter) {
    (self.document, self.values, self.environment) = (document, values, environment)
    var varying: [String: Parameter] = [:]
    for name in names {
      guard let parameter = document.template.parameter(name) else {
        throw UnknownParameter(
          name: name, description: "unknown parameter '\(name)' of '\(document.template.name)'")
      }
      varying[name] = parameter
    }
    self.varying = varying
    let first = document.firstPicture(varying: Set(names), set: values, in: environment)
    (binding, memory) = (first?.binding ?? Binding(), first?.memory)
  }

  /// Draws the document.
  ///
  /// - Parameter set: texts of the parameters that vary, by their names; those that are not set keep
  ///   the value that they had when the document was compiled.
  public func scene(set: [String: String] = [:]) -> Outcome<Layer.Scene> {
    if let scene = soundScene(set: set) { return Outcome(scene) }
    return document.scene(
      set: values.merging(set) { $1 }, varying: Set(varying.keys),
      Decoding(environment: environment))
  }

  /// The layers of pictures that never change, in drawing order.
  package var fixedLayers: [Layer] { memory?.layers.compactMap(\.self) ?? [] }

  /// The scene, if it can be made from the cache without the clock, and has no findings.
  package func soundScene(set: [String: String]) -> Layer.Scene? {
    guard let memory else { return nil }
    let clock = ReadingWitness()
    let environment = environment.noting(clock)
    var decoding = Decoding(binding: nil, environment: environment)
    var binding = binding
    for (name, text) in set {
      guard let parameter = varying[name],
        let value = try? parameter.parse(text, in: environment)
      else { return nil }
      binding.set(name, .value(value, setAt: .option(nil)))
    }
    decoding.binding = binding
    var builder = document.builder(decoding, known: memory)
    let scene = builder.scene()
    return builder.decoding.sink.isEmpty && clock.names.isEmpty ? scene : nil
  }
}

extension Document {
  /// Prepares the document to be drawn again and again.
  ///
  /// - Parameters:
  ///   - varying: the parameters that change from picture to picture. One that is a fact takes the
  ///     examples of the template away from all pictures.
  ///   - set: texts that parameters are set to in all pictures, by their names.
  ///   - environment: the clock, the folders and the limits of all pictures. A document that reads
  ///     the clock keeps nothing.
  /// - Throws: ``CompiledDocument/UnknownParameter``.
  public func compiled(
    varying: [String], set: [String: String] = [:],
    in environment: RenderEnvironment = RenderEnvironment()
  ) throws(CompiledDocument.UnknownParameter) -> CompiledDocument {
    try CompiledDocument(self, varying: varying, set: set, in: environment)
  }

  /// The memory of the first picture; nil if the document has findings, or if it depends on the
  /// clock or on computed values, whose dependencies are not recorded.
  fileprivate func firstPicture(
    varying: Set<String>, set: [String: String], in environment: RenderEnvironment
  ) -> (binding: Binding, memory: SceneMemory)? {
    guard !template.computes else { return nil }
    let clock = ReadingWitness()
    let environment = environment.noting(clock)
    var decoding = Decoding(environment: environment)
    var binding = bind(set: set, varying: varying, &decoding)
    var bound = binding
    bound.isShared = true
    binding.witness = ReadingWitness()
    decoding.binding = binding
    var builder = builder(decoding)
    guard builder.scene() != nil, builder.decoding.sink.isEmpty, clock.names.isEmpty,
      let dial = builder.drawn
    else { return nil }
    let memory = builder.memory
    memory.keep(without: varying, in: dial) {
      builder.settings(ofReading: $0, without: $1)
    }
    return (bound, memory)
  }
}

extension RenderEnvironment {
  /// The same with a clock that records its reads.
  fileprivate func noting(_ witness: ReadingWitness) -> RenderEnvironment {
    var environment = self
    environment.now = { [now] in
      witness.note("now")
      return now()
    }
    return environment
  }
}
