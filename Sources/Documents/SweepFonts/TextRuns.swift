import CHarfBuzz

/// Neighbouring characters in one direction and one script, which are shaped together.
struct TextRun: Hashable {
  var range: Range<Int>
  var isRightToLeft: Bool
  var script: hb_script_t
}

enum TextRuns {
  /// The runs of a line from left to right, as they are seen.
  static func visual(of scalars: [Unicode.Scalar]) -> [TextRun] {
    let levels = BidirectionalLine.levels(of: scalars)
    let scripts = scripts(of: scalars)
    var runs: [(run: TextRun, level: Int)] = []
    for (index, level) in levels.enumerated() {
      if let last = runs.last, last.level == level, last.run.script == scripts[index] {
        runs[runs.count - 1].run.range = last.run.range.lowerBound..<index + 1
      } else {
        let run = TextRun(
          range: index..<index + 1, isRightToLeft: level % 2 == 1, script: scripts[index])
        runs.append((run, level))
      }
    }
    reorder(&runs)
    return runs.map(\.run)
  }

  /// Reverses the runs from right to left (UAX #9, L2).
  private static func reorder(_ runs: inout [(run: TextRun, level: Int)]) {
    let highest = runs.map(\.level).max() ?? 0
    guard highest > 0 else { return }
    for level in stride(from: highest, to: 0, by: -1) {
      var start = 0
      while start < runs.count {
        var end = start
        while end < runs.count, runs[end].level >= level { end += 1 }
        if end > start + 1 { runs[start..<end].reverse() }
        start = end + 1
      }
    }
  }

  /// The script of each character; symbols and marks have that of the letters around them (UAX #24,
  /// 5.1).
  private static func scripts(of scalars: [Unicode.Scalar]) -> [hb_script_t] {
    let funcs = hb_unicode_funcs_get_default()
    let own = scalars.map { hb_unicode_script(funcs, $0.value) }
    func isShared(_ script: hb_script_t) -> Bool {
      script == HB_SCRIPT_COMMON || script == HB_SCRIPT_INHERITED || script == HB_SCRIPT_UNKNOWN
    }
    var current = own.first { !isShared($0) } ?? HB_SCRIPT_COMMON
    return own.map { script in
      if !isShared(script) { current = script }
      return current
    }
  }
}
