import SweepGeometry
import SweepValues
import SweepXML

/// The texts of a document's still picture with their colours, as far as these are certain.
final class PictureFacts {
  /// A text that is shown.
  struct PlacedText {
    let node: Int
    /// The height of its type in pixels of the file; nil where that is not certain.
    let size: Double?
    let isBold: Bool
    /// Its colour; nil where that is not certain.
    let ink: PlainColor?
    /// The colour behind the place where it is anchored; nil where that is not certain.
    let ground: PlainColor?
  }

  private(set) lazy var texts = hasTexts ? collect() : []

  private let tree: XMLTree
  private let styles: StyleFacts
  private let hasTexts: Bool

  init(_ tree: XMLTree, _ styles: StyleFacts, hasTexts: Bool) {
    self.tree = tree
    self.styles = styles
    self.hasTexts = hasTexts
  }

  private static let reach = 2_000

  private func collect() -> [PlacedText] {
    // Rules that always hold could paint anything; those under conditions are not followed.
    if styles.rules.contains(where: \.paints) { return [] }
    let isSized = ["width", "height"].allSatisfy { tree.attribute($0, of: 0) != nil }
    var found: [PlacedText] = []
    var areas: [PaintedArea] = []
    var states: [(end: Int, state: PictureState)] = []
    let names = PictureNames(tree.names)
    var node = 0
    while node < tree.nodes.count {
      var next = tree.end(of: node)
      while let last = states.last, last.end <= node { states.removeLast() }
      defer { node = next }
      guard tree.isElement(node), let element = names.elements[tree.nameNumber(of: node)] else {
        continue
      }
      var state = states.last?.state ?? PictureState(map: rootMap())
      state.apply(node, of: tree, names)
      guard state.isShown else { continue }
      switch element {
      case .text: found.append(text(node, state, isSized: isSized, areas))
      case .g, .a,
        .svg where node == 0:
        states.append((next, state))
        next = node + 1
      default:
        guard state.hasFill || element == .image,
          let shape = PaintedArea.Region(element, node, of: tree)
        else { continue }
        areas.append(
          PaintedArea(
            shape: shape, inverse: state.map?.inverted, color: state.isPlain ? state.fill : nil))
      }
    }
    return found
  }

  private func text(
    _ node: Int, _ state: PictureState, isSized: Bool, _ areas: [PaintedArea]
  ) -> PlacedText {
    let scale = state.map.map { abs($0.determinant).squareRoot() }
    let size = isSized ? scale.flatMap { scale in state.fontSize.map { $0 * scale } } : nil
    // Parts may have colours and places of their own.
    let isSimple = !tree.elements(of: node).contains { tree.name(of: $0).local == "tspan" }
    func place(_ name: String) -> Double? {
      tree.attribute(name, of: node).map { Double(spelledBy: tree.value(ofAttribute: $0)) } ?? 0
    }
    var ground: PlainColor?
    if isSimple, let map = state.map, let em = state.fontSize, let x = place("x"),
      let y = place("y")
    {
      // Halfway up the letters, on both sides of where they are anchored.
      let points = [-0.3, 0, 0.3].map { map.apply(to: Point(x + $0 * em, y - 0.35 * em)) }
      let grounds = Set(points.map { color(behind: $0, areas) })
      ground = grounds.count == 1 ? grounds.first ?? nil : nil
    }
    return PlacedText(
      node: node, size: size, isBold: state.isBold,
      ink: isSimple && state.isPlain && state.hasFill ? state.fill : nil, ground: ground)
  }

  private func color(behind point: Point, _ areas: [PaintedArea]) -> PlainColor? {
    for area in areas.suffix(Self.reach).reversed() {
      switch area.cover(point) {
      case .no: continue
      case .perhaps: return nil
      case .yes: return area.color
      }
    }
    return nil
  }

  private func rootMap() -> Affine? {
    func number(_ name: String) -> Double? {
      tree.attribute(name, of: 0).flatMap { Length(tree.string(ofAttribute: $0))?.absolute }
    }
    guard let attribute = tree.attribute("viewBox", of: 0) else { return .identity }
    let box = ValueReader.numbers(tree.value(ofAttribute: attribute)) ?? []
    guard box.count == 4, box[2] > 0, box[3] > 0 else { return nil }
    let scale = min((number("width") ?? box[2]) / box[2], (number("height") ?? box[3]) / box[3])
    return scale > 0 ? .scale(scale) : nil
  }
}

extension CSSRule {
  fileprivate var paints: Bool {
    let names: Set<String> = [
      "fill", "color", "opacity", "fill-opacity", "display", "visibility", "font", "font-size",
      "font-weight", "transform", "filter", "mask", "mix-blend-mode", "all",
    ]
    return conditions.isEmpty && declarations.contains { names.contains($0.name) }
  }
}
