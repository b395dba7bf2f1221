#if Media
  import CLibPNG
  import SweepFilm

  /// PNG files by libpng (W3C PNG 3).
  enum PNGFile {
    /// The format of a pixel.
    enum Kind {
      case color, colorWithAlpha
      /// Grey of so many bits.
      case grey(Int)

      fileprivate var type: Int32 {
        switch self {
        case .color: PNG_COLOR_TYPE_RGB
        case .colorWithAlpha: PNG_COLOR_TYPE_RGB | PNG_COLOR_MASK_ALPHA
        case .grey: PNG_COLOR_TYPE_GRAY
        }
      }

      fileprivate var depth: Int32 { if case .grey(let bits) = self { Int32(bits) } else { 8 } }
    }

    /// A file of rows of bytes.
    static func bytes(
      _ pixels: [UInt8], width: Int, height: Int, kind: Kind
    ) throws(MediaError) -> [UInt8] {
      var out = sweep_bytes()
      defer { free(out.bytes) }
      let form = sweep_png_form(depth: kind.depth, color: kind.type, level: 4)
      guard
        sweep_png_write(
          &out, UInt32(width), UInt32(height), form, pixels, pixels.count / height) == 1
      else { throw MediaError("libpng cannot write the picture") }
      return Array(UnsafeBufferPointer(start: out.bytes, count: out.count))
    }

    /// A file of a raster, or of a part of it.
    static func bytes(
      of raster: Raster, in box: Box? = nil, hasAlpha: Bool
    ) throws(MediaError) -> [UInt8] {
      let box = box ?? raster.box
      return try bytes(
        raster.bytes(in: box, hasAlpha: hasAlpha), width: box.width, height: box.height,
        kind: hasAlpha ? .colorWithAlpha : .color)
    }
  }
#endif
