import SweepDiff
import TestSupport

/// One edit of a document, made in its text without a tree.
struct SampleEdit {
  enum Kind: CaseIterable { case attribute, text, removal, insertion, move }

  let old: String
  let new: String
  let note: String
  private let kind: Kind
  private let element: String
  private let attribute: String?

  /// Makes an edit at random; nil if the document has no place for one.
  init?(_ kind: Kind, of file: SampleFile, _ random: inout SplitMix64) {
    self.kind = kind
    old = file.text
    let tags = Self.leaves(file.text)
    switch kind {
    case .attribute:
      let all = file.text.matches(of: /<(\w+)((?: [\w:-]+="[^"]*")*) ([\w:-]+)="([^"]*)"/)
        .filter { $0.3 != "id" && !$0.3.hasPrefix("xmlns") && $0.1 != "svg" }
      guard let found = all.randomElement(using: &random) else { return nil }
      let value = found.4.contains { $0.isNumber } ? Self.otherNumber(found.4) : found.4 + "x"
      new = old.replacingCharacters(found.4.startIndex..<found.4.endIndex, value)
      (element, attribute) = (String(found.1), String(found.3))
    case .text:
      let all = file.text.matches(of: /<(text|title|desc)\b[^>]*>([^<]+)</)
      guard let found = all.randomElement(using: &random) else { return nil }
      new = old.replacingCharacters(found.2.startIndex..<found.2.endIndex, "other \(found.2)")
      (element, attribute) = (String(found.1), nil)
    case .removal:
      guard let found = tags.randomElement(using: &random) else { return nil }
      new = old.replacingCharacters(found.range, "")
      (element, attribute) = (found.name, nil)
    case .insertion:
      guard let found = tags.randomElement(using: &random) else { return nil }
      new = old.replacingCharacters(
        found.range.lowerBound..<found.range.lowerBound,
        "<polygon points=\"1,2 3,4 5,\(random.next() % 100)\"/>")
      (element, attribute) = ("polygon", nil)
    case .move:
      // Far enough away that nothing else can be the moved element, and not past an equal one.
      guard tags.count > 8, let from = tags.indices.dropLast(6).randomElement(using: &random) else {
        return nil
      }
      let to = Int.random(in: (from + 4)..<tags.count, using: &random)
      let moved = String(old[tags[from].range])
      if tags[from...to].dropFirst().contains(where: { file.text[$0.range] == moved }) {
        return nil
      }
      var text = old.replacingCharacters(
        tags[to].range.upperBound..<tags[to].range.upperBound, moved)
      text.removeSubrange(tags[from].range)
      new = text
      (element, attribute) = (tags[from].name, nil)
    }
    note = "\(kind) of \(element) \(attribute ?? "")"
    if new == old { return nil }
  }

  /// Whether a change names the edited part.
  func isNamed(by change: Change) -> Bool {
    let kinds: [Kind: Change.Kind] = [
      .attribute: .changed, .text: .text, .removal: .removed, .insertion: .added, .move: .moved,
    ]
    let last = change.path.split(separator: "/").last ?? ""
    let name = last.prefix { $0 != "[" }
    return change.kind == kinds[kind] && name == element && change.attribute == attribute
  }

  /// Elements without others in them.
  private static func leaves(_ text: String) -> [(name: String, range: Range<String.Index>)] {
    text.matches(
      of: /<(path|circle|rect|stop|text|line|image)\b(?:[^>]*\/>|[^>]*[^>\/]>[^<]*<\/\w+>)/
    )
    .map { (String($0.1), $0.range) }
  }

  /// A value whose last number is another.
  private static func otherNumber(_ value: Substring) -> String {
    guard let last = value.lastIndex(where: \.isNumber) else { return value + "1" }
    let digit = value[last] == "7" ? "3" : "7"
    return value[..<last] + digit + value[value.index(after: last)...]
  }

  /// The document with attributes in another order, quotes of the other kind and other spaces.
  static func shuffled(_ text: String, _ random: inout SplitMix64) -> String {
    var result = ""
    var rest = text[...]
    while let found = rest.firstMatch(of: /<([\w]+)((?:\s[\w:-]+="[^"]*")+)/) {
      result += rest[..<found.range.lowerBound]
      var attributes = found.2.matches(of: /([\w:-]+)="([^"]*)"/).map { ($0.1, $0.2) }
      attributes.shuffle(using: &random)
      result += "<\(found.1)"
      for (name, value) in attributes {
        let quote = value.contains("'") ? "\"" : "'"
        result += "\n  \(name) = \(quote)\(value)\(quote)"
      }
      rest = rest[found.range.upperBound...]
    }
    return result + rest
  }
}

extension SampleEdit {
  /// The document with numbers, colours, times and path data spelled in other ways.
  static func respelled(_ text: String) -> String {
    let names =
      /(\s)(x|y|r|cx|cy|width|height|stroke-width|font-size|opacity|offset|transform|viewBox|values|d|dur|fill|stroke|stop-color)="([^"]+)"/
    return text.replacing(names) { match in
      let value = match.3
      let spelled: String =
        switch match.2 {
        case "d": String(value.replacing(/[A-Za-z]/) { " \($0.output)\n " })
        case "viewBox": String(value.replacing(" ", with: ", "))
        case "dur" where value.hasSuffix("s"): milliseconds(value.dropLast()) ?? String(value)
        case "fill", "stroke", "stop-color": color(value)
        case "values" where value.contains(/[#A-Za-z]/): String(value)
        default: String(value.replacing(/(\d*\.\d+)/) { "\($0.1)00" }.replacing(";", with: " ; "))
        }
      return "\(match.1)\(match.2)=\"\(spelled)\""
    }
  }

  private static func milliseconds(_ seconds: Substring) -> String? {
    Double(seconds).map { "\(Int(($0 * 1000).rounded()))ms" }
  }

  private static func color(_ value: Substring) -> String {
    guard value.hasPrefix("#"), value.count == 4 else { return value.uppercasedHex }
    return "#" + value.dropFirst().map { "\($0)\($0)" }.joined().uppercased()
  }
}

extension Substring {
  fileprivate var uppercasedHex: String { hasPrefix("#") ? uppercased() : String(self) }
}

extension String {
  func replacingCharacters(_ range: Range<Index>, _ text: some StringProtocol) -> String {
    String(self[..<range.lowerBound]) + text + self[range.upperBound...]
  }
}
