#if Media
  /// A scanner for the ends of an `svg` element's children.
  struct ChildScanner {
    private let svg: ArraySlice<UInt8>
    /// The end of the last complete child; 0 for none.
    private(set) var end = 0
    /// The end of the tag of the `svg` element.
    private(set) var tag = 0
    /// Whether one of the children is more than words and definitions.
    private(set) var isDrawn = false

    private static let undrawn = ["<defs", "<title", "<desc", "</"]

    init(_ svg: ArraySlice<UInt8>) { self.svg = svg }

    /// Reads to the end; false for comments, sections and declarations, which dials do not hold.
    mutating func scan() -> Bool {
      var (depth, place) = (0, svg.startIndex)
      while let open = svg[place...].firstIndex(of: UInt8(ascii: "<")),
        let close = endOfTag(from: open)
      {
        let tag = svg[open..<close]
        guard !tag.starts(with: "<!".utf8), !tag.starts(with: "<?".utf8) else { return false }
        if depth == 0 { self.tag = close }
        if depth == 1, !Self.undrawn.contains(where: { tag.starts(with: $0.utf8) }) {
          isDrawn = true
        }
        if tag.starts(with: "</".utf8) {
          depth -= 1
        } else if svg[close - 2] != UInt8(ascii: "/") {
          depth += 1
        }
        if depth == 1, close > self.tag { end = close }
        place = close
      }
      return end > 0
    }

    /// The place after the `>` of a tag, which may hold others in quotes.
    private func endOfTag(from open: Int) -> Int? {
      var quote: UInt8?
      for place in open..<svg.endIndex {
        let byte = svg[place]
        if let held = quote {
          if byte == held { quote = nil }
        } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
          quote = byte
        } else if byte == UInt8(ascii: ">") {
          return place + 1
        }
      }
      return nil
    }
  }
#endif
