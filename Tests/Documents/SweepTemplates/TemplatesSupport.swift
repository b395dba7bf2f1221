import SweepDiagnostics
import SweepDials
import SweepScene
import SweepTemplates
import Testing
import SweepYAML

/// A stopped clock, on a summer day and in the middle of a second.
let fixedEnvironment = RenderEnvironment(
  now: { 1_782_030_483.5 }, timeZone: "UTC"
).readingFiles

/// The diagnostics of a document, one a line, without those of unused parameters.
func mistakes(
  _ text: String, set: [String: String] = [:], folder: String? = nil
) -> [String] {
  Document.render(
    Array(text.utf8), file: "dial.yaml", folder: folder, set: set, in: fixedEnvironment
  ).diagnostics.filter { $0.code.rawValue != "SH0406" }
    .map { $0.headline + ($0.hint.map { " | \($0)" } ?? "") }
}

/// The picture of a document; records an issue for each mistake, not for notes.
func picture(
  _ text: String, set: [String: String] = [:], folder: String? = nil,
  sourceLocation: SourceLocation = #_sourceLocation
) -> Layer.Scene? {
  let outcome = Document.render(
    Array(text.utf8), file: "dial.yaml", folder: folder, set: set, in: fixedEnvironment)
  for diagnostic in outcome.diagnostics where diagnostic.severity != .note {
    Issue.record("\(diagnostic)", sourceLocation: sourceLocation)
  }
  return outcome.value
}
