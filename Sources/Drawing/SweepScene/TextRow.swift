package import SweepGeometry

/// Texts in one style at different positions, the content of a layer of labels.
///
/// They are the sublayers of a layer, made on demand: a block of memory for each label would be
/// half of a dial's memory.
@usableFromInline
package final class TextRow: Sendable {
  /// The style, in a text whose characters count for nothing.
  package let style: Text
  package let items: [Item]
  /// Whether they are the lines of one text.
  package let runsOn: Bool

  /// A line of text and the place of its baseline's origin.
  package struct Item: Hashable, Sendable {
    package let string: String
    package let position: Point

    package init(_ string: String, at position: Point) {
      (self.string, self.position) = (string, position)
    }
  }

  package init(_ items: [Item], style: Text, runsOn: Bool = false) {
    (self.items, self.style, self.runsOn) = (items, style, runsOn)
  }

  /// The sublayer of an item.
  package func layer(at index: Int) -> Layer {
    var text = style
    text.string = items[index].string
    return Layer(content: .text(text), position: items[index].position)
  }

  @usableFromInline
  package var layers: [Layer] { items.indices.map(layer(at:)) }
}

extension Layer {
  /// Makes a layer whose sublayers are texts in one style, in one plain colour.
  package init(_ name: String, row: TextRow) {
    storage = LayerStorage(.group, LayerFields(name: name), row: row)
  }

  /// The sublayers, unless they have been made: texts in one style.
  package var textRow: TextRow? { storage.row }

  /// The number of sublayers.
  package var sublayerCount: Int { storage.row?.items.count ?? storage.fields.sublayers.count }
}
