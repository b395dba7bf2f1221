import SweepDiagnostics
import SweepEndpoint
import SweepHTTP
import SweepMotion
import SweepRender
import SweepTemplates
import SweepType

extension BenchPicture {
  /// The picture as the page reads it.
  ///
  /// - Parameter milliseconds: how long it took.
  /// - Parameter command: the command line that makes the same file; nil for none.
  /// - Parameter changes: the changes since, if the picture is an earlier one.
  func json(
    _ milliseconds: Double, command: String?, changes: [String]?, in catalogue: Catalogue
  ) throws(RefusedRequest) -> JSON {
    let (elements, animations) = counts
    return .object([
      "svg": .string(String(decoding: file, as: UTF8.self)),
      "stage": .string(String(decoding: try stage(), as: UTF8.self)),
      "bytes": .number(file.count), "gzip": .number(Gzip.compress(file)?.count ?? file.count),
      "elements": .number(elements), "animations": .number(animations),
      "title": .string(title), "description": .string(description),
      "command": command.map(JSON.string) ?? .null,
      "changes": changes.map { .array($0.map(JSON.string)) } ?? .null,
      "font": font.map { font in
        .object([
          "name": .string(font.name), "family": .string(font.family),
          "licence": .string(font.licence),
        ])
      } ?? .null,
      "motion": svgFile?.motionJSON ?? .null,
      "diagnostics": .array(diagnostics().map { $0.json(in: catalogue) }),
      "milliseconds": .number((milliseconds * 10).rounded() / 10),
    ])
  }

  /// The start tags of the file, and those among them that animate something; in an SVG file also what
  /// style sheets move.
  private var counts: (elements: Int, animations: Int) {
    var counts = (elements: 0, animations: 0)
    for tag in file.split(separator: UInt8(ascii: "<")) {
      guard let first = tag.first, (0x61...0x7a).contains(first | 0x20) else { continue }
      counts.elements += 1
      if tag.starts(with: "animate".utf8) || tag.starts(with: "set ".utf8) {
        counts.animations += 1
      }
    }
    if let svgFile, svgFile.moment == nil {
      counts.animations = max(counts.animations, svgFile.motion.timeline.count)
    }
    return counts
  }
}

extension MovingPicture {
  /// The motion as the page's timeline shows it: its length in seconds, and a row for each attribute
  /// that moves. An end of null is endless.
  fileprivate var motionJSON: JSON {
    guard moment == nil else { return .null }
    let rows = motion.timeline.map { entry in
      let begin = entry.begins.first ?? 0
      return JSON.object([
        "element": .string(entry.element), "attribute": .string(entry.attribute),
        "begin": .number(begin), "end": entry.end.finite,
        "duration": (entry.cycle ?? (entry.end - begin)).finite,
        "repeats": .boolean(entry.cycle != nil),
      ])
    }
    return .object([
      "duration": .number(length), "endless": .boolean(!motion.end.isFinite),
      "rows": .array(rows),
    ])
  }
}

extension Double {
  /// The number; null for an infinite one, which JSON does not have.
  fileprivate var finite: JSON { isFinite ? .number(self) : .null }
}

extension Diagnostic {
  /// The diagnostic with its file on the disk, its parameter and its explanation.
  func json(in catalogue: Catalogue) -> JSON {
    placedInURL.json.adding([
      "path": catalogue.folder.flatMap { catalogue.inside("\($0)/\(file)") }.map(JSON.string),
      "parameter": parameter.map(JSON.string), "remark": .boolean(isRemark),
      "explanation": .string("/docs/\(code.rawValue)"),
    ])
  }

  /// Whether it is no problem of the document: a note, or that the picture moves forever, as those of
  /// clocks do.
  var isRemark: Bool { severity == .note || code.rawValue == "SH1451" }

  /// Whether it is about scripts, addresses and the like; other errors leave a picture to look at.
  var isAboutSafety: Bool { code.rawValue.hasPrefix("SH16") }

  /// The parameter at fault, if the page set it: messages begin with its name.
  private var parameter: String? {
    guard isAboutOption, message.hasPrefix("'") else { return nil }
    let name = message.dropFirst().prefix { $0 != "'" }
    return name.isEmpty ? nil : String(name)
  }
}
