import SweepGeometry

extension Scene {
  /// The layer tree with its timeline as text for people: one line a layer, and below each layer
  /// one line an animation.
  ///
  /// ```
  /// scene 400 × 400, view box -110 -110 220 220
  ///   needle: shape of 6 segments, rotate(50.8)
  ///     ~ transform.rotation.z from 0 s for 0.5 s: -118.4° → 50.8°, written exactly
  /// ```
  ///
  /// At its end each animation says how SMIL can say its values: exactly as they are, expanded to
  /// other keys that mean the same, or sampled within an error.
  ///
  /// - Parameter tolerance: the writer's, in degrees and user units; 0.05 by default.
  public func dump(tolerance: Double = 0.05) -> String {
    let box = [viewBox.minX, viewBox.minY, viewBox.size.width, viewBox.size.height]
    var text = "scene \(shown(size.width)) × \(shown(size.height)), view box "
    text += box.map(shown).joined(separator: " ") + "\n"
    if !title.isEmpty { text += "  title: \(title)\n" }
    if !description.isEmpty { text += "  description: \(description)\n" }
    for layer in layers {
      layer.dump(depth: 1, isInside: false, tolerance: tolerance, into: &text)
    }
    return text
  }
}

extension Layer {
  /// Adds the layer's lines.
  ///
  /// - Parameter isInside: whether one of the layers around it has a time of its own.
  fileprivate func dump(
    depth: Int, isInside: Bool, tolerance: Double, into text: inout String
  ) {
    let isInside = isInside || timing != nil
    let indent = String(repeating: "  ", count: depth)
    text += indent + (name.isEmpty ? "-" : name) + ": "
    text += ([content.summary] + facts).joined(separator: ", ") + "\n"
    if let timing { text += "\(indent)  time \(timing.summary)\n" }
    for animation in animations {
      animation.dump(
        on: self, "\(indent)  ", isInside: isInside, tolerance: tolerance, into: &text)
    }
    if let mask {
      text += "\(indent)  mask\n"
      mask.dump(depth: depth + 2, isInside: isInside, tolerance: tolerance, into: &text)
    }
    for layer in sublayers {
      layer.dump(depth: depth + 1, isInside: isInside, tolerance: tolerance, into: &text)
    }
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
    on layer: Layer, _ indent: String, isInside: Bool, tolerance: Double, into text: inout String
  ) {
    text += "\(indent)~ \(summary(on: layer, isInside: isInside, tolerance: tolerance))\n"
    guard case .group(let group) = self else { return }
    for animation in group.animations {
      animation.dump(
        on: layer, indent + "  ", isInside: true, tolerance: tolerance, into: &text)
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
