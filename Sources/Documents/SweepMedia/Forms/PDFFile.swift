#if Media
  import CLibRSVG
  import SweepFilm

  /// PDF by cairo: curves and gradients, not pixels.
  final class PDFFile {
    private var bytes: [UInt8] = []

    /// The file of a film's picture, three quarters of a point for each pixel.
    static func file(of film: Film) throws(MediaError) -> MediaFile {
      let file = PDFFile()
      let (width, height) = (Double(film.width) * 0.75, Double(film.height) * 0.75)
      let surface = cairo_pdf_surface_create_for_stream(
        { closure, bytes, count in
          guard let closure, let bytes else { return CAIRO_STATUS_WRITE_ERROR }
          Unmanaged<PDFFile>.fromOpaque(closure).takeUnretainedValue().bytes +=
            UnsafeBufferPointer(start: bytes, count: Int(count))
          return CAIRO_STATUS_SUCCESS
        }, Unmanaged.passUnretained(file).toOpaque(), width, height)
      defer { cairo_surface_destroy(surface) }
      // The same picture has the same bytes at any time.
      cairo_pdf_surface_set_metadata(
        surface, CAIRO_PDF_METADATA_CREATE_DATE, "1970-01-01T00:00:00Z")
      let context = cairo_create(surface)
      defer { cairo_destroy(context) }
      if let ground = film.ground {
        let parts = [16, 8, 0].map { Double(ground >> $0 & 0xff) / 255 }
        cairo_set_source_rgb(context, parts[0], parts[1], parts[2])
        cairo_paint(context)
      }
      try Painter.draw(film.frames[0].svg, width: width, height: height, on: context)
      cairo_surface_finish(surface)
      guard cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS else {
        throw MediaError("cairo cannot write the picture")
      }
      return MediaFile(
        bytes: file.bytes, width: film.width, height: film.height, frames: 1, rate: film.rate)
    }
  }
#endif
