#if Media
  import CLibRSVG
  import SweepFilm

  /// Draws SVG by librsvg.
  enum Painter {
    /// Draws a picture over pixels.
    static func raster(_ svg: [UInt8], on ground: Raster) throws(MediaError) -> Raster {
      var raster = ground
      let (width, height) = (Int32(raster.width), Int32(raster.height))
      // Pixels of four bytes have no gaps between rows.
      let result = raster.pixels.withUnsafeMutableBytes { pixels in
        Result { () throws(MediaError) in
          let surface = cairo_image_surface_create_for_data(
            pixels.bindMemory(to: UInt8.self).baseAddress, CAIRO_FORMAT_ARGB32, width, height,
            width * 4)
          defer { cairo_surface_destroy(surface) }
          let context = cairo_create(surface)
          defer { cairo_destroy(context) }
          try draw(svg, width: Double(width), height: Double(height), on: context)
          cairo_surface_finish(surface)
          guard cairo_status(context) == CAIRO_STATUS_SUCCESS else {
            throw MediaError("the picture could not be drawn: no memory")
          }
        }
      }
      try result.get()
      return raster
    }

    /// Draws a picture into the middle of a box, as large as it fits.
    static func draw(
      _ svg: [UInt8], width: Double, height: Double, on context: OpaquePointer?
    ) throws(MediaError) {
      var fault: UnsafeMutablePointer<GError>?
      let svg = try EmbeddedPictures.prepared(svg)
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
