// Sections of a document, read or taken from memory.
extension SceneBuilder {
  /// A section of the document, with its dependencies if they are recorded.
  mutating func piece<Value: Sendable>(
    _ path: ReferenceWritableKeyPath<SceneMemory, SceneMemory.Piece<Value>?>,
    _ read: (inout Self) -> Value
  ) -> Value {
    if let piece = known?[keyPath: path] { return piece.value }
    guard let witness = decoding.binding?.witness else { return read(&self) }
    witness.names = []
    let value = read(&self)
    memory[keyPath: path] = SceneMemory.Piece(value: value, names: witness.names)
    return value
  }

  /// The settings of a reading, of which those that name some parameters are still to be read.
  mutating func settings(
    ofReading index: Int, without names: Set<String>
  ) -> KnownSettings<ReadingSettings> {
    guard let entry = template.readings?.entries[index] else {
      return .settings(ReadingSettings(), rest: [])
    }
    let entries = entry.value.entries
    let rest = entries.filter { !$0.value.parameterNames.isDisjoint(with: names) }
    var settings = ReadingSettings()
    decoding.decode(
      entries.filter { $0.value.parameterNames.isDisjoint(with: names) }, into: &settings,
      of: "'\(entry.key.text)'", at: .source(entry.value.span))
    return .settings(settings, rest: rest)
  }

  /// The parts in the places of the document; nil for an omitted or invalid one.
  mutating func parts() -> [LayerEntry?] {
    guard let node = template.layers else { return [] }
    var index = -1
    let known = known?.parts ?? []
    var pieces: [SceneMemory.Piece<LayerEntry?>?] = []
    defer { memory.parts = pieces }
    return decoding.layers(node) { decoding, item in
      index += 1
      if index < known.count, let piece = known[index] { return piece.value }
      guard let witness = decoding.binding?.witness else { return decoding.layer(item) }
      witness.names = []
      let part = decoding.layer(item)
      pieces.append(SceneMemory.Piece(value: part, names: witness.names))
      return part
    }
  }
}
