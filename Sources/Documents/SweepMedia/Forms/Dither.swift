#if Media
  /// Greys of few bits, mixed from dots (Floyd and Steinberg 1976).
  enum Dither {
    /// The packed rows of a raster on an opaque ground, 1, 2 or 4 bits a pixel.
    static func rows(of raster: Raster, bits: Int) -> [UInt8] {
      let (width, stride) = (raster.width, (raster.width * bits + 7) / 8)
      let step = 255 / Double(1 << bits - 1)
      var rows = [UInt8](repeating: 0, count: stride * raster.height)
      // The error to distribute from earlier pixels, in this row and the next.
      var (here, below) = ([Double](repeating: 0, count: width + 2), [Double]())
      for y in 0..<raster.height {
        below = [Double](repeating: 0, count: width + 2)
        for x in 0..<width {
          let wanted = grey(raster.pixels[y * width + x]) + here[x + 1]
          let level = min(max((wanted / step).rounded(), 0), Double(1 << bits - 1))
          let error = (wanted - level * step) / 16
          here[x + 2] += error * 7
          below[x] += error * 3
          below[x + 1] += error * 5
          below[x + 2] += error
          rows[y * stride + x * bits / 8] |= UInt8(level) << (8 - bits - x * bits % 8)
        }
        here = below
      }
      return rows
    }

    /// The luma of an opaque pixel (ITU-R BT.709).
    private static func grey(_ pixel: UInt32) -> Double {
      0.2126 * Double(pixel >> 16 & 0xff) + 0.7152 * Double(pixel >> 8 & 0xff)
        + 0.0722 * Double(pixel & 0xff)
    }
  }
#endif
