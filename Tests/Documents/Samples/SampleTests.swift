import Foundation
import SweepDiagnostics
import SweepDials
import SweepRuntime
import SweepSVG
import SweepScene
import SweepTemplates
import SweepTimeline
import SweepValidation
import TestSupport
import Testing

@testable import BrowserCases

/// The samples are the suite: each is drawn without a diagnostic, byte for byte as recorded.
@Suite struct SampleTests {
  @Test(arguments: Sample.all)
  func isDrawnAsRecorded(_ sample: Sample) throws {
    let output = try sample.svg()
    let isControl = try sample.scene().annotations.contains { $0.name == "control" }
    let reasons = isControl ? ["a control needs a script, and the options have none"] : []
    #expect(output.issues.map(\.reason) == reasons)
    #expect(try sample.svg() == output, "the second time gave other bytes")
    #expect(try Recording.difference(of: output.bytes, from: sample.path(".svg")) == nil)
  }

  @Test(arguments: Sample.all)
  func movesAsRecorded(_ sample: Sample) throws {
    let frames = try sample.scene().frames()
    if frames.isEmpty {
      let file = sample.beside(".frames.txt")
      #expect(!FileManager.default.fileExists(atPath: file.path), "nothing moves in \(sample.path)")
    } else {
      #expect(try Recording.difference(of: frames, from: sample.path(".frames.txt")) == nil)
    }
  }

  @Test(arguments: Sample.all)
  func isValid(_ sample: Sample) throws {
    let profile: Profile = sample.interactivity == .script ? .interactive : .output
    let findings = try Validator(profile).validate(try sample.svg().bytes, name: sample.path)
    #expect(findings.filter { $0.severity == .error } == [])
  }

  @Test func thePageHasTheScriptThatIsShipped() throws {
    let file = "samples/interactive/sweephand-dial.js"
    #expect(try Recording.difference(of: Runtime.module, from: file) == nil)
  }

  @Test func scriptsAreSmall() {
    #expect(Runtime.script.utf8.count <= 9 << 10)
    #expect(Runtime.module.utf8.count <= 12 << 10)
  }

  @Test func noFileIsLeftOver() {
    let known = Set(Sample.files(".yaml").map { String($0.dropLast(".yaml".count)) })
    for path in Sample.files(".svg") where !Sample.isMistake(path) {
      let folder = path[..<(path.lastIndex(of: "/") ?? path.endIndex)]
      // Artwork lies in a folder that is called as its document.
      let isInput = known.contains(String(folder))
      #expect(
        isInput || known.contains(String(path.dropLast(".svg".count))), "\(path) has no document")
    }
    for path in Sample.files(".frames.txt") {
      #expect(known.contains(String(path.dropLast(".frames.txt".count))), "\(path) has no document")
    }
  }

  @Test(arguments: Template.names)
  func everyTemplateHasASample(_ name: String) throws {
    let samples = try Sample.all.filter { sample in
      try String(contentsOf: sample.document, encoding: .utf8).contains("template: \(name)\n")
    }
    #expect(!samples.isEmpty, "no sample fills in '\(name)'")
  }
}
