import SweepGeometry
import SweepScene
import SweepValues
import SweepXML

/// The names by which documents find the elements of a file.
struct Naming {
  /// The names of layers by the names that editors show, where these differ.
  var labels: [String: String] = [:]
  /// The labels of several elements.
  var shared: Set<String> = []
  /// The centres of rotation that Inkscape shows, from the middles of elements, by their layers.
  var centers: [String: Vector] = [:]
  /// The first element with a label, by its number.
  fileprivate var owners: [String: Int] = [:]
}

extension ArtworkBuilder {
  /// Names the layer of an element, which is called as its id, or else as its label.
  mutating func name(_ layer: inout Layer, as element: SVGElement) {
    let label = element.label
    let isOwner = label.map { naming.owners[$0] ?? element.node == element.node } ?? false
    let name = element["id"] ?? (isOwner ? label : nil) ?? ""
    // A copy yields to the element itself, if that is drawn too.
    if copied != nil, element.isDrawn {
      layer.name = Artwork.copyName(name)
      return
    }
    layer.name = name
    if let center = element.center { naming.centers[name] = center }
    guard let label else { return }
    if isOwner {
      naming.owners[label] = element.node
      if label != name { naming.labels[label] = name }
    } else {
      naming.shared.insert(label)
    }
  }
}

extension SVGElement {
  /// The namespace of Inkscape.
  private static let inkscape = "http://www.inkscape.org/namespaces/inkscape"

  /// The name that an editor shows: the label of Inkscape, the name of Affinity, or `data-name`;
  /// otherwise the name from which Illustrator made the id.
  var label: String? {
    self["label", in: Self.inkscape] ?? self["id", in: "http://www.serif.com/"]
      ?? self["data-name"] ?? illustratorName
  }

  /// The name in an id of Illustrator's, in which `_x5F_` is a character by its code, and a number
  /// at the end tells equal names apart; nil if the id has neither.
  private var illustratorName: String? {
    guard let id = self["id"], id.utf8.contains(UInt8(ascii: "_")) else { return nil }
    var name = id
    if let number = name.firstMatch(of: /_(?:[0-9]{8,}_?|[0-9]+_)$/) {
      name.removeSubrange(number.range)
    }
    name.replace(/_x([0-9A-Fa-f]{2,6})_/) { code in
      UInt32(code.1, radix: 16).flatMap(Unicode.Scalar.init).map { String($0) } ?? String(code.0)
    }
    return name == id || name.isEmpty ? nil : name
  }

  /// The centre of rotation that was set in Inkscape, whose y axis points up, from the middle of
  /// the element; nil for none.
  fileprivate var center: Vector? {
    let parts = ["x", "y"].map { axis in
      self["transform-center-\(axis)", in: Self.inkscape].flatMap { Double(spelledBy: $0) }
    }
    guard parts.contains(where: { $0 != nil }) else { return nil }
    return Vector(dx: parts[0] ?? 0, dy: -(parts[1] ?? 0))
  }

  /// Whether the element is drawn at its place, and not only by `use`.
  fileprivate var isDrawn: Bool {
    guard ElementKind(name) != nil else { return false }
    var next = copied(in: nil).parent
    while let element = next {
      guard element.isSVG, ElementKind(element.name)?.isContainer == true else { return false }
      next = element.parent
    }
    return true
  }

  /// Whether it holds CSS (SVG 2, 6.2).
  var isStyleSheet: Bool {
    let type = (self["type"] ?? "").withoutSpace.lowercased()
    return type.isEmpty || type == "text/css"
  }
}
