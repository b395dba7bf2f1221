package import SweepDiagnostics
package import SweepFiles
package import SweepValidation

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A project's settings for validation: a JSON file with the keys `profile`, `exclude`, `levels`
/// and `baseline`, each optional.
///
/// ```json
/// {"profile": "svg2", "exclude": ["vendor/**"], "levels": {"SH1451": "off"}, "baseline": "old.json"}
/// ```
package struct ValidationConfig {
  /// The purpose of the files; nil if the file does not set it.
  package private(set) var profile: Profile?
  private var excludes: [String] = []
  private var levels: [String: Level] = [:]
  /// The number of each finding in the baseline.
  private var baseline: [[String]: Int] = [:]

  /// The severity of findings with a code.
  private enum Level: String, CaseIterable {
    case error, warning, note, off

    var severity: Diagnostic.Severity? { Diagnostic.Severity(rawValue: rawValue) }
  }

  private static let limit = 1 << 24

  /// Makes a configuration that changes nothing.
  package init() {}

  /// Reads a file; the path of a baseline in it begins at the file's folder.
  package init(_ path: String) throws(FileError) {
    let keys = try Self.object(path)
    for (key, value) in keys.sorted(by: { $0.key < $1.key }) {
      switch (key, value) {
      case ("profile", .string(let name)):
        guard let found = Profile(rawValue: name) else {
          throw Self.fault(path, "'profile' is '\(name)'", Profile.allCases.map(\.rawValue))
        }
        profile = found
      case ("exclude", .array(let patterns)) where patterns.allSatisfy { $0.text != nil }:
        excludes = patterns.compactMap(\.text).map(Self.plain)
        for pattern in excludes {
          guard let trouble = Self.trouble(pattern) else { continue }
          throw FileError(path: path, reason: "the pattern '\(pattern)' \(trouble)")
        }
      case ("levels", .object(let names)) where names.values.allSatisfy { $0.text != nil }:
        for (code, value) in names.sorted(by: { $0.key < $1.key }) {
          guard DiagnosticCode.ofValidation.contains(where: { $0.rawValue == code }) else {
            throw FileError(
              path: path, reason: "no finding has the code '\(code)'; see 'sweephand explain'")
          }
          let name = value.text ?? ""
          guard let level = Level(rawValue: name) else {
            throw Self.fault(
              path, "the level of \(code) is '\(name)'", Level.allCases.map(\.rawValue))
          }
          levels[code] = level
        }
      case ("baseline", .string(let name)):
        let isAbsolute = name.hasPrefix("/")
        try readBaseline(isAbsolute ? name : "\(Paths.folder(of: path))/\(name)")
      case ("profile", _), ("exclude", _), ("levels", _), ("baseline", _):
        throw FileError(path: path, reason: "'\(key)' has a value of another type")
      default:
        throw Self.fault(
          path, "unknown key '\(key)'", ["profile", "exclude", "levels", "baseline"])
      }
    }
  }

  /// The reason why a pattern matches no path; nil if it may match.
  private static func trouble(_ pattern: String) -> String? {
    if pattern.isEmpty { return "is empty" }
    if pattern.hasSuffix("/") { return "is a folder; write '\(pattern)**'" }
    if pattern.contains("//") { return "has an empty part" }
    if pattern.contains("***") { return "has three stars" }
    guard let mark = pattern.first(where: { "[]{}!\\".contains($0) }) else { return nil }
    return "has '\(mark)'; only *, ** and ? stand for other characters"
  }

  private static func fault(_ path: String, _ reason: String, _ words: [String]) -> FileError {
    FileError(path: path, reason: "\(reason); use one of \(words.joined(separator: ", "))")
  }

  private static func object(_ path: String) throws(FileError) -> [String: AnyJSON] {
    let bytes = try InputFile.read(path, limit: limit)
    guard let root = try? JSONDecoder().decode([String: AnyJSON].self, from: Data(bytes)) else {
      throw FileError(path: path, reason: "is not a JSON object")
    }
    return root
  }

  private mutating func readBaseline(_ path: String) throws(FileError) {
    guard case .array(let findings) = try Self.object(path)["findings"] else {
      throw FileError(path: path, reason: "is not a report of '--format json'")
    }
    for case .object(let finding) in findings {
      let texts = ["file", "code", "message"].map { finding[$0]?.text ?? "" }
      baseline[[Self.plain(texts[0]), texts[1], texts[2]], default: 0] += 1
    }
  }

  private static func plain(_ name: String) -> String {
    name.hasPrefix("./") ? String(name.dropFirst(2)) : name
  }
}

extension ValidationConfig {
  /// Whether a file is looked at.
  package func includes(_ path: String) -> Bool {
    let path = Self.plain(path)
    return !excludes.contains { Self.matches(Array($0.utf8)[...], Array(path.utf8)[...]) }
  }

  /// The findings of a file with the levels of the project, without those of the baseline, each of
  /// which counts once.
  package mutating func applied(to findings: [Diagnostic]) -> [Diagnostic] {
    findings.compactMap { finding in
      let key = [Self.plain(finding.file), finding.code.rawValue, finding.message]
      if let left = baseline[key], left > 0 {
        baseline[key] = left - 1
        return nil
      }
      guard let level = levels[finding.code.rawValue] else { return finding }
      guard let severity = level.severity else { return nil }
      var finding = finding
      finding.severity = severity
      return finding
    }
  }

  /// Whether a path matches a pattern: `*` matches anything within a folder, `**` across folders,
  /// `?` one character; a pattern without a slash matches names in any folder.
  private static func matches(_ pattern: ArraySlice<UInt8>, _ path: ArraySlice<UInt8>) -> Bool {
    let slash = UInt8(ascii: "/")
    guard pattern.contains(slash) else {
      return glob(pattern, path.split(separator: slash).last ?? [])
    }
    return glob(pattern, path)
  }

  private static func glob(_ pattern: ArraySlice<UInt8>, _ path: ArraySlice<UInt8>) -> Bool {
    typealias State = (pattern: ArraySlice<UInt8>, path: ArraySlice<UInt8>)
    let (star, slash) = (UInt8(ascii: "*"), UInt8(ascii: "/"))
    var here: State = (pattern, path)
    // The positions at which the last star of each kind may match one byte more: no pattern takes
    // long.
    var (within, across): (State?, State?) = (nil, nil)
    while true {
      if here.pattern.first == star {
        let crosses = here.pattern.dropFirst().first == star
        here.pattern = here.pattern.drop { $0 == star }
        if crosses, here.pattern.first == slash { here.pattern.removeFirst() }
        (within, across) = crosses ? (nil, here) : (here, across)
        continue
      }
      if here.pattern.isEmpty, here.path.isEmpty { return true }
      if let want = here.pattern.first, let byte = here.path.first,
        want == byte || want == UInt8(ascii: "?") && byte != slash
      {
        here = (here.pattern.dropFirst(), here.path.dropFirst())
      } else if let again = within, let byte = again.path.first, byte != slash {
        here = (again.pattern, again.path.dropFirst())
        within = here
      } else if let again = across, !again.path.isEmpty {
        here = (again.pattern, again.path.dropFirst())
        (within, across) = (nil, here)
      } else {
        return false
      }
    }
  }
}
