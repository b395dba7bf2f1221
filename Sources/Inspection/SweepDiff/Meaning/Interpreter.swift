import SweepXML

/// Says what has become of the parts of a picture.
///
/// Each edit belongs to one topic, and each topic is one sentence: first edits are gathered by layer
/// and property, then rules of style join the topics that they repeat, and what moves alike is one.
struct Interpreter {
  let old: Layers
  let new: Layers
  let edits: [Edit]
  /// The sentence for an edit that no rule here covers.
  let changes: [Change]
  /// Whether values of rules are the same.
  let comparer: ValueComparer
  private(set) var topics: [Topic] = []
  /// The drawn texts that have other words, by their places on either side.
  private var reworded: (old: [Int: Topic.Key], new: [Int: Topic.Key]) = ([:], [:])

  init(
    _ old: Side, _ new: Side, _ edits: [Edit], _ changes: [Change], _ comparer: ValueComparer
  ) {
    self.comparer = comparer
    self.old = Layers(side: old)
    self.new = Layers(side: new)
    self.edits = edits
    self.changes = changes
    findRewordings()
    gather()
    for index in topics.indices { topics[index].text = text(of: topics[index]) }
    joinStyles()
    joinCurves()
    joinScales()
    joinShadows()
    joinHands()
    nameShadows()
    joinColors()
  }

  /// The sentences, in the order in which their first changes stand in the documents.
  var sentences: [Sentence] {
    topics.map { topic in
      let isNameless = topic.key.subject.hasPrefix("/") && saysAll(topic)
      return Sentence(
        subject: isNameless ? "" : topic.key.subject, text: topic.text,
        changes: topic.edits.map { changes[$0] })
    }
  }

  /// Whether a text makes clear without a path what it is about.
  private func saysAll(_ topic: Topic) -> Bool {
    let aspect = topic.key.aspect
    return aspect == "text" || aspect == "d" && topic.text.contains("tick")
  }

  private mutating func findRewordings() {
    for (index, edit) in edits.enumerated() where changes[index].attribute == "aria-label" {
      guard let a = edit.old, let b = edit.new, let before = old.drawnWords(of: a),
        let after = new.drawnWords(of: b), before != after
      else { continue }
      let key = Topic.Key(subject: new.name(of: b) ?? changes[index].path, aspect: "text")
      (reworded.old[a], reworded.new[b]) = (key, key)
    }
  }

  /// What a change inside of a drawn text is about that has other words: all of it is their outline.
  private func rewording(_ edit: Edit) -> Topic.Key? {
    if reworded.new.isEmpty { return nil }
    if let key = edit.new.flatMap(new.drawnText).flatMap({ reworded.new[$0] }) { return key }
    return edit.old.flatMap(old.drawnText).flatMap { reworded.old[$0] }
  }

  private mutating func gather() {
    var places: [Topic.Key: Int] = [:]
    for (index, edit) in edits.enumerated() {
      let key = key(of: edit, changes[index])
      if let place = places[key] {
        topics[place].edits.append(index)
      } else {
        places[key] = topics.count
        topics.append(Topic(key: key, edits: [index]))
      }
    }
  }

  private func key(of edit: Edit, _ change: Change) -> Topic.Key {
    let layers = edit.new == nil ? old : new
    guard let node = edit.new ?? edit.old else { return Topic.Key(subject: "", aspect: "") }
    if let key = rewording(edit) { return key }
    let isRoot = layers.graphic(of: node) == 0
    let mover = layers.graphic(of: node)
    // What moves without a name of its own may be the shadow of something that has one.
    let isNameless = !layers.animations(in: mover).isEmpty && layers.ownName(of: mover) == nil
    let name = isNameless ? nil : layers.name(of: node)
    let subject = isRoot ? "" : name ?? layers.description(of: mover) ?? change.path
    switch edit.kind {
    case .changed where isPrefix(edit, change):
      return Topic.Key(subject: "ids", aspect: "prefix")
    case .changed:
      return Topic.Key(subject: subject, aspect: aspect(change.attribute ?? "", node, layers))
    case .text:
      return textKey(node, layers, isRoot ? "" : name ?? change.path)
    case .added, .removed, .moved, .order:
      // Each is a sentence of its own.
      let animation = layers.isAnimation(node) ? " animation" : ""
      return Topic.Key(subject: subject, aspect: "\(edit.kind)\(animation) \(node)")
    }
  }

  /// Whether an id differs by the prefix of all alone, or by being written at all where they differ.
  private func isPrefix(_ edit: Edit, _ change: Change) -> Bool {
    guard change.attribute == "id", old.side.prefix != new.side.prefix else { return false }
    guard let a = edit.oldAttribute, let b = edit.newAttribute else { return true }
    return old.side.value(a).elementsEqual(new.side.value(b))
  }

  private func textKey(_ node: Int, _ layers: Layers, _ subject: String) -> Topic.Key {
    let element = layers.graphic(of: node)
    switch layers.side.local(element) {
    case "title", "desc": return Topic.Key(subject: "", aspect: layers.side.local(element))
    case "style", "script":
      return Topic.Key(subject: layers.side.local(element), aspect: "text")
    default: return Topic.Key(subject: subject, aspect: "text")
    }
  }

  /// The property that an attribute is about: an animation's values are about what it animates.
  private func aspect(_ attribute: String, _ node: Int, _ layers: Layers) -> String {
    guard layers.isAnimation(node) else {
      if layers.side.local(node) == "svg", ["width", "height"].contains(attribute) {
        return "size"
      }
      let isPlace = layers.side.local(node) == "text" && ["x", "y"].contains(attribute)
      return isPlace ? "place" : attribute
    }
    switch attribute {
    case "values", "from", "to", "by":
      return layers.side.string("attributeName", of: node) ?? "path"
    case "keySplines", "keyTimes", "calcMode": return "easing"
    case "fill": return "fill after the end"
    default: return attribute
    }
  }
}

extension Interpreter {
  /// Puts a topic's edits into another, where both say the same.
  mutating func join(_ topic: Int, into other: Int) {
    topics[other].edits = (topics[other].edits + topics[topic].edits).sorted()
    topics[topic].edits = []
  }

  mutating func say(_ text: String, in topic: Int) { topics[topic].text = text }

  mutating func rename(_ topic: Int, _ subject: String) {
    topics[topic] = Topic(
      key: Topic.Key(subject: subject, aspect: topics[topic].key.aspect),
      edits: topics[topic].edits, text: topics[topic].text)
  }

  mutating func dropEmpty() { topics.removeAll { $0.edits.isEmpty } }
}
