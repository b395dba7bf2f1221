import SweepDiagnostics
import SweepEndpoint
import SweepHTTP
import SweepTemplates

extension Drawing {
  /// What the page is told of the picture.
  ///
  /// - Parameter milliseconds: how long it took.
  /// - Parameter command: the command line that makes the same file.
  /// - Parameter changes: what has changed since, if the picture is one of before.
  func json(
    _ milliseconds: Double, command: String, changes: [String]?, in catalogue: Catalogue
  ) throws(RefusedCall) -> JSON {
    let (elements, animations) = counts
    return .object([
      "svg": .string(String(decoding: file, as: UTF8.self)),
      "stage": .string(String(decoding: try stage(), as: UTF8.self)),
      "bytes": .number(Double(file.count)),
      "gzip": .number(Double(Gzip.compress(file)?.count ?? file.count)),
      "elements": .number(Double(elements)), "animations": .number(Double(animations)),
      "title": .string(title), "description": .string(description), "command": .string(command),
      "changes": changes.map { .array($0.map(JSON.string)) } ?? .null,
      "diagnostics": .array(diagnostics().map { $0.details(in: catalogue) }),
      "milliseconds": .number((milliseconds * 10).rounded() / 10),
    ])
  }

  /// The start tags of the file, and those among them that move something.
  private var counts: (elements: Int, animations: Int) {
    var counts = (elements: 0, animations: 0)
    for tag in file.split(separator: UInt8(ascii: "<")) {
      guard let first = tag.first, (0x61...0x7a).contains(first | 0x20) else { continue }
      counts.elements += 1
      if tag.starts(with: "animate".utf8) || tag.starts(with: "set ".utf8) {
        counts.animations += 1
      }
    }
    return counts
  }
}

extension Diagnostic {
  /// What the page is told of a mistake.
  func details(in catalogue: Catalogue) -> JSON {
    let path = catalogue.folder.flatMap { catalogue.inside("\($0)/\(file)") }
    let caret = excerpt.map { excerpt in
      JSON.object([
        "text": .string(excerpt.text), "offset": .number(Double(excerpt.caretOffset)),
        "length": .number(Double(excerpt.caretLength)),
      ])
    }
    return .object([
      "severity": .string(severity.rawValue), "code": .string(code.rawValue),
      "message": .string(message), "hint": hint.map(JSON.string) ?? .null,
      "file": isAboutOption ? .null : .string(file), "path": path.map(JSON.string) ?? .null,
      "line": line.map { .number(Double($0)) } ?? .null,
      "column": column.map { .number(Double($0)) } ?? .null,
      "excerpt": (excerpt?.text).map(JSON.string) ?? .null, "caret": caret ?? .null,
      "parameter": parameter.map(JSON.string) ?? .null,
      "explanation": .string("/docs/\(code.rawValue)"),
    ])
  }

  /// The parameter at fault, where it was set by the page: messages begin with its name.
  private var parameter: String? {
    guard isAboutOption, message.hasPrefix("'") else { return nil }
    let name = message.dropFirst().prefix { $0 != "'" }
    return name.isEmpty ? nil : String(name)
  }
}
