import SweepDials
import SweepTemplates

/// Lists in columns, as people read them.
enum Table {
  static func list(_ templates: [Template]) -> String {
    columns(templates.map { [$0.name, $0.title] })
  }

  static func list(_ themes: [Theme]) -> String {
    columns(
      themes.map { theme in
        let construction = theme.construction
        return [
          theme.name, "bezel \(construction.bezel)", "face \(construction.face)",
          "figures \(theme.drawnFace)",
        ]
      })
  }

  static func parameters(of template: Template) -> String {
    var text = "\(template.title)\n\(template.description)\n\n"
    text += columns(
      template.parameters.map { parameter in
        let text = parameter.defaultText ?? "-"
        return [
          parameter.name, parameter.kind.rawValue, parameter.isExample ? "(\(text))" : text,
          parameter.help,
        ]
      })
    if template.parameters.contains(where: \.isExample) {
      text +=
        "\nValues in brackets are examples: none counts once one of them, data or a range is set.\n"
    }
    return text
  }

  /// Rows with each column as wide as its widest cell.
  static func columns(_ rows: [[String]]) -> String {
    let count = rows.map(\.count).max() ?? 0
    let widths = (0..<count).map { column in rows.map { $0[column].count }.max() ?? 0 }
    return rows.map { row in
      let cells = zip(row, widths).map { cell, width in
        cell + String(repeating: " ", count: width - cell.count)
      }
      var line = cells.joined(separator: "  ")
      while line.hasSuffix(" ") { line.removeLast() }
      return line + "\n"
    }.joined()
  }
}

/// Sizes as people read them.
enum Sizes {
  static func text(_ bytes: Int) -> String {
    bytes < 1024 ? "\(bytes) B" : "\(tenths(Double(bytes) / 1024)) KiB"
  }

  static func tenths(_ number: Double) -> String {
    let tenths = Int((number * 10).rounded())
    return "\(tenths / 10).\(tenths % 10)"
  }
}
