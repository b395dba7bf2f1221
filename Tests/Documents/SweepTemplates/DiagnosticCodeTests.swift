import Foundation
import SweepDiagnostics
import SweepTemplates
import TestSupport
import Testing

struct DiagnosticCodeTests {
  private static let sources = Repository.root.appending(path: "Sources")

  /// The codes that the sources in a folder declare.
  private func declared(in folder: URL) throws -> [String] {
    let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    let swift = (files?.allObjects ?? []).compactMap { $0 as? URL }
      .filter { $0.pathExtension == "swift" }
    return try swift.flatMap { file in
      try String(contentsOf: file, encoding: .utf8)
        .matches(of: /static let \w+ = (?:DiagnosticCode|Self)\(\s*"(\w+)"/).map { String($0.1) }
    }
  }

  @Test func theListOfDocumentsHoldsAllThatAreDeclared() throws {
    let codes = try declared(in: Self.sources.appending(path: "Drawing/SweepTemplates"))
    #expect(!codes.isEmpty)
    #expect(DiagnosticCode.ofDocuments.map(\.rawValue) == codes.sorted())
  }

  @Test func noTwoModulesDeclareOneCode() throws {
    let codes = try declared(in: Self.sources)
    let twice = Dictionary(grouping: codes) { $0 }.filter { $1.count > 1 }.keys
    #expect(twice.isEmpty)
    #expect(codes.allSatisfy { $0.wholeMatch(of: /SH\d{4}/) != nil }, "\(codes)")
  }

  @Test func eachIsExplained() {
    for code in DiagnosticCode.ofDocuments {
      #expect(code.rawValue.hasPrefix("SH0"))
      #expect(code.explanation.hasSuffix("."))
    }
  }
}
