#if Media
  /// Pixels in rows from the top, each `0xaarrggbb` with its colour multiplied by its alpha.
  struct Raster: Hashable, Sendable {
    let width: Int
    let height: Int
    var pixels: [UInt32]

    /// The smallest box that holds all pixels that differ from another raster's of the size.
    func difference(from other: Raster) -> Box? {
      var box: Box?
      for y in 0..<height {
        let row = y * width..<(y + 1) * width
        guard pixels[row] != other.pixels[row] else { continue }
        guard let first = row.first(where: { pixels[$0] != other.pixels[$0] }),
          let last = row.last(where: { pixels[$0] != other.pixels[$0] })
        else { continue }
        box = (box ?? Box(first - row.lowerBound, y)).holding(first - row.lowerBound, y)
          .holding(last - row.lowerBound, y)
      }
      return box
    }

    /// The bytes of a part: red, green and blue, and alpha if that is wanted, not multiplied.
    func bytes(in box: Box, hasAlpha: Bool) -> [UInt8] {
      let size = hasAlpha ? 4 : 3
      let count = box.width * box.height * size
      return [UInt8](unsafeUninitializedCapacity: count) { bytes, filled in
        var place = 0
        for y in box.top..<box.top + box.height {
          for x in box.left..<box.left + box.width {
            let color = StraightColor(multiplied: pixels[y * width + x])
            bytes[place] = color.red
            bytes[place + 1] = color.green
            bytes[place + 2] = color.blue
            if hasAlpha { bytes[place + 3] = color.alpha }
            place += size
          }
        }
        filled = count
      }
    }

    /// All of it.
    var box: Box { Box(0, 0, width, height) }
  }

  /// A part of a raster.
  struct Box: Hashable, Sendable {
    var left: Int
    var top: Int
    var width: Int
    var height: Int

    init(_ left: Int, _ top: Int, _ width: Int = 1, _ height: Int = 1) {
      (self.left, self.top, self.width, self.height) = (left, top, width, height)
    }

    /// The smallest box that also holds a pixel.
    func holding(_ x: Int, _ y: Int) -> Box {
      let (left, top) = (min(left, x), min(top, y))
      return Box(
        left, top, max(self.left + width, x + 1) - left, max(self.top + height, y + 1) - top)
    }
  }

  /// A colour whose parts are not multiplied by its alpha.
  struct StraightColor: Hashable, Sendable {
    var red: UInt8
    var green: UInt8
    var blue: UInt8
    var alpha: UInt8

    init(multiplied pixel: UInt32) {
      alpha = UInt8(pixel >> 24)
      let (r, g, b) = (pixel >> 16 & 0xff, pixel >> 8 & 0xff, pixel & 0xff)
      if alpha == 0xff || alpha == 0 {
        (red, green, blue) = (UInt8(r), UInt8(g), UInt8(b))
      } else {
        let whole = UInt32(alpha)
        red = UInt8(min((r * 255 + whole / 2) / whole, 255))
        green = UInt8(min((g * 255 + whole / 2) / whole, 255))
        blue = UInt8(min((b * 255 + whole / 2) / whole, 255))
      }
    }
  }
#endif
