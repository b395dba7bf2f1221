package import SweepDiagnostics
import SweepValues

/// One row of a table as its own text: a record of CSV, or an object of JSON.
package enum DataRecord {
  /// Why a text is no row.
  package struct Fault: Error {
    package var code = DiagnosticCode.unusableData
    package var message: String
    package var hint: String?
    /// The line of the file, from 1, and the column in Unicode scalars; nil if it is not known.
    package var place: (line: Int, column: Int)?
  }

  /// The cells of a CSV record; none for an empty one.
  ///
  /// - Parameters:
  ///   - line: the line of the file on which it begins.
  ///   - separator: the byte between cells.
  package static func cells(
    csv bytes: [UInt8], line: Int, separator: UInt8
  ) throws(Fault) -> [String] {
    try checkText(bytes)
    do throws(DataTable.Fault) {
      var reader = CSVReader(bytes, line: line, separator: separator)
      return try reader.next()?.cells ?? []
    } catch {
      throw Fault(message: error.message, hint: error.hint)
    }
  }

  /// The separator of CSV that the first line names or uses; by default a comma.
  package static func separator(in bytes: ArraySlice<UInt8>) -> UInt8 {
    CSVReader.separator(in: bytes)
  }

  /// The length of a first line that names the separator, such as `sep=;`; 0 without one.
  package static func declarationLength(in bytes: ArraySlice<UInt8>) -> Int {
    CSVReader.declaration(in: bytes)?.length ?? 0
  }

  /// The values of an object of JSON as the command line writes them, lists with commas; null is nil.
  ///
  /// - Parameter line: the line of the file on which it begins.
  package static func members(
    json bytes: [UInt8], line: Int
  ) throws(Fault) -> [(name: String, text: String?)] {
    try checkText(bytes)
    let root: Node
    do throws(JSONReader.Fault) {
      root = try JSONReader.read(SourceText(bytes, file: ""), LoadLimits())
    } catch {
      throw Fault(
        code: error.code, message: error.message, hint: error.hint,
        place: (line + error.span.line - 1, error.span.column))
    }
    guard case .mapping(let entries) = root.content else {
      throw Fault(message: "is not an object", hint: #"write rows such as {"value": 72}"#)
    }
    var members: [(name: String, text: String?)] = []
    for entry in entries {
      members.append((entry.key.text, try text(of: entry.value, in: entry.key.text)))
    }
    return members
  }

  private static func checkText(_ bytes: [UInt8]) throws(Fault) {
    guard let offset = UTF8Check.firstInvalid(in: bytes[...]) else { return }
    throw Fault(message: "is not UTF-8 at its byte \(offset)")
  }

  private static func text(of value: Node, in name: String) throws(Fault) -> String? {
    switch value.content {
    case .scalar(let scalar): return scalar.isNull ? nil : scalar.text
    case .sequence(let items):
      var texts: [String] = []
      for item in items {
        guard let text = item.scalar?.text, !text.contains(",") else {
          throw Fault(message: "has a list in \(name.quoted) that is not of plain values")
        }
        texts.append(text)
      }
      return texts.joined(separator: ", ")
    default: throw Fault(message: "has an object in \(name.quoted)")
    }
  }
}
