#if Media
  import SweepFilm

  /// Films without compression (mjpegtools, yuv4mpeg(5)): BT.601 in the range of video, one colour for
  /// four pixels.
  enum Y4M {
    /// The most bytes of a film that is not handed on.
    private static let limit = 1 << 28

    static func file(of film: Film) throws(MediaError) -> MediaFile {
      let size = film.width * film.height * 3 / 2 + 6
      guard film.steps <= limit / size else {
        throw MediaError(
          "the film would take \(film.steps) times \(size) bytes, more than \(limit)",
          hint: "choose mp4, a smaller 'size', a lower 'fps', or a shorter time with 'for'")
      }
      var bytes: [UInt8] = []
      bytes.reserveCapacity(size * film.steps + 100)
      try write(film) { bytes += $0 }
      return MediaFile(
        bytes: bytes, width: film.width, height: film.height, frames: film.steps, rate: film.rate)
    }

    /// Writes a film in pieces.
    static func write(
      _ film: Film, _ write: ([UInt8]) throws(MediaError) -> Void
    ) throws(MediaError) {
      let rate = Int((film.rate * 1000).rounded())
      let head = "YUV4MPEG2 W\(film.width) H\(film.height) F\(rate):1000 Ip A1:1 C420jpeg\n"
      try write(Array(head.utf8))
      try FrameSequence(film: film).forEach { (raster, steps) throws(MediaError) in
        let frame = Array("FRAME\n".utf8) + planes(of: raster)
        for _ in 0..<steps { try write(frame) }
      }
    }

    /// The light of each pixel, then the blue and the red of each four.
    private static func planes(of raster: Raster) -> [UInt8] {
      let (width, height) = (raster.width, raster.height)
      let count = width * height
      return [UInt8](unsafeUninitializedCapacity: count * 3 / 2) { planes, filled in
        for (place, pixel) in raster.pixels.enumerated() {
          let (r, g, b) = parts(pixel)
          planes[place] = UInt8((r * 66 + g * 129 + b * 25 + 128) / 256 + 16)
        }
        var place = count
        for y in stride(from: 0, to: height, by: 2) {
          for x in stride(from: 0, to: width, by: 2) {
            let corner = y * width + x
            var sum = (r: 0, g: 0, b: 0)
            for pixel in [corner, corner + 1, corner + width, corner + width + 1] {
              let (r, g, b) = parts(raster.pixels[pixel])
              sum = (sum.r + r, sum.g + g, sum.b + b)
            }
            let (r, g, b) = (sum.r, sum.g, sum.b)
            planes[place] = UInt8((-38 * r - 74 * g + 112 * b + 512) / 1024 + 128)
            planes[place + count / 4] = UInt8((112 * r - 94 * g - 18 * b + 512) / 1024 + 128)
            place += 1
          }
        }
        filled = count * 3 / 2
      }
    }

    private static func parts(_ pixel: UInt32) -> (Int, Int, Int) {
      (Int(pixel >> 16 & 0xff), Int(pixel >> 8 & 0xff), Int(pixel & 0xff))
    }
  }
#endif
