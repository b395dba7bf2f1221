import SweepGeometry
import SweepValues
import SweepXML

// The sentences for turns, trimmed lines and ticks.
extension ChangeDescriber {
  private struct Turn: Equatable {
    var start: Double
    var end: Double
    var isAnimated: Bool
    var isEndless: Bool
  }

  private func turn(_ layers: Layers, _ element: Int) -> Turn? {
    let animation = layers.animations(of: "transform", in: element).first {
      layers.side.string("type", of: $0) == "rotate"
    }
    if let animation {
      let angles = layers.values(of: animation).map { ValueReader($0) }.compactMap { reader in
        var reader = reader
        return reader.number()
      }
      guard let first = angles.first, let last = angles.last else { return nil }
      let isEndless = layers.side.string("repeatCount", of: animation) == "indefinite"
      return Turn(start: first, end: last, isAnimated: true, isEndless: isEndless)
    }
    let attribute = layers.side.tree.attribute("transform", of: element)
    guard let attribute, let steps = TransformFunction.list(layers.side.value(attribute)),
      let rotation = steps.last, steps.count == 1, rotation.kind == .rotate
    else { return nil }
    return Turn(
      start: rotation.numbers[0], end: rotation.numbers[0], isAnimated: false,
      isEndless: false)
  }

  /// The sentence for an element that turns; nil for one that does not.
  func angles(_ edit: Edit) -> String? {
    guard let a = edit.old, let b = edit.new,
      let before = turn(old, old.graphic(of: a)), let after = turn(new, new.graphic(of: b))
    else { return nil }
    func arrow(_ a: Double, _ b: Double) -> String {
      "\(Wording.degrees(a)) → \(Wording.degrees(b))"
    }
    if !after.isAnimated || after.isEndless {
      return before.start == after.start
        ? course(edit) : "angle \(arrow(before.start, after.start))"
    }
    var parts: [String] = []
    if before.start != after.start {
      parts.append("start angle \(arrow(before.start, after.start))")
    }
    if before.end != after.end { parts.append("end angle \(arrow(before.end, after.end))") }
    return parts.isEmpty ? course(edit) : parts.joined(separator: ", ")
  }

  /// The angles between the ends that differ; nil where other numbers do.
  private func course(_ edit: Edit) -> String? {
    func angles(_ layers: Layers, _ attribute: Int?) -> [Double] {
      let items = attribute.map { layers.side.value($0).semicolonItems } ?? []
      return items.compactMap { item in
        var reader = ValueReader(item)
        return reader.number()
      }
    }
    let (before, after) = (angles(old, edit.oldAttribute), angles(new, edit.newAttribute))
    guard before.count > 1, after.count > 1, before != after else { return nil }
    func all(_ angles: [Double]) -> String {
      let rest = angles.count > 8 ? " …" : ""
      return angles.prefix(8).map(Wording.degrees).joined(separator: ", ") + rest
    }
    guard before.count == after.count else { return "course \(all(before)) → \(all(after))" }
    let pairs = zip(before, after).filter { $0 != $1 }
    let told = pairs.prefix(3).map { "\(Wording.degrees($0)) → \(Wording.degrees($1))" }
    let rest = pairs.count > 3 ? " and \(pairs.count - 3) more" : ""
    return "course \(told.joined(separator: ", "))\(rest)"
  }

  /// Drawn fraction of a path; nil where its dashes are a pattern.
  func fraction(_ edit: Edit) -> String? {
    guard let a = edit.old, let b = edit.new, let before = fraction(old, old.graphic(of: a)),
      let after = fraction(new, new.graphic(of: b)), before != after
    else { return nil }
    let (shown, newShown) = (Wording.percent(before), Wording.percent(after))
    return shown == newShown ? nil : "fraction \(shown) → \(newShown)"
  }

  /// Whether other dashes draw the same part of a path.
  func isSameFraction(_ edit: Edit) -> Bool {
    guard let a = edit.old, let b = edit.new, let before = fraction(old, old.graphic(of: a)),
      let after = fraction(new, new.graphic(of: b))
    else { return false }
    return Wording.percent(before) == Wording.percent(after)
  }

  private func fraction(_ layers: Layers, _ element: Int) -> Double? {
    let animation = layers.animations(of: "stroke-dasharray", in: element).first
    let base = layers.side.tree.attribute("stroke-dasharray", of: element)
    let dashes =
      animation.flatMap { layers.values(of: $0).last } ?? base.map { layers.side.value($0) }
    guard let dashes, let outline = layers.side.tree.attribute("d", of: element),
      let path = Path(svgPathData: layers.side.value(outline))
    else { return nil }
    var reader = ValueReader(dashes)
    guard let shown = reader.number() else { return nil }
    reader.skipSeparator()
    let length = path.length()
    guard let gap = reader.number(), length > 0, gap >= length * 0.99 else { return nil }
    return min(shown / length, 1)
  }

  /// The sentence for a path of many short lines; nil for another path.
  func ticks(_ edit: Edit) -> String? {
    guard let a = edit.oldAttribute, let b = edit.newAttribute,
      let before = TickMarks(old, a), let after = TickMarks(new, b)
    else { return nil }
    if let scale = before.scale, let other = after.scale, !scale.agrees(with: other) {
      let (count, newCount) = (before.marks.count, after.marks.count)
      return count == newCount ? "\(count) ticks in other places" : "\(count) ticks → \(newCount)"
    }
    let added = after.marks(without: before)
    let removed = before.marks(without: after)
    let parts = [
      after.sentence(added, "added"), before.sentence(removed, "removed"),
    ].compactMap { $0 }
    if added.count > 0, removed.count > 0, parts.joined().count > 160 {
      return "\(removed.count) ticks replaced by \(added.count)"
    }
    return parts.isEmpty ? nil : parts.joined(separator: ", ")
  }
}
