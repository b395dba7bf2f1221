import SweepGeometry

extension Scene {
  /// The layer tree with its timeline as text for people: one line a layer, and below each layer
  /// one line an animation.
  ///
  /// ```
  /// scene 400 × 400, view box -110 -110 220 220
  ///   needle: shape of 6 segments, rotate(50.8)
  ///     ~ transform.rotation.z from 0 s for 0.5 s: -118.4° → 50.8°
  /// ```
  ///
  /// A writer's own dump says at the end of each animation what becomes of it there.
  public func dump() -> String { dump(notes: []) }

  /// The layer tree as text.
  ///
  /// - Parameter notes: what to add to the lines of animations, in the order of the lines; nothing
  ///   where there are none left.
  package func dump(notes: [String]) -> String {
    let box = [viewBox.minX, viewBox.minY, viewBox.size.width, viewBox.size.height]
    var text = "scene \(shown(size.width)) × \(shown(size.height)), view box "
    text += box.map(shown).joined(separator: " ") + "\n"
    if !title.isEmpty { text += "  title: \(title)\n" }
    if !description.isEmpty { text += "  description: \(description)\n" }
    var notes = notes[...]
    for layer in layers { layer.dump("  ", &notes, into: &text) }
    return text
  }
}

extension Layer {
  /// Adds the layer's lines.
  fileprivate func dump(
    _ indent: String, _ notes: inout ArraySlice<String>, into text: inout String
  ) {
    text += indent + (name.isEmpty ? "-" : name) + ": "
    text += ([content.summary] + facts).joined(separator: ", ") + "\n"
    if let timing { text += "\(indent)  time \(timing.summary)\n" }
    for animation in animations { animation.dump(on: self, indent + "  ", &notes, into: &text) }
    if let mask {
      text += "\(indent)  mask\n"
      mask.dump(indent + "    ", &notes, into: &text)
    }
    for layer in sublayers { layer.dump(indent + "  ", &notes, into: &text) }
  }

  private var facts: [String] {
    var facts: [String] = []
    if position != .zero { facts.append("at \(shown(position.x)) \(shown(position.y))") }
    facts += transform.map(\.summary)
    if opacity != 1 { facts.append("opacity \(shown(opacity))") }
    if isHidden { facts.append("hidden") }
    if masksToBounds { facts.append("masked to bounds") }
    return facts
  }
}

extension Animation {
  fileprivate func dump(
    on layer: Layer, _ indent: String, _ notes: inout ArraySlice<String>, into text: inout String
  ) {
    text += "\(indent)~ \(summary(on: layer, note: notes.popFirst() ?? ""))\n"
    guard case .group(let group) = self else { return }
    for animation in group.animations {
      animation.dump(on: layer, indent + "  ", &notes, into: &text)
    }
  }
}

extension Content {
  fileprivate var summary: String {
    switch self {
    case .group: "group"
    case .shape(let shape): "shape of \(shape.path.elements.count) segments"
    case .text(let text): "text '\(text.string.prefix(60))'"
    case .image(let image): "\(image.mediaType.rawValue) of \(image.bytes.count) bytes"
    case .gradient(let gradient): "gradient of \(gradient.stops.count) stops"
    case .replicator(let replicator): "\(replicator.instanceCount) copies"
    }
  }
}

extension TransformOperation {
  fileprivate var summary: String {
    switch self {
    case .translate(let v): "translate(\(shown(v.dx)) \(shown(v.dy)))"
    case .rotate(let angle): "rotate(\(shown(angle.degrees)))"
    case .scale(let x, let y): "scale(\(shown(x)) \(shown(y)))"
    case .skewX(let angle): "skewX(\(shown(angle.degrees)))"
    case .skewY(let angle): "skewY(\(shown(angle.degrees)))"
    case .matrix(let m):
      "matrix(" + [m.a, m.b, m.c, m.d, m.tx, m.ty].map(shown).joined(separator: " ") + ")"
    }
  }
}

/// A number as people read it: three decimals at most.
func shown(_ number: Double) -> String {
  guard abs(number) < NumberFormat.limit else { return "\(number)" }
  return NumberFormat(precision: 3).string(number)
}
