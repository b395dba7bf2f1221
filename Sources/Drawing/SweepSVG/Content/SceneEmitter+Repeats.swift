import SweepScene

/// What moves in several places and looks the same is written once, and referred to from the others.
extension SceneEmitter {
  /// Whether nothing is inherited by a text that is written here.
  private var inheritsNoText: Bool { inherited.drawnText == nil && inherited.text == .initial }

  /// Writes a layer with its animations, where others are the same; returns false where none are, so
  /// that it is still to be written.
  mutating func writeRepeated(_ layer: Layer) throws(SceneError) -> Bool {
    guard plan.repeats.has(layer), inheritsNoText else { return false }
    if let id = startRepeated(references.layers[layer]) {
      references.layers.add(layer, id)
      try writeAnimated(layer)
      markup.end("g")
    }
    return true
  }

  /// Writes the sublayers of a layer that moves, where others that move have the same.
  mutating func writeRepeatedContent(of layer: Layer) throws(SceneError) -> Bool {
    guard plan.repeats.hasContent(layer.sublayers),
      inheritsNoText || layer.sharedTextStyle != nil
    else { return false }
    if let id = startRepeated(references.contents[layer.sublayers]) {
      references.contents.add(layer.sublayers, id)
      try writeSublayers(of: layer)
      markup.end("g")
    }
    return true
  }

  /// Refers to what has an id, or begins a group with a new one, which it returns.
  private mutating func startRepeated(_ known: String?) -> String? {
    references.count += 1
    if let known {
      markup.start("use")
      attribute(href: known)
      markup.endEmpty()
      return nil
    }
    let id = ids.unique("copy")
    markup.start("g")
    attribute(id: id)
    markup.endStart()
    return id
  }
}
