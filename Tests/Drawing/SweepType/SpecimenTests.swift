import Foundation
import SweepType
import TestSupport
import Testing

/// The pages of `docs/type/` show the faces as they are.
@Suite struct SpecimenTests {
  @Test(arguments: Typeface.all)
  func isDrawnAsRecorded(_ face: Typeface) throws {
    let file = "docs/type/\(face.name).svg"
    #expect(try Recording.difference(of: SpecimenPage(face).svg, from: file) == nil)
  }
}
