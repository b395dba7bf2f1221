import SweepFilm
import Testing

/// Requested sizes.
@Suite struct MediaSizeTests {
  @Test(
    arguments: [
      ("400", 400, 200), ("400x300", 400, 300), ("@2x", 600, 300), ("@0.5x", 150, 75),
      ("@0.001x", 1, 1), ("1", 1, 1),
    ])
  func `a size in pixels`(text: String, width: Int, height: Int) throws {
    let size = try #require(MediaSize(text: text))
    #expect(size.pixels(width: 300, height: 150, isEven: false) == (width, height))
  }

  @Test(arguments: [
    "", "x", "0", "-4", "400x", "x300", "1x2x3", "@x", "@0x", "@-1x", "@nanx", "4.5", "@2",
  ])
  func `what is no size`(text: String) { #expect(MediaSize(text: text) == nil) }

  @Test func `films have even sides`() {
    #expect(MediaSize.box(401, 299).pixels(width: 1, height: 1, isEven: true) == (402, 300))
  }

  @Test func `limits count before anything is drawn`() {
    let limits = MediaLimits()
    #expect(throws: Never.self) { try limits.check(width: 8192, height: 4096, frames: 1) }
    #expect(throws: Never.self) { try limits.check(width: 1, height: 1, frames: 10_000) }
    for (width, height, frames) in [
      (8193, 1, 1), (8192, 4097, 1), (1, 1, 10_001), (8192, 4096, 65), (Int.max, Int.max, 1),
    ] {
      #expect(throws: MediaError.self) {
        try limits.check(width: width, height: height, frames: frames)
      }
    }
  }
}
