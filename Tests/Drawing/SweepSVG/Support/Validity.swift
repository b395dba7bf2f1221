import SweepDiagnostics
import SweepSVG
import SweepScene
import SweepValidation
import TestSupport
import Testing

/// Expects that both layouts of both profiles hold against the output schema, and those of SVG 1.1
/// against the W3C's document type too.
func expectValid(
  _ scene: Layer.Scene, _ options: SVGOptions = SVGOptions(),
  sourceLocation: SourceLocation = #_sourceLocation
) async throws {
  var options = options
  options.idPrefix = .auto
  let validator = try Validator()
  for profile in SVGOptions.Profile.allCases {
    for form in SVGOptions.Layout.allCases {
      (options.layout, options.profile) = (form, profile)
      let output = try SVGWriter(options).write(scene)
      let findings = validator.validate(output.bytes, name: "test.svg").filter {
        // Scenes of tests are often without a name.
        $0.severity == .error
      }
      #expect(findings == [], "\(output.string)", sourceLocation: sourceLocation)
      if profile == .svg11, form == .compact {
        let verdict = try await documentTypeVerdict(output.bytes)
        #expect(verdict == "", "\(output.string)", sourceLocation: sourceLocation)
      }
    }
  }
}

/// The verdict of xmllint under the W3C's document type of SVG 1.1; empty for a valid document.
func documentTypeVerdict(_ document: [UInt8]) async throws -> String {
  let folder = "/usr/share/xml/w3c-sgml-lib/schema/dtd/REC-SVG11-20110816"
  let outcome = try await Command(
    "xmllint", ["--noout", "--nonet", "--dtdvalid", "\(folder)/svg11.dtd", "-"], input: document
  ).run()
  return outcome.status == 0 ? outcome.errors : "\(outcome.status): \(outcome.errors)"
}
