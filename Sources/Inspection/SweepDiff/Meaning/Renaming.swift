import SweepValues
import SweepXML

/// An id that has another name in the new document, with all edits that follow from that.
struct Renaming {
  let old: String
  let new: String
  private(set) var edits: [Int]

  static func all(
    in edits: [Edit], _ old: Side, _ new: Side, _ comparer: ValueComparer
  ) -> [Renaming] {
    var all: [Renaming] = []
    var places: [ArraySlice<UInt8>: Int] = [:]
    var names: [ArraySlice<UInt8>: ArraySlice<UInt8>] = [:]
    let isID = { (side: Side, attribute: Int) in
      side.tree.name(ofAttribute: attribute) == XMLName("id")
    }
    let candidates = edits.indices.filter { index in
      guard let a = edits[index].oldAttribute, let b = edits[index].newAttribute else {
        return false
      }
      return isID(old, a) && isID(new, b)
    }
    if candidates.isEmpty { return [] }
    let (olds, news) = (ids(of: old), ids(of: new))
    for index in candidates {
      guard let a = edits[index].oldAttribute, let b = edits[index].newAttribute else { continue }
      let (before, after) = (old.value(a), new.value(b))
      guard !before.elementsEqual(after), !olds.contains(after), !news.contains(before) else {
        continue
      }
      places[before] = all.count
      names[before] = after
      all.append(Renaming(old: before.text, new: after.text, edits: [index]))
    }
    for (index, edit) in edits.enumerated() where !all.isEmpty {
      guard let (before, after) = texts(edit, old, new) else { continue }
      let (renamed, first) = replacing(names, in: before)
      guard let first, let place = places[first],
        edit.kind == .text
          ? comparer.styleSheets(renamed, after) : renamed.elementsEqual(after)
      else { continue }
      all[place].edits.append(index)
    }
    return all
  }

  private static func texts(
    _ edit: Edit, _ old: Side, _ new: Side
  ) -> (ArraySlice<UInt8>, ArraySlice<UInt8>)? {
    if let a = edit.oldAttribute, let b = edit.newAttribute {
      return old.tree.name(ofAttribute: a) == XMLName("id") ? nil : (old.value(a), new.value(b))
    }
    guard edit.kind == .text, let a = edit.old, let b = edit.new, old.isRules(around: a) else {
      return nil
    }
    return (old.text(from: a), new.text(from: b))
  }

  private static func ids(of side: Side) -> Set<ArraySlice<UInt8>> {
    Set(
      side.tree.nodes.compactMap { node in
        guard side.tree.isElement(node) else { return nil }
        return side.tree.attribute("id", of: node).map { side.value($0) }
      })
  }

  private static func replacing(
    _ names: [ArraySlice<UInt8>: ArraySlice<UInt8>], in value: ArraySlice<UInt8>
  ) -> (ArraySlice<UInt8>, first: ArraySlice<UInt8>?) {
    var result: [UInt8] = []
    var first: ArraySlice<UInt8>?
    var rest = value
    while let byte = rest.first {
      let word = rest.prefix { $0.isNamePart }
      guard !word.isEmpty else {
        result.append(byte)
        rest.removeFirst()
        continue
      }
      if let new = names[word] {
        first = first ?? word
        result += new
      } else {
        result += word
      }
      rest = rest.dropFirst(word.count)
    }
    return (result[...], first)
  }
}
