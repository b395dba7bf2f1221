import SweepValues
import SweepXML

// Topics that are one change seen at several places.
extension ChangeDescriber {
  /// Joins rules that repeat a layer's sentence to it; all others get a sentence of their own.
  mutating func joinStyles() {
    let (figures, words) = (old.figureNames.union(new.figureNames), readingWords ?? figureGroup)
    for index in groups.indices where groups[index].key.subject == "style" {
      guard groups[index].edits.count == 1, let edit = groups[index].edits.first else { continue }
      let facts = RuleValues.differences(
        RuleValues(edits[edit].old.map { old.side.text(from: $0) } ?? []),
        RuleValues(edits[edit].new.map { new.side.text(from: $0) } ?? []), comparer)
      var explaining: Int?
      var others: [RuleValues.Fact] = []
      for fact in facts {
        let group = groups.firstIndex { group in
          "#\(group.key.subject)" == fact.0.selector
            && ([fact.0.property, "text"].contains(group.key.aspect) || isWhole(group))
        }
        // Figures of another reading are told with its words.
        guard let group = group ?? (figures.contains(fact.0.selector) ? words : nil) else {
          others.append(fact)
          continue
        }
        // A rotation is the most relevant change.
        if explaining == nil || fact.0.property == "transform" { explaining = group }
      }
      if others.isEmpty, let explaining {
        join(index, into: explaining)
      } else if !others.isEmpty {
        say(RuleValues.words(others, areThemes: true), in: index)
      }
    }
    dropEmpty()
  }

  /// The first group about figures in windows.
  private var figureGroup: Int? {
    let nodes = (
      old: old.windows.map { old.nodes(in: $0) }, new: new.windows.map { new.nodes(in: $0) }
    )
    return groups.firstIndex { group in
      group.edits.contains { edit in
        edits[edit].new.map { node in nodes.new.contains { $0.contains(node) } }
          ?? edits[edit].old.map { node in nodes.old.contains { $0.contains(node) } } ?? false
      }
    }
  }

  private func isWhole(_ group: ChangeGroup) -> Bool {
    group.edits.first.map { [.added, .removed].contains(edits[$0].kind) } ?? false
  }

  /// Joins figures without a name of their own, and paces, with the words for another reading.
  mutating func joinReading() {
    guard let words = readingWords else { return }
    for index in groups.indices where index != words {
      let group = groups[index]
      let isFigure =
        group.key.subject.hasPrefix("moving") && group.text.hasPrefix("reading ")
      let isPace = group.key.aspect == "easing" && group.edits.allSatisfy(isSamePace)
      if isFigure || isPace { join(index, into: words) }
    }
    dropEmpty()
  }

  /// Joins copies of a layer, as `level_2` is of `level`, that change as it does.
  mutating func joinCopies() {
    for index in groups.indices {
      let (subject, aspect) = (groups[index].key.subject, groups[index].key.aspect)
      guard let end = subject.lastIndex(of: "_"), Int(subject[end...].dropFirst()) != nil,
        let first = groups.firstIndex(where: {
          $0.key.subject == subject[..<end] && $0.key.aspect == aspect
        }),
        groups[first].text == groups[index].text
      else { continue }
      join(index, into: first)
    }
    dropEmpty()
  }

  /// Joins the curves and the times of a pace with the values that they were fitted to: a swing in
  /// other curves of the same number is the same swing over another way.
  mutating func joinCurves() {
    for index in groups.indices where groups[index].key.aspect == "easing" {
      guard groups[index].edits.allSatisfy(isSamePace) else { continue }
      let nodes = Set(groups[index].edits.compactMap { edits[$0].new })
      let values = groups.firstIndex { group in
        group.edits.contains { edit in
          changes[edit].attribute == "values" && edits[edit].new.map(nodes.contains) == true
        }
      }
      if let values { join(index, into: values) }
    }
    dropEmpty()
  }

  /// Whether an edit is about other times of one pace, or about other curves that were fitted to it.
  func isSamePace(_ edit: Int) -> Bool {
    func kind(_ side: Side, _ node: Int?) -> String? {
      node.map {
        Wording.easing(
          side.string("calcMode", of: $0), side.string("keySplines", of: $0))
      }
    }
    let before = kind(old.side, edits[edit].old)
    let after = kind(new.side, edits[edit].new)
    func isFitted(_ kind: String?) -> Bool { kind?.hasSuffix(" curves") == true }
    return isFitted(before) && isFitted(after)
      || before == after && changes[edit].attribute == "keyTimes"
  }

  /// Joins clips, masks and shared outlines that differ with the first change of an element that they
  /// belong to.
  mutating func joinDefinitions() {
    let ids = groups.map { group in
      let ids = Set(group.edits.map { definition(of: edits[$0]) })
      return ids.count == 1 ? ids.first ?? nil : nil
    }
    var owners: [String: Int] = [:]
    for index in groups.indices where Self.owning.contains(groups[index].key.aspect) {
      guard ids[index] == nil, let edit = groups[index].edits.first.map({ edits[$0] }) else {
        continue
      }
      let used = (edit.old.map(old.definitions) ?? []) + (edit.new.map(new.definitions) ?? [])
      for id in used where owners[id] == nil { owners[id] = index }
    }
    for (index, id) in ids.enumerated() where !Self.colors.contains(groups[index].key.aspect) {
      if let owner = id.flatMap({ owners[$0] }) { join(index, into: owner) }
    }
    dropEmpty()
  }

  private func definition(of edit: Edit) -> String? {
    edit.new.flatMap(new.definition) ?? edit.old.flatMap(old.definition)
  }

  private static let owning: Set<String> = [
    "text", glyphs, "d", "transform", "stroke-dasharray", "clip-path", "mask",
  ]

  mutating func joinHands() {
    let turning = groups.indices.filter { groups[$0].key.aspect == "transform" }
    let hands = turning.filter { !Self.isShadow(groups[$0].key.subject) }
    let hours = hands.filter { [43200, 86400].contains(period($0)) }
    let minutes = hands.filter { period($0) == 3600 }
    for (hour, minute) in zip(hours, minutes) {
      guard let before = time(hour, minute, old, \.old), let after = time(hour, minute, new, \.new)
      else { continue }
      if hours.count == 1 {
        for other in turning where other != hour { join(other, into: hour) }
      } else {
        join(minute, into: hour)
      }
      for other in groups.indices where isAlternation(groups[other]) { join(other, into: hour) }
      rename(hour, clock(around: hand(groups[hour].edits[0])) ?? "clock")
      say("start time \(Wording.time(before)) → \(Wording.time(after))", in: hour)
    }
    dropEmpty()
  }

  /// Whether a group is about when a part of a hand is shown, such as its half in the light.
  private func isAlternation(_ group: ChangeGroup) -> Bool {
    ["begin", "display"].contains(group.key.aspect)
      && group.edits.allSatisfy { edit in
        let layers = edits[edit].new == nil ? old : new
        guard let node = edits[edit].new ?? edits[edit].old else { return false }
        return layers.animations(of: "display", in: layers.mover(of: node)).contains {
          layers.side.string("repeatCount", of: $0) == "indefinite"
        }
      }
  }

  private func clock(around hand: Int?) -> String? {
    var next = hand.flatMap { new.side.tree.parent(of: $0) }
    while let group = next, group != 0 {
      if let id = new.side.id(of: group) { return id }
      next = new.side.tree.parent(of: group)
    }
    return nil
  }

  private func hand(_ edit: Int) -> Int? { edits[edit].new.map { new.graphic(of: $0) } }

  /// The period of an endless turn of a group's element, in seconds; 0 for another element.
  private func period(_ group: Int) -> Double {
    guard let edit = groups[group].edits.first, let element = hand(edit) else { return 0 }
    let animations = new.animations(of: "transform", in: element)
    let endless = animations.first { new.side.string("repeatCount", of: $0) == "indefinite" }
    guard let endless, let duration = new.side.tree.attribute("dur", of: endless) else { return 0 }
    return ClockValue.offset(new.side.value(duration)) ?? 0
  }

  /// The time that two hands show, in seconds.
  private func time(
    _ hour: Int, _ minute: Int, _ layers: Layers, _ node: KeyPath<Edit, Int?>
  ) -> Int? {
    func angle(_ group: Int) -> Double? {
      guard let edit = groups[group].edits.first, let node = edits[edit][keyPath: node] else {
        return nil
      }
      let element = layers.graphic(of: node)
      let animation = layers.animations(of: "transform", in: element).first
      guard let first = animation.flatMap({ layers.values(of: $0).first }) else { return nil }
      var reader = ValueReader(first)
      return reader.number().map { ($0 / 360 - ($0 / 360).rounded(.down)) }
    }
    guard let hours = angle(hour), let minutes = angle(minute) else { return nil }
    let day = period(hour)
    let seconds = (minutes * 3600).rounded()
    let whole = ((hours * day - seconds) / 3600).rounded()
    return (Int(whole * 3600 + seconds) + Int(day)) % Int(day)
  }
}
