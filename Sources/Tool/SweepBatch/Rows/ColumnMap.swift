import SweepDiagnostics
import SweepTemplates

/// The columns of the parameters.
struct ColumnMap: Sendable {
  /// The parameters with the columns that set them, in the order of the document.
  let entries: [(parameter: Parameter, column: String)]
  private let hasDecimalCommas: Bool
  private let isCSV: Bool

  /// Maps columns to parameters: as requested, and otherwise by name.
  ///
  /// - Parameters:
  ///   - asked: the columns asked for, by parameters.
  ///   - names: the columns of CSV; nil for JSON, whose rows may have any.
  ///   - fixed: parameters that are set for all rows.
  ///   - hasDecimalCommas: whether numbers of CSV have a decimal comma.
  init(
    _ parameters: [Parameter], asked: [String: String], names: [String]?, fixed: Set<String>,
    hasDecimalCommas: Bool = false
  ) throws(BatchError) {
    if hasDecimalCommas, names == nil { throw BatchError("--decimal-comma is for CSV") }
    (self.hasDecimalCommas, isCSV) = (hasDecimalCommas, names != nil)
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
      let names = names ?? []
      throw BatchError(
        "no column has the name of a parameter",
        hint: names.contains { $0.contains("\r") }
          ? "the first line has carriage returns; rows are separated by line feeds"
          : "use --map parameter=column; the columns are: \(Suggestion.list(names))")
    }
  }

  /// The texts of the parameters that a row sets. An empty cell of a reading takes it away, and that
  /// of another parameter keeps its default.
  func values(of cells: RowCells) throws(RowFault) -> [String: String] {
    var values: [String: String] = [:]
    // Parameters are too large to be copied for each row.
    for index in entries.indices {
      let name = entries[index].parameter.name
      if let text = cells[entries[index].column] {
        let isMeasure = entries[index].parameter.kind.traits.isMeasure
        values[name] = try isMeasure ? number(text, entries[index].column) : text
      } else if entries[index].parameter.isReading,
        isCSV || entries[index].parameter.defaultText != nil
      {
        // In JSON, a reading that is not shown by default is not missing.
        values[name] = ""
      }
    }
    return values
  }

  /// Whether a row has no value for a reading.
  func lacksReadings(_ values: [String: String]) -> Bool {
    entries.indices.contains { index in
      values[entries[index].parameter.name].map { entries[index].parameter.isAbsent($0) } ?? false
    }
  }

  /// The text of a number as parameters are written.
  private func number(_ text: String, _ column: String) throws(RowFault) -> String {
    guard hasDecimalCommas else { return text }
    guard !text.contains(".") else {
      throw RowFault(
        "must be a number with a decimal comma, not \(text.quoted)", column: column)
    }
    return text.replacing(",", with: ".")
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
