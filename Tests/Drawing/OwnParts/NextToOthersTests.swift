import OwnParts
import Sweephand
import Testing

/// A program that imports SwiftUI, Vapor or Foundation too uses all their names.
@Suite struct NextToOthersTests {
  @Test func `scenes of nested names are written`() throws {
    for scene in try [badge(30)] + dials() {
      #expect(try SVGWriter().write(scene).string.hasPrefix("<svg"))
    }
  }
}
