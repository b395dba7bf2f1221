import SweepGeometry

/// A page for several pairs of files: each has its own page within, which is made when it is opened.
public struct DiffIndex {
  /// A pair that differs.
  public struct Entry {
    let name: String
    let words: String
    let page: String

    /// Makes an entry.
    ///
    /// - Parameters:
    ///   - name: the file's name.
    ///   - words: how it differs, in a few words.
    ///   - page: the page of the pair; empty where there are not two pictures to show.
    public init(name: String, words: String, page: String) {
      (self.name, self.words, self.page) = (name, words, page)
    }
  }

  private let entries: [Entry]
  private let count: Int

  /// Makes a page of the pairs that differ among so many.
  public init(_ entries: [Entry], of count: Int) { (self.entries, self.count) = (entries, count) }

  /// The page as HTML. No script of the pictures runs, as in a page of one pair.
  public var html: String {
    """
    <!DOCTYPE html>
    <html lang="en"><head><meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>\(summary)</title>
    <style>
    :root { color-scheme: light dark }
    body { font: 16px/1.5 system-ui, sans-serif; margin: 1rem }
    summary { cursor: pointer; padding: 0.25rem 0 }
    iframe { border: 1px solid; box-sizing: border-box; height: 85vh; width: 100% }
    </style></head><body>
    <h1>\(summary)</h1>
    \(entries.map(Self.item).joined(separator: "\n"))
    </body></html>

    """
  }

  private var summary: String {
    "\(entries.count) of \(count) pair\(count == 1 ? "" : "s") of files differ"
  }

  private static func item(_ entry: Entry) -> String {
    let name = PlainWords.visible(entry.name).escapedForMarkup(inAttribute: true)
    let words = PlainWords.visible(entry.words).escapedForMarkup(inAttribute: true)
    if entry.page.isEmpty { return "<p><b>\(name)</b> \(words)</p>" }
    return """
      <details><summary><b>\(name)</b> \(words)</summary>
      <iframe title="\(name)" sandbox="allow-scripts" loading="lazy" \
      srcdoc="\(entry.page.escapedForMarkup(inAttribute: true))"></iframe></details>
      """
  }
}
