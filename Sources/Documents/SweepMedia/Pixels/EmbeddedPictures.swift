#if Media
  import CLibRSVG
  import CLibWebP
  import SweepFilm
  import SweepGeometry
  import SweepValues

  /// The pictures in an SVG file, made ready for librsvg, which has no WebP and leaves pictures as
  /// cameras store them: what browsers show otherwise becomes PNG.
  enum EmbeddedPictures {
    private typealias Bytes = ArraySlice<UInt8>

    private static let lock = Lock()
    /// The pictures of the file before, by their text in base 64; empty for those that stay.
    nonisolated(unsafe) private static var known: [Bytes: [UInt8]] = [:]
    /// The most pixels of a picture that is turned or unpacked.
    private static let limit = 1 << 25

    /// The file with its pictures as browsers show them.
    static func prepared(_ svg: [UInt8]) throws(MediaError) -> [UInt8] {
      let before = lock.withLock { Self.known }
      var (result, end): ([UInt8], Int) = ([], 0)
      var known: [Bytes: [UInt8]] = [:]
      while let start = place(of: "\"data:image/", in: svg, from: end) {
        let value = svg[(start + 1)...].prefix { $0 != UInt8(ascii: "\"") }
        let text = Bytes(Array(value.drop { $0 != UInt8(ascii: ",") }.dropFirst()))
        let picture =
          if let picture = before[text] ?? known[text] { picture } else { try readable(text) }
        known[text] = picture
        result += svg[end...start]
        result += picture.isEmpty ? value : picture[...]
        end = value.endIndex
      }
      if end == 0 { return svg }
      lock.withLock { Self.known = known }
      return result + svg[end...]
    }

    private static func place(of text: String, in svg: [UInt8], from start: Int) -> Int? {
      svg.withUnsafeBytes { bytes -> Int? in
        guard let base = bytes.bindMemory(to: CChar.self).baseAddress,
          let found = g_strstr_len(base + start, bytes.count - start, text)
        else { return nil }
        return UnsafePointer(found) - base
      }
    }

    /// The address of a picture in a form that librsvg shows; empty for the one it has.
    private static func readable(_ text: Bytes) throws(MediaError) -> [UInt8] {
      guard let bytes = Base64.decode(String(decoding: text, as: UTF8.self)),
        let format = PictureFormat(signatureOf: bytes), format != .svg
      else { return [] }
      let pixels = try format == .webp ? webP(bytes) : pixels(of: bytes, format)
      defer { release(pixels) }
      let orientation = format.orientation(of: bytes)
      if format != .webp, orientation == 1 { return [] }
      gdk_pixbuf_set_option(pixels, "orientation", String(orientation))
      guard let upright = gdk_pixbuf_apply_embedded_orientation(pixels) else {
        throw damaged(format)
      }
      defer { release(upright) }
      let png = try self.png(upright)
      let digits = g_base64_encode(png, gsize(png.count))
      defer { g_free(digits) }
      return Array("data:image/png;base64,".utf8)
        + (digits.map { String(cString: $0).utf8 } ?? "".utf8)
    }

    /// The pixels of a picture in a format that gdk-pixbuf reads, as librsvg does.
    private static func pixels(
      of bytes: [UInt8], _ format: PictureFormat
    ) throws(MediaError) -> OpaquePointer {
      guard let loader = gdk_pixbuf_loader_new_with_mime_type(format.rawValue, nil) else {
        throw MediaError("gdk-pixbuf cannot read pictures of \(format.rawValue)")
      }
      defer { g_object_unref(loader) }
      let isRead = gdk_pixbuf_loader_write(loader, bytes, gsize(bytes.count), nil) != 0
      let isWhole = gdk_pixbuf_loader_close(loader, nil) != 0
      guard isRead, isWhole, let pixels = gdk_pixbuf_loader_get_pixbuf(loader) else {
        throw damaged(format)
      }
      g_object_ref(UnsafeMutableRawPointer(pixels))
      return pixels
    }

    /// The pixels of a WebP file, or of its first frame.
    private static func webP(_ bytes: [UInt8]) throws(MediaError) -> OpaquePointer {
      let pixels = bytes.withUnsafeBufferPointer { bytes -> OpaquePointer? in
        var data = WebPData(bytes: bytes.baseAddress, size: bytes.count)
        var info = WebPAnimInfo()
        guard let decoder = WebPAnimDecoderNew(&data, nil) else { return nil }
        defer { WebPAnimDecoderDelete(decoder) }
        var frame: UnsafeMutablePointer<UInt8>?
        var time: Int32 = 0
        guard WebPAnimDecoderGetInfo(decoder, &info) != 0,
          Int(info.canvas_width) * Int(info.canvas_height) <= limit,
          WebPAnimDecoderGetNext(decoder, &frame, &time) != 0
        else { return nil }
        let (width, height) = (Int32(info.canvas_width), Int32(info.canvas_height))
        let view = gdk_pixbuf_new_from_data(
          frame, GDK_COLORSPACE_RGB, 1, 8, width, height, width * 4, nil, nil)
        defer { view.map(release) }
        // The frame belongs to the decoder.
        return view.flatMap { gdk_pixbuf_copy($0) }
      }
      guard let pixels else { throw damaged(.webp) }
      return pixels
    }

    private static func png(_ pixels: OpaquePointer) throws(MediaError) -> [UInt8] {
      let (width, height) = (gdk_pixbuf_get_width(pixels), gdk_pixbuf_get_height(pixels))
      let hasAlpha = gdk_pixbuf_get_has_alpha(pixels) != 0
      guard let bytes = gdk_pixbuf_read_pixels(pixels), Int(width) * Int(height) <= limit else {
        throw MediaError(
          "an embedded picture has more than 2²⁵ pixels", hint: "save it smaller")
      }
      var rows: [UInt8] = []
      for y in 0..<Int(height) {
        let start = bytes + y * Int(gdk_pixbuf_get_rowstride(pixels))
        rows += UnsafeBufferPointer(start: start, count: Int(width) * (hasAlpha ? 4 : 3))
      }
      return try PNGFile.bytes(
        rows, width: Int(width), height: Int(height), kind: hasAlpha ? .colorWithAlpha : .color)
    }

    private static func release(_ pixels: OpaquePointer) {
      g_object_unref(UnsafeMutableRawPointer(pixels))
    }

    private static func damaged(_ format: PictureFormat) -> MediaError {
      MediaError(
        "an embedded picture of type \(format.rawValue) is damaged", hint: "save the picture again")
    }
  }
#endif
