extension Diagnostic {
  /// The diagnostic as programs read it, in reports, over HTTP and in the preview; what is not known
  /// has no key.
  ///
  /// Lines and columns count from 1, columns in Unicode scalars, and `endColumn` lies behind the
  /// part at fault. `excerpt` is the line as it can be shown, and `caret` the part of it at fault,
  /// in columns of a terminal.
  package var json: JSON {
    .object([
      "severity": .string(severity.rawValue), "code": .string(code.rawValue),
      "message": .string(message), "hint": hint.map(JSON.string), "file": .string(file),
      "line": line.map(JSON.number), "column": column.map(JSON.number),
      "endColumn": endColumn.map(JSON.number), "element": element.map(JSON.string),
      "excerpt": (excerpt?.text).map(JSON.string),
      "caret": excerpt.map {
        .object(["offset": .number($0.caretOffset), "length": .number($0.caretLength)])
      },
    ])
  }
}
