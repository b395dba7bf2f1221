import Foundation
import SweepDiagnostics
import SweepValidation
import TestSupport
import Testing

/// Sweephand's own output has no findings, except for endless motion that cannot be stopped.
@Suite struct SilenceTests {
  private static let files: [String] = {
    let paths = FileManager.default.enumerator(
      atPath: Repository.root.appending(path: "samples").path)
    return (paths?.compactMap { $0 as? String } ?? []).filter { path in
      // Files in deeper folders are artwork of others.
      path.hasSuffix(".svg") && path.count(where: { $0 == "/" }) == 1
        && !path.hasPrefix("invalid/") && !path.hasPrefix("hostile/")
    }.sorted()
  }()

  @Test func nothingIsSaidAboutSamples() throws {
    #expect(Self.files.count > 100)
    let output = try Validator(.output)
    let interactive = try Validator(.interactive)
    for file in Self.files {
      let bytes = Array(try Data(contentsOf: Repository.root.appending(path: "samples/\(file)")))
      let isForScripts = String(decoding: bytes.prefix(4_096), as: UTF8.self).contains(
        "data-control")
      let found = (isForScripts ? interactive : output).validate(bytes, name: file)
        .filter { $0.code.rawValue != "SH1451" }
      #expect(found.isEmpty, "\(found.map(\.description))")
    }
  }
}
