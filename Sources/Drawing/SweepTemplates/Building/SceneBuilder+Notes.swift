import SweepDiagnostics
import SweepDials
import SweepScene

// Notes about a picture that is drawn all the same.
extension SceneBuilder {
  /// Notes all that a picture does not show as its document says.
  mutating func note(
    _ excesses: [String], _ faults: [TextFault], in scene: Layer.Scene, of dial: Dial
  ) {
    for excess in excesses { note(.beyondScale, excess) }
    if dial.interactivity == .script { noteComputedKeys(of: dial) }
    warn(of: faults, in: scene)
  }

  /// Adds a note about the whole document.
  private mutating func note(_ code: DiagnosticCode, _ message: String, hint: String? = nil) {
    decoding.sink.warn(Diagnostic(code, message, severity: .note, file: name, hint: hint))
  }

  /// Warns of texts that cannot be read in full, and notes small ones.
  private mutating func warn(of faults: [TextFault], in scene: Layer.Scene) {
    if faults.isEmpty { return }
    let (paths, places) = (scene.layers.pathComponents, places.inside(name))
    for fault in faults {
      var warning = Diagnostic(
        fault.isMinor ? .smallText : .hiddenText, fault.message,
        severity: fault.isMinor ? .note : .warning, file: name, hint: fault.hint)
      // A picture that is clicked has no layers of buttons.
      if paths.indices.contains(fault.layer) {
        places.place(&warning, atLayer: paths[fault.layer])
      }
      decoding.sink.warn(warning)
    }
  }

  /// Notes the keys of parts that are computed from the reading which a script moves: they stay as
  /// they are drawn.
  private mutating func noteComputedKeys(of dial: Dial) {
    guard dial.control.kind != .clock, let layers = template.layers, let first = moved else {
      return
    }
    var names: Set = ["reading", "words", first.key.text]
    names.formUnion(first.value["value"]?.parameterNames ?? [])
    var count = 0
    while count < names.count {
      count = names.count
      for entry in values?.entries ?? [] where !entry.value.keys(naming: names).isEmpty {
        names.insert(entry.key.text)
      }
    }
    let keys = layers.keys(naming: names)
    if layers.span.source.isLibrary {
      // The parts of built-in templates are not the author's.
      let parameters = (first.value["value"]?.parameterNames ?? []).sorted().map(\.quoted)
      guard !keys.isEmpty else { return }
      return note(
        .computedKey,
        "a part is computed from \(parameters.joined(separator: " and ")), and stays as it is when a script moves the reading"
      )
    }
    for (part, key) in keys {
      note(
        .computedKey,
        "'\(key)' of '\(part)' is computed from the reading, and stays as it is when a script moves that",
        hint: key == "text" ? "write the number with a 'readout', which follows the reading" : nil)
    }
  }

  /// The reading that a script moves, which is the first one.
  private var moved: Node.Entry? { template.readings?.entries.first }
}

extension Node {
  /// The parts and keys below whose values name some parameters.
  fileprivate func keys(
    naming names: Set<String>, part: String = "", key: String = ""
  ) -> [(part: String, key: String)] {
    switch content {
    case .scalar(let scalar):
      DollarText.names(in: scalar.text, values: true).isDisjoint(with: names) ? [] : [(part, key)]
    case .sequence(let nodes): nodes.flatMap { $0.keys(naming: names, part: part, key: key) }
    case .mapping(let entries):
      entries.flatMap { entry in
        let isPart = PartType.named(entry.key.text) != nil
        return entry.value.keys(
          naming: names, part: isPart ? entry.key.text : part, key: entry.key.text)
      }
    case .refused: []
    }
  }
}
