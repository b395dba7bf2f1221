#if Media
  import CLibRSVG
  import SweepFilm

  /// Draws SVG by librsvg.
  enum Painter {
    /// Draws a picture into pixels.
    ///
    /// - Parameter ground: the colour of the ground as `0xrrggbb`; nil for none.
    static func raster(
      _ svg: [UInt8], width: Int, height: Int, ground: UInt32?
    ) throws(MediaError) -> Raster {
      let surface = cairo_image_surface_create(
        CAIRO_FORMAT_ARGB32, Int32(width), Int32(height))
      defer { cairo_surface_destroy(surface) }
      let context = cairo_create(surface)
      defer { cairo_destroy(context) }
      if let ground {
        let parts = [16, 8, 0].map { Double(ground >> $0 & 0xff) / 255 }
        cairo_set_source_rgb(context, parts[0], parts[1], parts[2])
        cairo_paint(context)
      }
      try draw(svg, width: Double(width), height: Double(height), on: context)
      cairo_surface_flush(surface)
      guard cairo_status(context) == CAIRO_STATUS_SUCCESS,
        let bytes = cairo_image_surface_get_data(surface)
      else { throw MediaError("the picture could not be drawn: no memory") }
      let stride = Int(cairo_image_surface_get_stride(surface))
      let pixels = [UInt32](unsafeUninitializedCapacity: width * height) { pixels, count in
        for y in 0..<height {
          let row = UnsafeRawPointer(bytes + y * stride)
          UnsafeMutableRawPointer(pixels.baseAddress.unsafelyUnwrapped + y * width)
            .copyMemory(from: row, byteCount: width * 4)
        }
        count = width * height
      }
      return Raster(width: width, height: height, pixels: pixels)
    }

    /// Draws a picture into the middle of a box, as large as it fits.
    static func draw(
      _ svg: [UInt8], width: Double, height: Double, on context: OpaquePointer?
    ) throws(MediaError) {
      var fault: UnsafeMutablePointer<GError>?
      // Without a base no picture names a file.
      guard let handle = rsvg_handle_new_from_data(svg, gsize(svg.count), &fault) else {
        throw error(fault)
      }
      defer { g_object_unref(handle) }
      var box = RsvgRectangle(x: 0, y: 0, width: width, height: height)
      guard rsvg_handle_render_document(handle, context, &box, &fault) != 0 else {
        throw error(fault)
      }
    }

    private static func error(_ fault: UnsafeMutablePointer<GError>?) -> MediaError {
      let reason = fault?.pointee.message.map { String(cString: $0) } ?? "unknown"
      if let fault { g_error_free(fault) }
      return MediaError("librsvg cannot draw the picture: \(reason)")
    }
  }
#endif
