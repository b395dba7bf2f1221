import Foundation
import SweepFonts
import SweepType
import TestSupport
import Testing

/// The detection of font files, and the selection of a face.
@Suite struct FontReadingTests {
  private static func fault(_ bytes: [UInt8], _ name: String = "brand.ttf") -> FontError? {
    do throws(FontError) {
      _ = try FontFace(bytes, name: name)
      return nil
    } catch {
      return error
    }
  }

  @Test(arguments: TestFont.allCases)
  func `fonts of every kind are read`(font: TestFont) throws {
    let face = try font.face()
    #expect(!face.family.isEmpty)
    #expect((0.6...0.8).contains(face.capHeight), "\(face.capHeight)")
    let width = try #require(face.advance(of: "0", weight: 400))
    #expect((0.4...0.8).contains(width), "\(width)")
  }

  @Test func `a file is read by its path`() throws {
    #expect(try FontFace(contentsOf: TestFont.dejaVu.path).family == "DejaVu Sans")
    #expect(throws: FontError.self) { try FontFace(contentsOf: "/nowhere/brand.ttf") }
    #expect(throws: FontError.self) { try FontFace(contentsOf: "/dev/zero") }
    #expect(throws: FontError.self) { try FontFace(contentsOf: TestFont.folder.path) }
  }

  @Test func `a file over 32 MiB is not read`() async throws {
    try await withTemporaryFolder { folder in
      let file = folder.appending(path: "large.ttf")
      try Data(TestFont.dejaVu.bytes()).write(to: file)
      _ = try FontFace(contentsOf: file.path)
      let handle = try FileHandle(forWritingTo: file)
      try handle.truncate(atOffset: (32 << 20) + 1)
      try handle.close()
      let fault = #expect(throws: FontError.self) { try FontFace(contentsOf: file.path) }
      #expect(fault?.message == "cannot be read, or has more than 33554432 bytes")
    }
  }

  @Test func `faces of a collection have numbers`() throws {
    let bytes = FontBytes.collection([
      try TestFont.dejaVu.bytes(), try TestFont.liberation.bytes(),
    ])
    func family(_ member: String) throws -> String {
      try FontFace(bytes, name: "brand.ttc" + member).family
    }
    #expect(try family("") == "DejaVu Sans")
    #expect(try family("#0") == "DejaVu Sans")
    #expect(try family("#1") == "Liberation Sans")
    let fault = try #require(Self.fault(bytes, "brand.ttc#2"))
    #expect(fault.kind == .unknownMember)
    #expect("\(fault)" == "has no face 2; its faces are 0 to 1")
    #expect(Self.fault(bytes, "brand.ttc#99999999999999999999")?.kind == .unknownMember)
  }

  @Test func `instances of a variable font have names`() throws {
    func width(_ member: String, _ weight: Int = 400) throws -> Double {
      try #require(try TestFont.variable.face(member).advance(of: "Speed", weight: weight))
    }
    #expect(try width("Bold") > width("Regular") * 1.02)
    #expect(try width("bold") == width("Bold"))
    #expect(try width("0#Bold") == width("Bold"))
    // An instance has its own weight; without one the weight is that of the text.
    #expect(try width("Bold", 400) == width("Bold", 900))
    #expect(try width("", 700) == width("Bold"))
    #expect(try width("", 400) == width("Regular"))
    let fault = #expect(throws: FontError.self) { try TestFont.variable.face("Blod") }
    #expect(fault?.hint?.contains("Semi Bold") == true, "\(String(describing: fault))")
    #expect(throws: FontError.self) { try TestFont.dejaVu.face("Bold") }
  }

  @Test func `what is no font is refused in words`() throws {
    func message(_ bytes: [UInt8]) -> String { Self.fault(bytes).map { "\($0)" } ?? "" }
    #expect(message([]) == "is no font; fonts are TTF, OTF or TTC")
    #expect(message(Array("<svg/>".utf8)) == "is no font; fonts are TTF, OTF or TTC")
    #expect(message(Array("wOF2 and more".utf8)).hasPrefix("is WOFF2, which is not read; unpack"))
    #expect(message(Array("wOFF and more".utf8)).hasPrefix("is WOFF, which is not read"))
    #expect(message(Array(try TestFont.dejaVu.bytes().prefix(400))).contains("broken"))
  }
}
