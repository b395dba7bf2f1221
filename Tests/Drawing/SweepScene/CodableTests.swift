import Foundation
import SweepGeometry
import SweepScene
import Testing

/// Values that settings of a program may hold.
@Suite struct CodableTests {
  private struct Settings: Codable, Hashable {
    var color = Color(0xff8000).opacity(0.5)
    var place = Point(1, -2.5)
    var way = Vector(dx: 3, dy: 0.1)
    var frame = Rect(x: 0, y: 1, width: 20, height: 30)
    var turn = Angle.degrees(30)
    var map = Affine.rotation(.degrees(20))
    var zoom = ScaleFactors(x: 2, y: 0.5)
    var delay = Seconds(1.25)
  }

  @Test func `values are the same after coding`() throws {
    let settings = Settings()
    let data = try JSONEncoder().encode(settings)
    #expect(try JSONDecoder().decode(Settings.self, from: data) == settings)
  }
}
