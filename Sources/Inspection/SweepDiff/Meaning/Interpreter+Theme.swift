import SweepValues
import SweepXML

// Many layers that have other colours are a picture in another theme.
extension Interpreter {
  /// From this many layers on, one sentence covers all colours.
  private static let fewest = 4
  private static let colors: Set<String> = ["fill", "stroke", "stop-color"]
  /// What themes set besides colours.
  private static let looks: Set<String> = [
    "stroke-width", "font-weight", "font-family", "letter-spacing",
  ]

  /// The names of what belongs to a paint.
  private static let paints = ["fill-opacity", "stroke-opacity", "stop-opacity"]

  /// Lets new colours be one, where most old ones have become one new one everywhere, with all else
  /// that themes set.
  mutating func joinColors() {
    var pairs: [(old: String, new: String)] = []
    var members: [Int] = []
    for index in topics.indices where Self.colors.contains(topics[index].key.aspect) {
      let found = topics[index].edits.map { pair(of: $0) }
      guard !found.contains(where: { $0 == nil }) else { continue }
      for case let pair? in found where !pairs.contains(where: { $0 == pair }) {
        pairs.append(pair)
      }
      members.append(index)
    }
    guard members.count >= Self.fewest, Set(pairs.map(\.old)).count * 2 > pairs.count,
      let theme = members.first
    else { return }
    let others = topics.indices.compactMap { index in
      members.contains(index) ? nil : look(of: topics[index]).map { (index, $0) }
    }
    let names = Set(others.map(\.1)).sorted()
    for index in members.dropFirst() + others.map(\.0) { join(index, into: theme) }
    rename(theme, "theme")
    let told = pairs.prefix(3).map { "\($0.old) → \($0.new)" }.joined(separator: ", ")
    let rest = pairs.count > 3 ? " and \(pairs.count - 3) more" : ""
    let also = names.isEmpty ? "" : "; also \(names.joined(separator: ", "))"
    say("colours \(told)\(rest)\(also)", in: theme)
    dropEmpty()
  }

  /// What a topic is about where themes set it; nil elsewhere.
  private func look(of topic: Topic) -> String? {
    let aspect = topic.key.aspect
    if Self.looks.contains(aspect) { return Wording.property(aspect) }
    if Self.paints.contains(aspect) { return "opacities" }
    if Self.colors.contains(aspect) { return "gradients" }
    if aspect == "place", topic.edits.allSatisfy(isSmallShift) { return "places of texts" }
    guard aspect.hasPrefix("added") || aspect.hasPrefix("removed"),
      let edit = topic.edits.first.map({ edits[$0] })
    else { return nil }
    let name = edit.new.map(new.side.local) ?? edit.old.map(old.side.local) ?? ""
    if name.hasSuffix("Gradient") { return "gradients" }
    return topic.key.subject.hasPrefix("shadow") ? "shadows" : nil
  }

  /// Whether a number has changed by no more than other type moves the middle of a text.
  private func isSmallShift(_ edit: Int) -> Bool {
    guard let before = changes[edit].oldValue.flatMap(Double.init(spelledBy:)),
      let after = changes[edit].newValue.flatMap(Double.init(spelledBy:))
    else { return false }
    return abs(before - after) <= 2
  }

  /// The colours of an edit; nil where one of its values is none.
  private func pair(of edit: Int) -> (old: String, new: String)? {
    guard let old = changes[edit].oldValue, let new = changes[edit].newValue,
      CSSColor(Array(old.utf8)[...].withoutSpace) != nil,
      CSSColor(Array(new.utf8)[...].withoutSpace) != nil
    else { return nil }
    return (old, new)
  }
}
