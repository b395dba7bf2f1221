import SweepGeometry
import SweepScene

/// A visible element of a drawing, with its outlines in the drawing's units.
struct DrawnElement {
  /// The name that its editor shows, or its id; empty for none.
  var name = ""
  /// The number of the element around it; nil for the outermost.
  var parent: Int?
  /// The number behind that of the last element in it.
  var end = 0
  /// Its layer's content, and the map to the drawing's units.
  var content: Layer.Content
  var map: Affine
  /// Its outline, if it is a shape.
  var path: Path?
  /// The centre of rotation set in Inkscape, from the middle of its box.
  var center: Vector?

  /// The text of the element, if it is one.
  var text: Layer.Text? {
    if case .text(let text) = content { text } else { nil }
  }

  /// The shape of the element, if it is one.
  var shape: Layer.Shape? {
    if case .shape(let shape) = content { shape } else { nil }
  }

  /// Points of its outline: corners, and eight on each curve.
  var points: [Point] {
    guard let path else { return [] }
    var points: [Point] = []
    path.forEachSegment { segment in
      guard points.count < 4000 else { return }
      if case .line(let start, let end) = segment { return points += [start, end] }
      points += (0...8).map { segment.point(at: Double($0) / 8) }
    }
    return points
  }
}

/// The visible elements of a drawing in their order, groups before their content.
struct DrawnElements {
  private(set) var all: [DrawnElement] = []
  /// The extent of the drawing: the greater side of its view box.
  let size: Double

  init(_ artwork: Artwork) {
    size = max(artwork.viewBox.size.width, artwork.viewBox.size.height)
    let labels = Dictionary(artwork.labels.map { ($0.value, $0.key) }) { min($0, $1) }
    add(artwork.layers, .identity, parent: nil) { layer, element in
      element.name = labels[layer.name] ?? layer.name
      // A name that stands for another element finds that one.
      if artwork.sharedLabels.contains(element.name) { element.name = layer.name }
      element.center = artwork.centers[layer.name]
    }
  }

  private mutating func add(
    _ layers: [Layer], _ outer: Affine, parent: Int?,
    _ name: (Layer, inout DrawnElement) -> Void
  ) {
    for layer in layers where !layer.isHidden && layer.opacity > 0 {
      let map = outer * layer.affine
      var element = DrawnElement(parent: parent, content: layer.content, map: map)
      name(layer, &element)
      if case .shape(let shape) = layer.content { element.path = shape.path.applying(map) }
      let index = all.count
      all.append(element)
      add(layer.sublayers, map, parent: index, name)
      all[index].end = all.count
    }
  }

  subscript(index: Int) -> DrawnElement { all[index] }

  /// The points of the outlines of an element and all in it.
  func points(of index: Int) -> [Point] { all[index..<all[index].end].flatMap(\.points) }

  /// The box of the outlines of an element and all in it, and of its texts; nil for none.
  func box(of index: Int) -> Rect? {
    all[index..<all[index].end].reduce(nil) { (box: Rect?, element) -> Rect? in
      let own = element.path?.boundingBox ?? element.text?.usualBox.mapped(by: element.map)
      return own.map { box?.union($0) ?? $0 } ?? box
    }
  }

  /// The outermost elements of which a word of the name is one of some words.
  func named(_ words: Set<String>, not others: Set<String> = []) -> [Int] {
    var (found, end) = ([Int](), 0)
    for index in all.indices where index >= end {
      guard all[index].name.hasWord(of: words), !all[index].name.hasWord(of: others) else {
        continue
      }
      found.append(index)
      end = all[index].end
    }
    return found
  }

  /// The circles and arcs of circles: their centres and radii.
  var circles: [(center: Point, radius: Double, index: Int)] {
    all.indices.lazy.filter { all[$0].path != nil }.compactMap { index in
      let points = all[index].points
      guard points.count > 8, points.count <= 200, let circle = Self.circle(through: points)
      else { return nil }
      return (circle.center, circle.radius, index)
    }.prefix(500).map(\.self)
  }

  /// The circle that all points are on, within 0.2 % of its radius; nil for none.
  private static func circle(through points: [Point]) -> (center: Point, radius: Double)? {
    let (a, b, c) = (points[0], points[points.count / 3], points[points.count * 2 / 3])
    let (u, v) = (b - a, c - a)
    let twice = 2 * u.cross(v)
    guard abs(twice) > 1e-9 else { return nil }
    let (uu, vv) = (u.dot(u), v.dot(v))
    let center =
      a + Vector(dx: (v.dy * uu - u.dy * vv) / twice, dy: (u.dx * vv - v.dx * uu) / twice)
    let radius = center.distance(to: a)
    guard points.allSatisfy({ abs($0.distance(to: center) - radius) <= 2e-3 * radius }) else {
      return nil
    }
    return (center, radius)
  }
}

extension String {
  /// Whether one of its words, or the end of one as in `Tachonadel`, is one of some words.
  func hasWord(of words: Set<String>) -> Bool {
    guard !isEmpty, utf8.count < 200 else { return false }
    return self.words.contains { word in
      words.contains(word) || words.contains { $0.utf8.count > 4 && word.hasSuffix($0) }
    }
  }

  /// Its words in small letters: runs of letters, which a capital after a small one divides.
  private var words: [String] {
    var (words, wasSmall) = ([""], false)
    for character in self {
      if !character.isLetter || character.isUppercase && wasSmall, !words[words.count - 1].isEmpty {
        words.append("")
      }
      if character.isLetter { words[words.count - 1] += character.lowercased() }
      wasSmall = character.isLowercase
    }
    return words
  }
}
