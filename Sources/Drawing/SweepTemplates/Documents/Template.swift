import SweepDiagnostics
import SweepDials

/// A dial with parameters: the value of a document with layers.
public struct Template: Sendable {
  /// The name in documents and on the command line; the file's unless it is built in.
  public let name: String
  /// The name in lists; empty for none.
  public let title: String
  /// The purpose, a sentence; may be empty.
  public let description: String
  /// The heading that it is listed under; nil for none.
  public let group: TemplateGroup?
  /// The parameters, in the order of the document.
  public let parameters: [Parameter]
  let sections: Sections
  /// The values that are computed from parameters.
  let values: Node?
  /// Whether anything is.
  var computes: Bool { values != nil }
  /// The parameters that nothing in the document names.
  package let unused: [String]
  /// The parameters with invalid declarations, which are not reported again.
  private let refused: [String]

  /// The parameter of a name, or nil.
  public func parameter(_ name: String) -> Parameter? { parameters.first { $0.name == name } }

  /// Reads the template in the root of a document.
  init?(_ root: Node, name: String, _ decoding: inout Decoding) {
    guard let entries = decoding.rootEntries(root) else { return nil }
    var keys = TemplateKeys()
    decoding.decode(entries, into: &keys, of: "the document", at: decoding.start(of: root))
    decoding.checkVersion(keys.head.version, root)
    self.name = name
    title = keys.head.title
    description = keys.head.description
    group = keys.group
    var own = decoding.parameters(keys.parameters)
    let read = keys.readings(among: own.map(\.name))
    let facts = keys.sections.factNames
    for index in own.indices {
      let parameter = own[index]
      own[index].isReading = read.contains(parameter.name)
      own[index].isFact =
        parameter.isExample || parameter.kind.traits.isData && facts.contains(parameter.name)
    }
    refused = parameterNames(keys.parameters).filter { name in !own.contains { $0.name == name } }
    let isBuiltIn = root.span.source.isLibrary
    parameters = own + (isBuiltIn ? Parameter.ofBuiltInTemplates : [])
    sections = isBuiltIn ? keys.sections.followingParameters(at: root.span) : keys.sections
    values = keys.values
    let named = root.parameterNames
    unused = own.map(\.name).filter { !named.contains($0) }
    for entry in (root["parameters"]?.entries ?? []) where unused.contains(entry.key.text) {
      decoding.sink.warn(
        .unusedParameter, "the parameter \(entry.key.text.quoted) is not used",
        at: .source(entry.key.span),
        hint: "write '$\(entry.key.text)' where it counts, or leave it out")
    }
  }
}

extension Template {
  /// The values of the parameters: those set, those given, or the defaults.
  ///
  /// - Parameter set: texts by the parameters' names, as on the command line; `null` takes a reading or an
  ///   example away, and leaves another parameter as it is.
  /// - Parameter given: the values that a document gives.
  /// - Parameter title: the document's title, the value of `title` unless a parameter has that
  /// name.
  /// - Parameter varying: parameters that are set in other pictures of a series.
  func bind(
    set: [String: String], given: Node?, title: String, varying: Set<String> = [],
    _ decoding: inout Decoding
  ) -> Binding {
    var binding = Binding()
    binding.set("title", .value(.text(title), setAt: nil))
    let set = set.filter { $0.value != "null" || parameter($0.key)?.isTakenByNull != false }
    let given = checkedEntries(given, &decoding)
    // A dictionary has no order, but reports have.
    let themeKeys = set.filter {
      $0.key.hasPrefix(ThemeSettings.prefix) && $0.key != ThemeSettings.prefix && !knows($0.key)
    }
    let isAllowed = decoding.environment.allowsFileReferences
    binding.themeKeys = ThemeSettings.node(
      of: themeKeys, in: isAllowed ? decoding.optionFolder : nil)
    for name in set.keys.sorted() where !knows(name) && themeKeys[name] == nil {
      if name == Binding.themeName {
        binding.theme = set[name]
        continue
      }
      decoding.sink.error(
        .unknownParameter, "unknown parameter \(name.quoted)", at: .option(nil),
        hint: hint(for: name))
    }
    for name in refused { binding.set(name, .refused) }
    let names = varying.union(set.keys).union(given.map(\.key.text))
    let isExample = !hasFact(among: names)
    for parameter in parameters {
      var slot = Binding.Slot.absent
      if let node = parameter.defaultNode ?? (isExample ? parameter.exampleNode : nil) {
        slot = decoding.slot(node, parameter, setAt: nil)
      }
      if let entry = given.first(where: { $0.key.text == parameter.name }) {
        slot = decoding.slot(entry.value, parameter, setAt: .source(entry.value.span))
      }
      if let text = set[parameter.name] { slot = decoding.slot(text, parameter) }
      binding.set(parameter.name, slot)
    }
    binding.readings = readings
    decoding.binding = binding
    decoding.bindValues(values, besides: parameters)
    return decoding.binding ?? binding
  }

  /// The names of the parameters that are readings.
  var readings: Set<String> { Set(parameters.filter(\.isReading).map(\.name)) }

  /// Whether a parameter among some is a fact, so that examples do not count.
  func hasFact(among names: Set<String>) -> Bool {
    parameters.contains { $0.isFact && names.contains($0.name) }
  }

  private func knows(_ name: String) -> Bool {
    parameter(name) != nil || refused.contains(name)
  }

  private func checkedEntries(_ given: Node?, _ decoding: inout Decoding) -> [Node.Entry] {
    guard let given, let (operand, origin) = decoding.operand(given, "with"),
      let entries = decoding.mapping(operand, origin)
    else { return [] }
    for entry in entries where !knows(entry.key.text) {
      let name = entry.key.text
      decoding.sink.error(
        .unknownParameter, "unknown parameter \(name.quoted) of '\(self.name)'",
        at: .source(entry.key.span), hint: hint(for: name))
    }
    return entries
  }

  private func hint(for name: String) -> String? {
    let names = parameters.map(\.name)
    if let key = ThemeSettings.key(meantBy: name, besides: names) {
      return "set it in the theme: --set \(ThemeSettings.prefix)\(key)=…, or theme: {\(key): …} "
        + "in a document"
    }
    return Suggestion.hintOrList(name, among: names, "the parameters are")
  }
}

extension TemplateKeys {
  /// The parameters that the values of readings name, by themselves or in computed values.
  fileprivate func readings(among parameters: [String]) -> Set<String> {
    var names: Set<String> = []
    var found = (sections.readings?.entries ?? []).flatMap { reading in
      ["value", "clock"].flatMap { reading.value[$0]?.parameterNames ?? [] }
        + (reading.value["value"] == nil ? reading.value["values"]?.parameterNames ?? [] : [])
    }
    found += (sections.plots?.entries ?? []).flatMap {
      $0.value["data"]?["values"]?.parameterNames ?? []
    }
    while let name = found.popLast() {
      if names.insert(name).inserted { found += values?[name]?.parameterNames ?? [] }
    }
    // A number that is the end of a scale must be there.
    let ends = sections.scales?.parameterNames ?? []
    return names.intersection(parameters).subtracting(ends)
  }
}

/// The names under which a document declares parameters, rightly or wrongly.
private func parameterNames(_ node: Node?) -> [String] {
  node?.entries.map(\.key.text) ?? []
}

extension Node {
  /// The keys and values of a mapping; none of anything else.
  var entries: [Entry] {
    if case .mapping(let entries) = content { entries } else { [] }
  }

  /// The parameters that the values below name.
  var parameterNames: Set<String> { parameterNames() }

  /// The parameters that the values below name, besides those under a key.
  func parameterNames(besides key: String? = nil) -> Set<String> {
    switch content {
    case .scalar(let scalar): DollarText.names(in: scalar.text)
    case .sequence(let nodes):
      nodes.reduce(into: []) { $0.formUnion($1.parameterNames(besides: key)) }
    case .mapping(let entries):
      entries.reduce(into: []) { names, entry in
        if entry.key.text != key { names.formUnion(entry.value.parameterNames(besides: key)) }
      }
    case .refused: []
    }
  }
}

extension Decoding {
  fileprivate mutating func slot(
    _ node: Node, _ parameter: Parameter, setAt place: SourceLocation?
  ) -> Binding.Slot {
    if let scalar = node.scalar,
      scalar.isNull ? parameter.isTakenByNull : parameter.isAbsent(scalar.text)
    {
      return .absent
    }
    guard let value = value(of: node, for: parameter, in: environment) else { return .refused }
    return .value(value, setAt: place)
  }

  fileprivate mutating func slot(_ text: String, _ parameter: Parameter) -> Binding.Slot {
    if parameter.isAbsent(text) || text == "null" { return .absent }
    do throws(GrammarError) {
      return .value(try parameter.parse(text, in: environment), setAt: .option(nil))
    } catch {
      sink.error(
        error.code, "'\(parameter.name)' \(error.message)", at: .option(nil), hint: error.hint)
      return .refused
    }
  }

  /// The entries of a document, whose root is a mapping.
  mutating func rootEntries(_ root: Node) -> [Node.Entry]? {
    switch root.content {
    case .mapping(let entries): return entries
    case .scalar(let scalar) where scalar.isNull:
      sink.error(
        .emptyDocument, "the document is empty", at: .source(root.span),
        hint: "a document begins with 'sweephand: 1'")
    case .refused: break
    default:
      sink.error(
        .wrongShape, "the document must be a mapping of keys", at: .source(root.span),
        hint: "a document begins with 'sweephand: 1'")
    }
    return nil
  }

  /// The beginning of a document, for errors about missing keys.
  func start(of root: Node) -> SourceLocation {
    .source(
      SourceSpan(
        source: root.span.source, line: root.span.line, column: root.span.column, length: 1))
  }

  /// Reports a version of the format that is not this one.
  mutating func checkVersion(_ version: Int?, _ root: Node) {
    guard let version, version != 1, let node = root["sweephand"] else { return }
    sink.error(
      .version, "the document is of version \(version) of the format", at: .source(node.span),
      hint: "this program reads version 1")
  }
}
