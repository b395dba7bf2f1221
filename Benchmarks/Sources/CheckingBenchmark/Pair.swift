/// Two documents of about a megabyte that differ in 15 places.
enum Pair {
  /// The groups of a document, with five elements each.
  private static let groups = 3_700
  /// The number of changes.
  static let changes = 15

  static var old: [UInt8] { document { _ in nil } }

  /// The same with a group removed, a colour changed or a circle added, by turns.
  static var new: [UInt8] {
    let every = groups / changes
    return document { group in
      let isEdited = group % every == every / 2 && group / every < changes
      return isEdited ? group / every % 3 : nil
    }
  }

  private static func document(_ edit: (Int) -> Int?) -> [UInt8] {
    var text = "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 100 100\">\n"
    for group in 0..<groups {
      let edit = edit(group)
      if edit == 0 { continue }
      text += "  <g id=\"g\(group)\" transform=\"translate(\(group % 97) \(group % 89))\">\n"
      for path in 0..<4 {
        let color = 100_000 + (group * 7 + path) % 899_999
        let fill = edit == 1 && path == 2 ? "#0f0" : "#\(color)"
        text += "    <path d=\"M\(group % 13) \(path)l10 \(group % 7)c1 2 3 4 5 \(group % 31)\""
        text += " fill=\"\(fill)\"/>\n"
      }
      if edit == 2 { text += "    <circle r=\"\(group)\"/>\n" }
      text += "  </g>\n"
    }
    return Array((text + "</svg>\n").utf8)
  }
}
