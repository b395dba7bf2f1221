package import SweepDiagnostics
import SweepDials
import SweepScene

/// The positions of a picture's parts in its document, by their layers.
public struct PartPlaces: Sendable {
  /// The places by the paths of the layers.
  private var entries: [String: (span: SourceSpan, fields: Node)] = [:]

  /// The parts with their layers, also those of templates, each before the parts inside it.
  package private(set) var parts: [PlacedPart] = []

  /// Makes the places of a picture without parts in a document.
  init() {}

  /// Makes the places of parts that have drawn a layer each.
  init(of parts: [LayerEntry], drawing layers: [Layer], on background: ThemeColor?) {
    let first = background == nil ? 0 : 1
    let names = layers.pathComponents.dropFirst(first)
    for (part, name) in zip(parts, names) {
      entries[name] = (part.name.span, part.fields)
    }
    place(parts, in: layers, from: first)
  }

  /// The places in one file alone; in none for nil. The parts stay.
  func inside(_ file: String?) -> PartPlaces {
    var places = self
    places.entries = entries.filter { $0.value.span.source.file == file }
    return places
  }

  /// Adds parts, and those inside them, with the layers that they have drawn in their order.
  private mutating func place(
    _ entries: [LayerEntry], in layers: [Layer], from first: Int = 0, below path: [Int] = [],
    inside parent: String = ""
  ) {
    for (index, entry) in entries.enumerated() where first + index < layers.count {
      let id = parent.isEmpty ? "\(index)" : "\(parent).\(index)"
      var (path, layer) = (path + [first + index], layers[first + index])
      parts.append(PlacedPart(id: id, path: path, name: entry.name, fields: entry.fields))
      if entry.parts.isEmpty { continue }
      // A group that turns from day to night has its layers one level deeper.
      if entry.parts.count > 1, layer.sublayers.count == 1 {
        layer = layer.sublayers[0]
        path.append(0)
      }
      // A group that shows nothing, or that is drawn for small sizes, has not all of them.
      guard layer.sublayers.count == entry.parts.count else { continue }
      place(entry.parts, in: layer.sublayers, below: path, inside: id)
    }
  }

  /// Points a diagnostic to the part that drew a layer, or that contains it; an unknown place
  /// leaves it unchanged.
  ///
  /// - Parameters:
  ///   - path: the names of the layers from the root to the one concerned, joined by `/`.
  ///   - property: the property concerned, as it is called in the model; nil for none. If a key
  ///     sets or animates it, the diagnostic points to that.
  package func place(
    _ diagnostic: inout Diagnostic, atLayer path: String, _ property: String? = nil
  ) {
    let root = entries.keys.filter { path == $0 || path.hasPrefix($0 + "/") }.max {
      $0.count < $1.count
    }
    guard let root, let (span, fields) = entries[root] else { return }
    diagnostic.file = span.source.file
    let words = property?.split(separator: ".").map(String.init) ?? []
    let key = fields.animation(of: words) ?? fields.key(words)
    let isThere = key?.source.file == span.source.file
    diagnostic.place(at: .source(isThere ? key ?? span : span))
  }
}

/// A part of a picture in its document, with the layer that it has drawn.
package struct PlacedPart: Sendable {
  /// The numbers of the part and of the groups around it, from the outermost, as in `3.0`.
  package let id: String
  /// The indices of the layers that lead to its own, from the root.
  package let path: [Int]
  let name: Scalar
  let fields: Node
}

extension Node {
  /// The key with one of some names.
  fileprivate func key(_ names: [String]) -> SourceSpan? {
    guard case .mapping(let entries) = content else { return nil }
    return entries.first { names.contains($0.key.text) }?.key.span
  }

  /// The animation of a property among those of a part, or its key concerned.
  fileprivate func animation(of words: [String]) -> SourceSpan? {
    guard case .sequence(let animations) = self["animations"]?.content else { return nil }
    let found = animations.first { animation in
      animation["animate"]?.scalar.map { words.contains($0.text) } ?? false
    }
    return found.map { $0.key(words) ?? $0.span }
  }
}
