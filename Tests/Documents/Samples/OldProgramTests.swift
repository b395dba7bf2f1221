import Foundation
import SweepDiagnostics
import SweepDials
import SweepSVG
import SweepValidation
import TestSupport
import Testing

@testable import BrowserCases

/// Files for programs with SVG 1.1 alone contain nothing newer.
@Suite struct OldProgramTests {
  @Test(arguments: Sample.all)
  func theRulesOfSVG11AreContent(_ sample: Sample) throws {
    let found = try Validator(.svg11).validate(try sample.svg(.svg11).bytes, name: sample.path)
    #expect(found.filter { $0.severity == .error } == [])
  }

  /// W3C's own definition, which is less strict, and independent.
  @Test func theDocumentTypeIsContent() async throws {
    try await withTemporaryFolder { folder in
      var files: [String] = []
      for (number, sample) in Sample.all.enumerated() where sample.interactivity != .script {
        let file = folder.appending(path: "\(number).svg")
        try Data(sample.svg(.svg11).bytes).write(to: file)
        files.append(file.path)
      }
      let definition = "/usr/share/xml/w3c-sgml-lib/schema/dtd/REC-SVG11-20110816/svg11.dtd"
      let check = try await Command(
        "xmllint", ["--noout", "--nonet", "--dtdvalid", definition] + files
      ).run()
      #expect(files.count > 100 && check.status == 0, "\(check.errors.prefix(1000))")
    }
  }
}
