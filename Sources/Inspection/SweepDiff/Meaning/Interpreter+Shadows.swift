import SweepValues
import SweepXML

// What moves as something else does, a little beside it.
extension Interpreter {
  /// Lets shadows belong to what throws them.
  mutating func joinShadows() {
    for index in topics.indices where Self.isShadow(topics[index].key.subject) {
      let (key, text) = (topics[index].key, topics[index].text)
      let owner = topics.firstIndex { topic in
        topic.key.aspect == key.aspect && topic.text == text && !Self.isShadow(topic.key.subject)
          && movesAlike(topic, topics[index])
      }
      if let owner { join(index, into: owner) }
    }
    dropEmpty()
  }

  /// Whether a subject may be a shadow: those without a name of their own move, but are called by
  /// nobody.
  static func isShadow(_ name: String) -> Bool {
    name.contains("shadow") || name.hasPrefix("moving") || name.hasPrefix("/")
  }

  /// Whether two topics are about one movement.
  private func movesAlike(_ topic: Topic, _ other: Topic) -> Bool {
    func motions(_ topic: Topic, _ layers: Layers, _ node: KeyPath<Edit, Int?>) -> [String]? {
      topic.edits.first.flatMap { edits[$0][keyPath: node] }.map { layers.motions(of: $0) }
    }
    return motions(topic, old, \.old) == motions(other, old, \.old)
      && motions(topic, new, \.new) == motions(other, new, \.new)
  }

  /// Calls what moves without a name the shadow of that which moves as it does.
  mutating func nameShadows() {
    let isNameless = topics.map { ["moving", "/"].contains(where: $0.key.subject.hasPrefix) }
    guard isNameless.contains(true) else { return }
    let owners = (old: Self.owners(in: old), new: Self.owners(in: new))
    for index in topics.indices where isNameless[index] {
      guard let edit = topics[index].edits.first.map({ edits[$0] }) else { continue }
      let motions = edit.new.map(new.motions) ?? edit.old.map(old.motions) ?? []
      let owner = (edit.new == nil ? owners.old : owners.new)[motions]
      if let owner { rename(index, "shadow of \(owner)") }
    }
  }

  /// The names of what moves, by how it does.
  private static func owners(in layers: Layers) -> [[String]: String] {
    var owners: [[String]: String] = [:]
    for node in layers.side.tree.nodes where layers.isAnimation(node) {
      let element = layers.mover(of: node)
      guard let name = layers.ownName(of: element), !isShadow(name) else { continue }
      owners[layers.motions(of: node)] = name
    }
    return owners
  }
}

extension Layers {
  /// The element that an animation moves, or else that a node belongs to.
  func mover(of node: Int) -> Int {
    isAnimation(node) ? side.tree.parent(of: node) ?? node : graphic(of: node)
  }

  /// What the animations of a node's element go through; empty where nothing moves.
  func motions(of node: Int) -> [String] {
    animations(in: mover(of: node)).map { animation in
      let target = side.string("attributeName", of: animation) ?? ""
      return "\(target) \(values(of: animation).map(\.text).joined(separator: ";"))"
    }
  }
}
