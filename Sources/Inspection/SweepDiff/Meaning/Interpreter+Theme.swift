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

  /// Lets new colours be one, where each old one has become the same new one everywhere.
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
    guard members.count >= Self.fewest, Set(pairs.map(\.old)).count == pairs.count,
      let theme = members.first
    else { return }
    let others = topics.indices.filter { Self.looks.contains(topics[$0].key.aspect) }
    let names = Set(others.map { Wording.property(topics[$0].key.aspect) }).sorted()
    for index in members.dropFirst() + others { join(index, into: theme) }
    rename(theme, "theme")
    let told = pairs.prefix(3).map { "\($0.old) → \($0.new)" }.joined(separator: ", ")
    let rest = pairs.count > 3 ? " and \(pairs.count - 3) more" : ""
    let also = names.isEmpty ? "" : "; also \(names.joined(separator: ", "))"
    say("colours \(told)\(rest)\(also)", in: theme)
    dropEmpty()
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
