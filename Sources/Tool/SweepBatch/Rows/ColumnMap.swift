import SweepDiagnostics
import SweepTemplates

/// The columns of the parameters.
struct ColumnMap: Sendable {
  /// The parameters with the columns that set them, in the order of the document.
  let entries: [(parameter: Parameter, column: String)]

  /// Maps columns to parameters: as requested, and otherwise by name.
  ///
  /// - Parameters:
  ///   - asked: the columns asked for, by parameters.
  ///   - names: the columns of CSV; nil for JSON, whose rows may have any.
  ///   - fixed: parameters that are set for all rows.
  init(
    _ parameters: [Parameter], asked: [String: String], names: [String]?, fixed: Set<String>
  ) throws(BatchError) {
    for name in asked.keys.sorted() where !parameters.contains(where: { $0.name == name }) {
      throw BatchError(
        "--map names no parameter with \(name.quoted)",
        hint: Suggestion.hintOrList(name, among: parameters.map(\.name), "the parameters are"))
    }
    if let names {
      for column in asked.values.sorted() where !names.contains(column) {
        throw BatchError(
          "the data has no column \(column.quoted)",
          hint: Suggestion.hintOrList(column, among: names, "the columns are"))
      }
    }
    entries = parameters.compactMap { parameter in
      if let column = asked[parameter.name] { return (parameter, column) }
      guard !fixed.contains(parameter.name), names?.contains(parameter.name) ?? true else {
        return nil
      }
      return (parameter, parameter.name)
    }
    if entries.isEmpty {
      throw BatchError("no column has the name of a parameter", hint: Self.hint(names ?? []))
    }
  }

  private static func hint(_ names: [String]) -> String {
    let others = [(";", "semicolons"), ("\t", "tabs"), ("\r", "carriage returns")]
    if let found = others.first(where: { other in names.contains { $0.contains(other.0) } }) {
      return "the first line has \(found.1); cells are separated by commas, rows by line feeds"
    }
    return "use --map parameter=column; the columns are: \(Suggestion.list(names))"
  }

  /// The texts of the parameters that a row sets.
  func values(of cells: RowCells) -> [String: String] {
    var values: [String: String] = [:]
    for (parameter, column) in entries {
      if let text = cells[column] { values[parameter.name] = text }
    }
    return values
  }
}

/// Why there is no batch at all.
package struct BatchError: Error, CustomStringConvertible {
  package let description: String

  init(_ message: String, hint: String? = nil) {
    description = (message + (hint.map { "\n  help: \($0)" } ?? "")).visibleLines
  }
}

extension String {
  /// The text, with cursor controls escaped; its lines stay.
  fileprivate var visibleLines: String {
    split(separator: "\n", omittingEmptySubsequences: false).map { String($0).visible }
      .joined(separator: "\n")
  }
}
