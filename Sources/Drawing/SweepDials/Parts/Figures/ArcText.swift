public import SweepGeometry
public import SweepScene

/// Words along a circle about the centre, set character by character with measured widths.
///
/// Every renderer of SVG shows them, because nothing is left to a path of text.
public struct ArcText: Part {
  /// The direction of the tops of the characters.
  public enum Facing: String, Hashable, Sendable, CaseIterable {
    /// Outwards on the upper half and inwards on the lower one, so that the words can be read.
    case automatic
    /// Away from the centre; the words run clockwise.
    case outwards
    /// To the centre; the words run counterclockwise.
    case inwards
  }

  /// The unit of rotation.
  public enum Piece: String, Hashable, Sendable, CaseIterable {
    case character, word
  }

  /// The words; none by default.
  public var string: String
  /// The direction of their middle; the top by default.
  public var angle = Angle.zero
  /// The radius of the middle of capitals, in dial units; 52 by default.
  public var radius = 52.0
  /// The size of the type in dial units; 8 by default.
  public var size = 8.0
  /// The weight, 100 … 900; 400 by default.
  public var weight = 400
  /// The colour; the theme's `muted` by default.
  public var color = ThemeColor.token(.muted)
  /// The space after each character, in dial units; 0.4 by default.
  public var letterSpacing = 0.4
  /// The direction of the tops of the characters; `automatic` by default.
  public var facing = Facing.automatic
  /// The unit of rotation; each `character` by default.
  public var piece = Piece.character

  /// Makes words along a circle.
  public init(_ string: String = "") { self.string = string }

  /// Draws the words; without any, nothing. Throws if they are longer than the circle.
  public func layer(in context: DialContext) throws(DialError) -> Layer {
    try checkKeys()
    let pieces = pieces(context.theme.widths)
    guard let last = pieces.last else { return Layer() }
    let length = last.start + last.width
    guard length < 2 * .pi * radius else { throw DialError("text", "is longer than the circle") }
    let isInwards =
      facing == .inwards || (facing == .automatic && Vector(heading: angle).dy > 1e-9)
    let way: Double = isInwards ? -1 : 1
    let layers = pieces.map { piece in
      let along = piece.start + piece.width / 2 - length / 2
      let turn = angle + .radians(way * along / radius) + .degrees(isInwards ? 180 : 0)
      let text = Layer.Text(
        piece.text, fontSize: size, fontWeight: weight,
        foregroundColor: .color(context.theme.ink(color)),
        letterSpacing: self.piece == .word ? letterSpacing : 0)
      let reach = Vector(
        dx: 0, dy: -way * radius + context.theme.opticalCenter * size)
      return Layer(content: .text(text), transform: [.rotate(turn), .translate(reach)])
    }
    var words = Layer("arcText", sublayers: layers)
    words.semantics = Semantics(role: .text(label: string))
    return words
  }

  /// The same words, if they can be read.
  public func compact(leastType: Double) -> (any Part)? {
    size < leastType ? nil : self
  }

  /// A piece of text that is rotated as one, with its place along the line.
  private func pieces(_ widths: FontWidths) -> [(text: String, start: Double, width: Double)] {
    let space = widths.advance(of: " ", weight: weight) * size + letterSpacing
    var pieces: [(text: String, start: Double, width: Double)] = []
    var pen = 0.0
    for word in string.split(separator: " ", omittingEmptySubsequences: false) {
      let parts = piece == .word ? [String(word)] : word.map(String.init)
      for part in parts where !part.isEmpty {
        let gaps = Double(part.count) * letterSpacing
        let width = widths.advance(of: part, weight: weight) * size + gaps - letterSpacing
        pieces.append((part, pen, width))
        pen += width + letterSpacing
      }
      pen += space
    }
    return pieces
  }
}

extension ArcText: ColoredPart {
  /// The colour of the words.
  public static var mainColor: WritableKeyPath<ArcText, ThemeColor> { \.color }
}

extension ArcText: KeyedPart {
  package static let summary = "Words along a circle about the centre."

  package static let keys: KeyTable<ArcText> = KeyTable([
    Key("text", \.string, .text, "The words."),
    Key("angle", \.angle, .angle, "The direction of their middle."),
    Key(
      "radius", \.radius, .number(above: 0), "The radius of the middle of capitals, in dial units."),
    Key("size", \.size, .number(above: 0), "The size of the type in dial units."),
    Key("weight", \.weight, .weight, "The weight."),
    Key("color", \.color, .themeColor, "The colour."),
    Key("letterSpacing", \.letterSpacing, .number(within: 1000), "The space after each character."),
    Key("facing", \.facing, .choice, "Which way the tops of the characters point."),
    Key("piece", \.piece, .choice, "The layers that are rotated as one."),
  ])
}
