import SweepDiagnostics
import SweepTemplates
import SweepYAML
import TestSupport
import Testing

extension RandomEditsTests {
  /// A random part that is inserted, removed or moved, as the page sends it.
  func listChange(
    of anatomy: [String: Any], _ random: inout SplitMix64
  ) -> (change: [String: Any], path: [String])? {
    let parts = anatomy["parts"] as? [[String: Any]] ?? []
    guard let path = parts.randomElement(using: &random)?["path"] as? [Any], path.count > 2,
      let index = path[path.count - 2] as? Int
    else { return nil }
    let list = Array(path.dropLast(2))
    let new = ["ring", "{caption: {text: \"a: b\", position: [0, 20]}}", "hub"]
    let change: [String: Any] =
      switch Int.random(in: 0..<3, using: &random) {
      case 0:
        [
          "path": list + [index + Int.random(in: 0...1, using: &random)],
          "value": new.randomElement(using: &random) ?? "", "isNew": true,
        ]
      case 1: ["path": list + [index], "isSwap": true]
      default: ["path": list + [index]]
      }
    return (change, path.map { "\($0)" })
  }

  /// A value without its spelling.
  private indirect enum Tree: Equatable {
    case leaf(String), list([Tree]), map([String: Tree])

    init(_ node: Node) {
      switch node.content {
      case .scalar(let scalar): self = .leaf(scalar.text)
      case .sequence(let items): self = .list(items.map(Tree.init))
      case .mapping(let entries):
        self = .map(.init(entries.map { ($0.key.text, Tree($0.value)) }) { $1 })
      case .refused: self = .leaf("")
      }
    }

    /// The tree in which the list at a path is changed.
    func changed(at path: ArraySlice<Any>, _ change: (inout [Tree]) -> Void) -> Tree {
      switch (self, path.first) {
      case (.list(var items), nil):
        change(&items)
        return .list(items)
      case (.list(var items), let index as Int):
        items[index] = items[index].changed(at: path.dropFirst(), change)
        return .list(items)
      case (.map(var entries), let key as String):
        entries[key] = entries[key]?.changed(at: path.dropFirst(), change)
        return .map(entries)
      default: return self
      }
    }
  }

  /// A list has the item, or the order, that was asked for, and no byte besides is another one.
  func expectListChange(
    from old: String, to new: String, by change: [String: Any], _ comment: String
  ) throws {
    let path = try #require(change["path"] as? [Any])
    let index = try #require(path.last as? Int)
    let (before, after) = (Array(old.utf8), Array(new.utf8))
    let start = zip(before, after).prefix { $0 == $1 }.count
    let end = zip(before.reversed(), after.reversed()).prefix { $0 == $1 }.count
    let same = min(start + end, before.count, after.count)
    let text = change["value"] as? String
    if change["isSwap"] != nil {
      #expect(before.sorted() == after.sorted(), "\(comment)")
    } else if let text {
      #expect(same == before.count && after.count <= before.count + text.count + 24, "\(comment)")
    } else {
      // An empty list keeps its brackets.
      #expect(same >= after.count - 4, "\(comment)")
    }
    let item = try text.map { try tree(of: "a: [\($0)]") }
    let expected = try tree(of: old).changed(at: path.dropLast()[...]) { items in
      if change["isSwap"] != nil {
        items.swapAt(index, index + 1)
      } else if case .map(let entries)? = item, case .list(let new)? = entries["a"] {
        items.insert(contentsOf: new, at: index)
      } else {
        items.remove(at: index)
      }
    }
    #expect(try tree(of: new) == expected, "\(comment)")
  }

  private func tree(of text: String) throws -> Tree {
    var sink = DiagnosticSink()
    let source = SourceText(Array(text.utf8), file: "")
    return Tree(try #require(YAMLReader.read(source, LoadLimits(), into: &sink)))
  }
}
