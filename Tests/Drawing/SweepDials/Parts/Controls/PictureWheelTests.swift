import SweepDials
import SweepGeometry
import SweepScene
import Testing

/// Wheels whose sectors and icons are pictures.
@Suite struct PictureWheelTests {
  /// The header of a PNG of 40 by 20 pixels.
  private let bytes: [UInt8] =
    [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13] + Array("IHDR".utf8)
    + [0, 0, 0, 40, 0, 0, 0, 20, 8, 6, 0, 0, 0]

  @Test func `a picture is artwork of its size`() throws {
    let artwork = try #require(Artwork(picture: bytes))
    #expect(artwork.viewBox == Rect(x: 0, y: 0, width: 40, height: 20))
    #expect(
      artwork.layers.map(\.content) == [
        .image(Layer.Image(.png, bytes: bytes, contentsGravity: .resizeAspect))
      ])
    #expect(Artwork(picture: Array(bytes.prefix(12))) == nil)
    #expect(Artwork(picture: Array("<svg/>".utf8)) == nil)
  }

  @Test(arguments: [2, 3, 5, 12])
  func `pictures cover their sectors and fade as colours do`(count: Int) throws {
    let artwork = try #require(Artwork(picture: bytes))
    let sectors = Sectors((0..<count).map(String.init)).with { $0.pictures = [artwork] }
    let wheel = try sectors.layer(in: DialContext(reading: Reading(0))).sublayers[0]
    let grounds = wheel.sublayers.map { $0.sublayers[0] }
    #expect(grounds.map(\.opacity) == (0..<count).map { $0 == 0 ? 1 : 0.6 })
    let outline = try #require(grounds[0].mask?.paintedBox)
    let picture = try #require(grounds[0].sublayers.first)
    let corners = [Point(0, 0), Point(40, 20)].map(picture.affine.apply)
    #expect(corners[0].x <= outline.minX && corners[0].y <= outline.minY + 1e-9)
    #expect(corners[1].x >= outline.maxX && corners[1].y >= outline.maxY - 1e-9)
  }

  @Test func `a picture stands once, however the words change their colour`() throws {
    let artwork = try #require(Artwork(picture: bytes))
    let sectors = Sectors(["a", "b"]).with { $0.icons = [.artwork(artwork), .symbol(.drop)] }
    let moving = Reading(1, from: 0, duration: 1)
    let wheel = try sectors.layer(in: DialContext(reading: moving)).sublayers[0]
    func images(_ layers: [Layer]) -> Int {
      layers.reduce(0) { count, layer in
        let isImage = if case .image = layer.content { true } else { false }
        return count + (isImage ? 1 : 0) + images(layer.sublayers)
      }
    }
    #expect(images(wheel.sublayers) == 1)
  }
}
