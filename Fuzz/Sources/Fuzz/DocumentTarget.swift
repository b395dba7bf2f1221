import SweepDiagnostics
import SweepTemplates
import SweepValidation
import Sweephand
import SweepYAML

/// A document is refused with places inside it, or becomes a picture that the schema allows.
enum DocumentTarget {
  // libFuzzer calls from one thread.
  nonisolated(unsafe) private static let validator = try? Validator(.output)

  static func run(_ bytes: [UInt8]) -> Int32 {
    let environment = RenderEnvironment(now: { 1_767_225_600 }, timeZone: "UTC")
    let outcome = Document.render(bytes, file: "x.yaml", in: environment)
    let isSound = !outcome.diagnostics.contains { $0.severity == .error }
    expect(isSound == (outcome.value != nil), "\(outcome.diagnostics)")
    checkPlaces(of: outcome.diagnostics, in: bytes)
    guard let scene = outcome.value else { return 0 }
    do throws(SceneError) {
      let written = try SVGWriter().write(scene)
      let findings = validator?.validate(written.bytes, name: "x.svg") ?? []
      expect(!findings.contains { $0.severity == .error }, "\(findings)")
    } catch {
      // A scene that SVG cannot hold is refused as a whole.
      expect(!error.message.isEmpty, "no message")
    }
    return 0
  }

  /// Lines end as YAML 1.1 has them, so none lies behind all bytes that could end one.
  static func checkPlaces(of diagnostics: [Diagnostic], in bytes: [UInt8]) {
    let most = bytes.count + 1
    for diagnostic in diagnostics where diagnostic.file == "x.yaml" {
      guard let line = diagnostic.line, let column = diagnostic.column else { continue }
      expect(
        (1...most).contains(line) && (1...most + 1).contains(column),
        "\(diagnostic.headline) in \(bytes.count) bytes")
    }
  }
}
