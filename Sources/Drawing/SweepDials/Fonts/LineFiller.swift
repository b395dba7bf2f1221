/// Fills lines with words.
struct LineFiller {
  let widths: FontWidths
  /// The weight, 100 … 900.
  let weight: Int
  /// The room after each character, in parts of the size of the type.
  let spacing: Double
  let maximumLines: Int
  var truncationMode = TextBlock.TruncationMode.end

  /// The width of a line in parts of the size of the type.
  func reach(_ line: String) -> Double {
    widths.advance(of: line, weight: weight) + Double(line.unicodeScalars.count) * spacing
  }

  /// As many words in each line as fit; in the last one the rest, truncated if it does not fit.
  func fill(_ paragraphs: [String], to width: Double) -> TextBlock.Lines {
    var rest = paragraphs.map { $0.split(separator: " ").map(String.init)[...] }[...]
    var lines: [String] = []
    func cut(_ line: String) -> TextBlock.Lines {
      let cut = widths.cut(line, weight: weight, spacing: spacing, to: width, truncationMode)
      return TextBlock.Lines(words: lines + [cut], isCut: true)
    }
    while var words = rest.popFirst() {
      repeat {
        if lines.count == maximumLines - 1 {
          let all = ([words] + rest).joined().joined(separator: " ")
          if reach(all) > width { return cut(all) }
          return TextBlock.Lines(words: lines + [all])
        }
        var (line, count) = ("", 0)
        for word in words {
          let longer = line.isEmpty ? word : line + " " + word
          if reach(longer) > width { break }
          (line, count) = (longer, count + 1)
        }
        if count == 0, let word = words.first { return cut(word) }
        lines.append(line)
        words.removeFirst(count)
      } while !words.isEmpty
    }
    return TextBlock.Lines(words: lines)
  }

  /// The same number of lines, as even as the words allow.
  func balanced(_ paragraphs: [String], _ width: Double) -> [String] {
    var best = fill(paragraphs, to: width).words
    var (narrow, wide) = (0.0, width)
    for _ in 0..<12 {
      let middle = (narrow + wide) / 2
      let lines = fill(paragraphs, to: middle)
      if lines.isCut || lines.words.count > best.count {
        narrow = middle
      } else {
        (wide, best) = (middle, lines.words)
      }
    }
    return best
  }
}
