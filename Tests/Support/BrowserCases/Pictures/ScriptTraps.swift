import SweepDiagnostics
import SweepValidation
import TestSupport

/// Files that may run a script: calls of `hit()`.
struct ScriptTraps: Encodable {
  struct File: Encodable {
    var svg: String
    /// Whether the profile for files of strangers has an error against it.
    var isRefused: Bool
  }

  var files: [File] = []
  /// Those that pass, as mending leaves them.
  var passing: [String] = []

  init() throws {
    let validator = try Validator(.untrusted)
    func isRefused(_ bytes: [UInt8]) -> Bool {
      validator.validate(bytes, name: "hostile.svg").contains { $0.severity == .error }
    }
    for (_, content) in HostileSnippets.all {
      let svg = HostileSnippets.file(content)
      files.append(File(svg: svg, isRefused: isRefused(Array(svg.utf8))))
      let fixed = validator.fixed(Array(svg.utf8), name: "hostile.svg").bytes
      if !isRefused(fixed) { passing.append(String(decoding: fixed, as: UTF8.self)) }
    }
  }
}
