import SweepDiagnostics
import SweepGeometry

extension Document {
  /// The text of a document that has parts of its own and shows the same: as one dial, or as several side
  /// by side. Readings that are parameters stay such, all else has the values of now.
  ///
  /// - Parameters:
  ///   - dials: the documents, each with the name of its sections.
  ///   - set: the texts of parameters, by their names.
  /// - Returns: the text; nil where one of them cannot be drawn.
  package static func board(
    of dials: [(name: String, document: Document)], title: String, set: [String: String] = [:],
    in environment: RenderEnvironment
  ) -> String? {
    let isOne = dials.count == 1
    let pieces = dials.compactMap {
      BoardPiece($0.document, name: isOne ? "" : $0.name, set: set, in: environment)
    }
    guard let first = pieces.first, pieces.count == dials.count else { return nil }
    let (places, canvas) = places(of: pieces)
    var text = head(title)
    text += lines(pieces, "parameters")
    for line in isOne ? first.alone : ["canvas: \(canvas)"] { text += "\(line)\n" }
    if let theme = first.theme { text += "theme: \(theme)\n" }
    for section in ["scales", "readings", "plots"] { text += lines(pieces, section) }
    text += "picture: {description: \"${words}\"}\nlayers:\n"
    if isOne { return text + first.parts.map { "  - \($0)\n" }.joined() }
    for ((piece, place), (_, document)) in zip(zip(pieces, places), dials) {
      text += "  # \(document.title.split(whereSeparator: \.isNewline).joined(separator: " "))\n"
      text += "  - group:\n"
      for line in place + piece.own + ["parts:"] { text += "      \(line)\n" }
      text += piece.parts.map { "        - \($0)\n" }.joined()
    }
    return text
  }

  private static func head(_ title: String) -> String {
    let isPlain =
      title.split(separator: " ").joined(separator: " ") == title
      && title.split(separator: " ").allSatisfy { Grammar.isPlainWord(String($0)) }
    return "sweephand: 1\ntitle: \(isPlain ? title : quoted(title))\n"
  }

  private static func lines(_ pieces: [BoardPiece], _ section: String) -> String {
    let lines = pieces.flatMap { $0.sections[section] ?? [] }
    return lines.isEmpty ? "" : "\(section):\n" + lines.map { "  \($0)\n" }.joined()
  }

  /// The position and the size of each dial in a grid, and the canvas around them.
  private static func places(of pieces: [BoardPiece]) -> (places: [[String]], canvas: String) {
    let (cell, gap) = (220.0, 12.0)
    let columns = pieces.count < 4 ? pieces.count : (pieces.count + 1) / 2
    let rows = (pieces.count + columns - 1) / columns
    func text(_ number: Double) -> String { ParameterValue.number(number).text }
    let scales = pieces.map {
      min(1, cell / max($0.viewBox.size.width, $0.viewBox.size.height, 1))
    }
    let tallest = zip(pieces, scales).map { $0.viewBox.size.height * $1 }.max() ?? cell
    let (width, height) = (
      Double(columns) * (cell + gap) - gap, Double(rows) * (tallest + gap) - gap
    )
    let places = zip(pieces, scales).enumerated().map { index, item in
      let (piece, scale) = item
      let middle = piece.viewBox.center
      let x = Double(index % columns) * (cell + gap) + cell / 2 - width / 2
      let y = Double(index / columns) * (tallest + gap) + tallest / 2 - height / 2
      let place = "position: [\(text(x - scale * middle.x)), \(text(y - scale * middle.y))]"
      return scale < 1 ? [place, "size: \(text(scale))"] : [place]
    }
    let box = [-width / 2, -height / 2, width, height].map(text).joined(separator: ", ")
    return (
      places,
      "{width: \(text((width * 1.5).rounded())), height: \(text((height * 1.5).rounded())), viewBox: [\(box)]}"
    )
  }
}
