#if Media
  import CGIFLib
  import SweepFilm

  /// The colours of a GIF, followed by the index for transparency.
  struct GIFPalette {
    /// The colours as `0xrrggbb`; 255 at most.
    let colors: [UInt32]
    /// The places of colours that were looked up, by six bits of each part.
    private var known = [Int16](repeating: -1, count: 1 << 18)

    /// The number of no colour.
    var none: UInt8 { UInt8(clamping: colors.count) }

    /// The colours that represent those of some pictures, by giflib's quantiser.
    ///
    /// - Parameter count: the most colours, with none among them: 2 … 256.
    init(of rasters: [Raster], count: Int) throws(MediaError) {
      let step = max(rasters.reduce(0) { $0 + $1.pixels.count } / 2_000_000, 1)
      var (red, green, blue): ([UInt8], [UInt8], [UInt8]) = ([], [], [])
      for raster in rasters {
        for place in stride(from: 0, to: raster.pixels.count, by: step) {
          let color = StraightColor(multiplied: raster.pixels[place])
          if color.alpha < 128 { continue }
          red.append(color.red)
          green.append(color.green)
          blue.append(color.blue)
        }
      }
      guard !red.isEmpty else {
        colors = [0xffffff]
        return
      }
      let colored = [red, green, blue]
      let spread = Self.spread(colored)
      for place in red.indices {
        red[place] = spread[Int(red[place])]
        green[place] = spread[Int(green[place])]
        blue[place] = spread[Int(blue[place])]
      }
      var size = Int32(count - 1)
      var map = [GifColorType](repeating: GifColorType(), count: 256)
      var places = [UInt8](repeating: 0, count: red.count)
      guard
        GifQuantizeBuffer(
          UInt32(places.count), 1, &size, &red, &green, &blue, &places, &map) == GIF_OK
      else { throw MediaError("giflib cannot choose colours") }
      colors = Self.means(colored, places, count: Int(size))
    }

    /// Levels spaced by the number of pixels that have them. The quantiser has five bits for a
    /// component, and would show the gradients of a dark face in steps.
    private static func spread(_ planes: [[UInt8]]) -> [UInt8] {
      var counts = [Double](repeating: 0, count: 256)
      for plane in planes { for level in plane { counts[Int(level)] += 1 } }
      let most = counts.reduce(0, +)
      // Half of the range follows the level itself, so that rare levels stay apart too.
      let weights = counts.map { ($0 / most).squareRoot() }
      let total = weights.reduce(0, +)
      var sum = 0.0
      return weights.enumerated().map { level, weight in
        sum += weight / total
        return UInt8((min(sum, 1) * 127.5 + Double(level) / 2).rounded(.down))
      }
    }

    /// The mean of the colours that each entry represents: the quantiser itself has five bits for a
    /// component, and would make white grey.
    private static func means(_ planes: [[UInt8]], _ places: [UInt8], count: Int) -> [UInt32] {
      var sums = [SIMD4<Int>](repeating: .zero, count: count)
      for (index, place) in places.enumerated() where Int(place) < count {
        sums[Int(place)] &+= SIMD4(
          Int(planes[0][index]), Int(planes[1][index]), Int(planes[2][index]), 1)
      }
      return sums.filter { $0.w > 0 }.map { sum in
        let parts = [sum.x, sum.y, sum.z].map { UInt32(($0 + sum.w / 2) / sum.w) }
        return parts[0] << 16 | parts[1] << 8 | parts[2]
      }
    }

    /// The numbers of a picture's pixels.
    mutating func indices(of raster: Raster) -> [UInt8] {
      var last: (pixel: UInt32, index: UInt8)?
      return raster.pixels.map { pixel in
        if let last, last.pixel == pixel { return last.index }
        let index = index(of: StraightColor(multiplied: pixel))
        last = (pixel, index)
        return index
      }
    }

    private mutating func index(of color: StraightColor) -> UInt8 {
      if color.alpha < 128 { return none }
      let key =
        Int(color.red >> 2) << 12 | Int(color.green >> 2) << 6 | Int(color.blue >> 2)
      if known[key] >= 0 { return UInt8(known[key]) }
      let nearest = colors.indices.min { distance(colors[$0], color) < distance(colors[$1], color) }
      known[key] = Int16(nearest ?? 0)
      return UInt8(nearest ?? 0)
    }

    private func distance(_ one: UInt32, _ other: StraightColor) -> Int {
      let red = Int(one >> 16 & 0xff) - Int(other.red)
      let green = Int(one >> 8 & 0xff) - Int(other.green)
      let blue = Int(one & 0xff) - Int(other.blue)
      // The eye is most sensitive to green and least to blue.
      return 3 * red * red + 6 * green * green + blue * blue
    }
  }
#endif
