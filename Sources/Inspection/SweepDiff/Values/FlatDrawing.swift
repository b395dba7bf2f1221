import SweepGeometry
import SweepValues
import SweepVocabulary
import SweepXML

/// The shapes and texts of a document in order, without the groups that only pass styles and transforms on.
/// Optimisers collapse groups, move attributes between groups and shapes, and write shapes as paths.
///
/// Documents with animations, scripts, copies, origins of transforms, or rules that select by more than names,
/// ids and classes have none, nor have those with more than 20,000 nodes.
struct FlatDrawing {
  private struct Piece {
    var name: String
    /// Attributes that are neither styles nor geometry.
    var attributes: [String: String]
    var numbers: [String: Double] = [:]
    var outline = Path()
    var transform: Affine
    /// The element whose style counts; nil for the end of a group.
    var element: Int?
    var content: [UInt64] = []
  }

  private let side: Side
  private let styles: DeclaredStyles
  private let comparer: ValueComparer
  private var pieces: [Piece] = []

  /// Whether two documents draw the same things in the same styles at the same places.
  static func areEqual(_ old: Side, _ new: Side, _ comparer: ValueComparer) -> Bool {
    guard comparer.vocabulary != nil, let first = FlatDrawing(old, comparer),
      let second = FlatDrawing(new, comparer), first.pieces.count == second.pieces.count,
      first.styles.rules.map(\.text) == second.styles.rules.map(\.text)
    else { return false }
    return zip(first.pieces, second.pieces).allSatisfy { first.isEqual($0, $1, second) }
  }

  private init?(_ side: Side, _ comparer: ValueComparer) {
    guard side.tree.nodes.count <= 20_000, side.local(0) == "svg",
      let styles = DeclaredStyles(side, comparer), styles.opaque.isEmpty,
      !side.tree.names.contains(where: {
        ElementCategory.animation.contains($0.local) || ["script", "use"].contains($0.local)
      })
    else { return nil }
    (self.side, self.styles, self.comparer) = (side, styles, comparer)
    add(0, .identity)
    let hasOrigins = pieces.contains { piece in
      piece.element.map { style(of: $0).contains { $0.name.hasPrefix("transform") } } ?? false
    }
    if hasOrigins { return nil }
  }

  private func style(of node: Int) -> [CSSDeclaration] {
    styles.style(of: node, [], comparer).declarations
  }

  private mutating func add(_ node: Int, _ outer: Affine) {
    var piece = Piece(name: side.local(node), attributes: [:], transform: outer, element: node)
    for attribute in side.tree.attributes(of: node)
    where !side.skippedAttributes.contains(attribute) {
      let name = side.tree.name(ofAttribute: attribute)
      let isClass = name == XMLName("class") && !styles.explainsClasses(of: node)
      if Restyling.isStyle(name), !isClass { continue }
      let value = side.value(attribute)
      if name == XMLName("transform"), let list = TransformFunction.list(value) {
        piece.transform = list.reduce(outer) { $0 * $1.affine }
      } else if let number = Double(value.text), side.isOurs(node) {
        piece.numbers[name.description] = number
      } else {
        piece.attributes[name.description] = value.text
      }
    }
    switch piece.name {
    case "svg" where node == 0: addGroup(piece, node)
    case "g" where side.isOurs(node): addGroup(piece, node)
    case "style": break
    case "defs" where side.children(of: node).isEmpty: break
    default:
      piece.content = side.children(of: node).map { side.digests[$0] }
      unify(&piece, node)
      pieces.append(piece)
    }
  }

  /// Adds what is in a group, within its own ends unless it only passes styles on to that.
  private mutating func addGroup(_ group: Piece, _ node: Int) {
    let start = pieces.count
    for child in side.children(of: node) where side.tree.isElement(child) {
      add(child, group.transform)
    }
    // Words for people belong to their group.
    let passesOn =
      group.attributes.isEmpty && group.numbers.isEmpty && style(of: node).isEmpty
      && !side.children(of: node).contains { ElementCategory.descriptive.contains(side.local($0)) }
    if node != 0, passesOn, pieces.count > start { return }
    pieces.insert(group, at: start)
    pieces.append(Piece(name: "/g", attributes: [:], transform: .identity, element: nil))
  }

  /// Gives shapes without rounded corners, lines and polygons the name and the outline of a path, and
  /// circles those of an ellipse.
  private func unify(_ piece: inout Piece, _ node: Int) {
    let hasMarkers = style(of: node).contains { $0.name.hasPrefix("marker") }
    if piece.name == "path", let data = piece.attributes["d"],
      let outline = try? Path(svgPathData: data)
    {
      (piece.outline, piece.attributes["d"]) = (outline, nil)
    }
    if hasMarkers { return }
    func take(_ names: [String]) -> [Double]? {
      let isWhole = names.allSatisfy { piece.attributes[$0] == nil }
      guard isWhole else { return nil }
      return names.map { piece.numbers.removeValue(forKey: $0) ?? 0 }
    }
    switch piece.name {
    case "rect":
      // A rectangle without an extent is not drawn, but its outline is.
      guard piece.numbers["rx"] == nil, piece.numbers["ry"] == nil, piece.attributes["rx"] == nil,
        piece.attributes["ry"] == nil,
        ["width", "height"].allSatisfy({ piece.numbers[$0] ?? 0 > 0 }),
        let n = take(["x", "y", "width", "height"])
      else { return }
      let (right, bottom) = (n[0] + n[2], n[1] + n[3])
      piece.outline = .polyline([
        Point(n[0], n[1]), Point(right, n[1]), Point(right, bottom), Point(n[0], bottom),
      ])
      piece.outline.close()
    case "line":
      guard let n = take(["x1", "y1", "x2", "y2"]) else { return }
      piece.outline = .polyline([Point(n[0], n[1]), Point(n[2], n[3])])
    case "polygon", "polyline":
      guard let text = piece.attributes["points"],
        let outline = try? Path(svgPathData: "M" + text)
      else { return }
      (piece.outline, piece.attributes["points"]) = (outline, nil)
      if piece.name == "polygon" { piece.outline.close() }
    case "circle":
      guard let r = take(["r"])?.first else { return }
      (piece.numbers["rx"], piece.numbers["ry"], piece.name) = (r, r, "ellipse")
      return
    default: return
    }
    piece.name = "path"
  }

  private func isEqual(_ a: Piece, _ b: Piece, _ other: FlatDrawing) -> Bool {
    guard a.name == b.name, a.attributes == b.attributes, a.content == b.content,
      Set(a.numbers.keys) == Set(b.numbers.keys),
      a.numbers.allSatisfy({ Self.isNear($1, b.numbers[$0] ?? .nan) }),
      Self.isNear(a.transform, b.transform), Self.isNear(a.outline, b.outline)
    else { return false }
    guard let first = a.element, let second = b.element else { return true }
    return comparer.areEqual(
      styles.style(of: first, [], comparer), other.styles.style(of: second, [], comparer))
  }

  private static func isNear(_ a: Double, _ b: Double) -> Bool {
    abs(a - b) <= 1e-9 * max(1, abs(a), abs(b))
  }

  private static func isNear(_ a: Affine, _ b: Affine) -> Bool {
    isNear(a.a, b.a) && isNear(a.b, b.b) && isNear(a.c, b.c) && isNear(a.d, b.d)
      && isNear(a.tx, b.tx) && isNear(a.ty, b.ty)
  }

  private static func isNear(_ a: Path, _ b: Path) -> Bool {
    let (first, second) = (a.elements.map(\.numbers), b.elements.map(\.numbers))
    return first.count == second.count
      && zip(first, second).allSatisfy { $0.count == $1.count && zip($0, $1).allSatisfy(isNear) }
  }
}

extension Path.Element {
  /// A number for the kind of the segment, and all of its own.
  fileprivate var numbers: [Double] {
    switch self {
    case .move(let end): [0, end.x, end.y]
    case .line(let end): [1, end.x, end.y]
    case .quad(let control, let end): [2, control.x, control.y, end.x, end.y]
    case .cubic(let first, let second, let end):
      [3, first.x, first.y, second.x, second.y, end.x, end.y]
    case .arc(let radii, let rotation, let isLarge, let isClockwise, let end):
      [
        4, radii.width, radii.height, rotation.degrees, isLarge ? 1 : 0, isClockwise ? 1 : 0,
        end.x, end.y,
      ]
    case .close: [5]
    }
  }
}
