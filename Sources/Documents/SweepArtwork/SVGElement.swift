import SweepValidation
import SweepValues
import SweepVocabulary
import SweepXML

/// An element of a file, by its number in the file's tree.
struct SVGElement {
  /// The tree of a file, shared by all of its elements.
  private final class File {
    let tree: XMLTree

    init(_ tree: XMLTree) { self.tree = tree }
  }

  /// The content between an element's tags; comments and processing instructions are left out.
  enum Child {
    case element(SVGElement)
    case text(String)
  }

  private let file: File
  /// The number of the node, the same for no other element of the file.
  let node: Int
  /// The number of the element around which nothing is seen: the root of a copy.
  private var top: Int?

  init(rootOf document: XMLDocument) { self.init(rootOf: document.contents) }

  init(rootOf tree: XMLTree) { self.init(File(tree), 0) }

  private init(_ file: File, _ node: Int) { (self.file, self.node) = (file, node) }

  /// The name without its prefix.
  var name: String { file.tree.name(of: node).local }

  /// Whether it is an element of SVG, not of an editor.
  var isSVG: Bool { file.tree.name(of: node).namespace == XMLName.svg }

  /// Whether it is an element of SVG with a name.
  func isSVG(_ name: String) -> Bool { isSVG && self.name == name }

  /// The names and values of the attributes in their order; declarations of namespaces are none.
  var attributes: some Sequence<(name: XMLName, value: String)> {
    file.tree.attributes(of: node).lazy.map {
      (file.tree.name(ofAttribute: $0), file.tree.string(ofAttribute: $0))
    }
  }

  /// The number of bytes that the values of the attributes have.
  var attributeLength: Int {
    file.tree.attributes(of: node).reduce(0) { $0 + file.tree.value(ofAttribute: $1).count }
  }

  /// The value of an attribute without a namespace, or with a given one.
  subscript(name: String, in namespace: String = "") -> String? {
    file.tree.attribute(name, in: namespace, of: node).map { file.tree.string(ofAttribute: $0) }
  }

  /// The children of the element.
  var children: [Child] {
    file.tree.children(of: node).compactMap { child in
      switch file.tree.kind(of: child) {
      case .element: .element(SVGElement(file, child))
      case .text: .text(file.tree.value(of: child).text)
      case .comment, .instruction: nil
      }
    }
  }

  /// The elements directly in it.
  var elements: [SVGElement] {
    file.tree.elements(of: node).map { SVGElement(file, $0).copied(in: top) }
  }

  /// The element and all within it, in their order.
  var all: some Sequence<SVGElement> {
    (node..<file.tree.end(of: node)).lazy.filter { file.tree.isElement($0) }
      .map { SVGElement(file, $0) }
  }

  /// The element around it; nil for the root.
  var parent: SVGElement? {
    node == top ? nil : file.tree.parent(of: node).map { SVGElement(file, $0).copied(in: top) }
  }

  /// The element of the same file with a number.
  func other(_ node: Int) -> SVGElement { SVGElement(file, node) }

  /// The element as it is seen in a copy of another one.
  func copied(in top: Int?) -> SVGElement {
    var element = self
    element.top = top
    return element
  }

  /// The animation elements of the file by the numbers of their targets, in their order.
  var animations: [Int: [AnimationFacts]] {
    let isAnimated = file.tree.names.contains { ElementCategory.animation.contains($0.local) }
    guard isAnimated else { return [:] }
    let facts = Facts(file.tree).animations
    return Dictionary(grouping: facts) { $0.target ?? -1 }
  }

  /// The id that the link of an `mpath` names.
  static func localReference(of mpath: Int, in facts: AnimationFacts) -> String? {
    SVGElement(File(facts.tree), mpath).localReference
  }

  /// The text directly in it.
  var text: String { file.tree.text(of: node) }

  /// The position of its start tag.
  var position: XMLPosition { file.tree.position(of: node) }

  /// The reference of the element: `href` of SVG 2, or `xlink:href`.
  var href: String? { self["href"] ?? self["href", in: XMLName.xlink] }

  /// The id of its target in the same file; nil for none.
  var localReference: String? {
    href.flatMap { Address.localID($0) }.flatMap { $0.isEmpty ? nil : $0 }
  }
}

extension SVGElement: Equatable {
  static func == (a: Self, b: Self) -> Bool { a.node == b.node && a.file === b.file }
}
