import Testing

@testable import SweepPreview

@Suite struct DialIDTests {
  @Test func idsAreReadAndWritten() {
    #expect(DialID(["library", "clock"]) == .library("clock"))
    #expect(DialID(["folder", "a", "b c.yaml"]) == .folder("a/b c.yaml"))
    #expect(DialID(["folder", "a", "b c.yaml"])?.path(in: "/dial") == "/dial/folder/a/b%20c.yaml")
  }

  @Test(arguments: [
    [], ["library"], ["folder"], ["library", "a", "b"], ["other", "a"],
    ["folder", ".git", "x.yaml"],
    ["folder", "..", "x.yaml"], ["folder", ".."], ["folder", "a", "."],
  ])
  func othersAreNone(_ segments: [String]) { #expect(DialID(segments) == nil) }
}
