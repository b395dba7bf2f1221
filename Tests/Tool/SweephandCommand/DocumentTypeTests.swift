import Foundation
import TestSupport
import Testing

/// The output of `--profile svg11` is valid by the W3C's own definition of SVG 1.1.
@Suite struct DocumentTypeTests {
  private static let folder = "/usr/share/xml/w3c-sgml-lib/schema/dtd/REC-SVG11-20110816"

  private static func sample(_ name: String) -> String {
    Sweephand.root.appending(path: "samples/animation/\(name).yaml").path
  }

  @Test(
    arguments: [
      ["speedometer"], ["speedometer", "--set", "theme=flat"],
      ["speedometer", "--set", "readings=10,50,90", "--pretty"],
      ["speedometer", "--set", "bands=0,60,85,100", "--set", "unit=<&>\"'", "--responsive"],
      ["speedometer", "--set", "progress=false", "--set", "readout=false", "--id-prefix", "a"],
      ["speedometer", "--at", "0.25s"], ["speedometer", "--set", "span=360", "--set", "start=0"],
      ["clock"], ["clock", "--set", "numerals=roman", "--set", "seconds=tick"],
      ["ring", "--set", "dark=instrument", "--role", "meter"],
      ["clock", "--set", "hours=24", "--set", "seconds=stop-to-go", "--lang", "de"],
      ["clock", "--set", "time=2026-11-21 10:08", "--set", "date=true", "--id-prefix", "none"],
      ["clock", "--set", "seconds=none", "--title", "", "--desc", ""],
      [sample("motion-path")], [sample("motion-path-auto"), "--motion", "full"],
    ], ["auto", "none"])
  func isValid(_ arguments: [String], _ prefix: String) async throws {
    let outcome = try await Sweephand.run(
      ["render", "--profile", "svg11", "--id-prefix", prefix] + arguments)
    #expect(outcome.status == 0 && outcome.errors == "")
    let check = try await Command(
      "xmllint",
      ["--noout", "--nonet", "--dtdvalid", "\(Self.folder)/svg11.dtd", "-"],
      input: outcome.bytes
    ).run()
    #expect(check.status == 0, "\(check.errors.prefix(1000))")
    #expect(check.errors == "")
  }

  @Test func theDefinitionSeesAFault() async throws {
    let svg = try await Sweephand.run("render", "clock", "--profile", "svg11").output
    let broken = svg.replacing("<circle", with: "<circel", maxReplacements: 1)
      .replacing("<path", with: "<pfad", maxReplacements: 1)
    let check = try await Command(
      "xmllint",
      ["--noout", "--nonet", "--dtdvalid", "\(Self.folder)/svg11.dtd", "-"], input: broken
    ).run()
    #expect(check.status != 0)
  }
}
