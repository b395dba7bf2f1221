import Foundation
import SweepDiagnostics
import SweepValidation
import TestSupport
import Testing

/// The findings in every SVG file under `samples/invalid`, word for word; each has a mistake that
/// the W3C's own definition of SVG 1.1 does not cover.
@Suite struct InvalidSampleTests {
  private static let folder = "samples/invalid"

  private static let names: [String] = {
    let path = Repository.root.appending(path: folder).path
    let files = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
    return files.filter { $0.hasSuffix(".svg") }.map { String($0.dropLast(4)) }.sorted()
  }()

  /// The purpose of the files, if it is not any page: elsewhere scripts may run.
  private static let profiles: [String: Profile] = ["event-attribute": .untrusted]

  @Test func thereAreEnough() { #expect(Self.names.count >= 50) }

  @Test func eachIsToldInTheseWords() throws {
    let common = try Validator(.svg2)
    for name in Self.names {
      let validator = try Self.profiles[name].map { try Validator($0) } ?? common
      let path = "\(Self.folder)/\(name).svg"
      let bytes = Array(try Data(contentsOf: Repository.root.appending(path: path)))
      let found = validator.validate(bytes, name: path)
      #expect(!found.isEmpty, "nothing is said about \(path)")
      let file = "\(Self.folder)/\(name).diagnostics.txt"
      let words = found.map { "\($0)\n" }.joined()
      #expect(try Recording.difference(of: words, from: file) == nil)
    }
  }

  @Test func theDocumentTypeAcceptsThemAll() async throws {
    let folder = "/usr/share/xml/w3c-sgml-lib/schema/dtd/REC-SVG11-20110816"
    for name in Self.names {
      let file = Repository.root.appending(path: "\(Self.folder)/\(name).svg")
      let outcome = try await Command(
        "xmllint", ["--noout", "--nonet", "--dtdvalid", "\(folder)/svg11.dtd", "-"],
        input: Array(try Data(contentsOf: file))
      ).run()
      #expect(outcome.status == 0 && outcome.errors == "", "\(name): \(outcome.errors)")
    }
  }
}
