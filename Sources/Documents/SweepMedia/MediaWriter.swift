#if Media
  public import SweepFilm

  /// Makes pixels, films and print of still pictures in SVG.
  ///
  /// ```
  /// var request = MediaRequest(.gif)
  /// request.size = .width(400)
  /// let file = try MediaWriter.file(of: drawing.film(request))
  /// ```
  public enum MediaWriter {
    /// Makes the file of a film.
    ///
    /// - Throws: ``MediaError`` where a library or ffmpeg fails, or the film cannot be made as small
    ///   as it is to be.
    public static func file(of film: Film) throws(MediaError) -> MediaFile {
      guard let most = film.maximumBytes else { return try file(of: film, colors: 256) }
      var smallest = Int.max
      for step in QualityReduction.steps(of: film.form) {
        let smaller = step.applied(to: film)
        guard step == .nothing || min(smaller.width, smaller.height) >= 32 else { break }
        let file = try file(of: smaller, colors: step.colors)
        if file.bytes.count <= most { return file }
        smallest = min(smallest, file.bytes.count)
      }
      throw MediaError(
        "the picture takes \(smallest) bytes at the least, more than \(most)",
        hint: "choose another form, or a shorter time with 'for'")
    }

    private static func file(of film: Film, colors: Int) throws(MediaError) -> MediaFile {
      switch film.form {
      case .png: try still(film)
      case .apng: try APNGFile.file(of: film)
      case .gif: try GIFFile.file(of: film, colors: colors)
      case .webp: try WebPFile.file(of: film)
      case .pdf: try PDFFile.file(of: film)
      case .y4m: try Y4M.file(of: film)
      case .mp4, .webm, .mov: try FFmpeg.file(of: film)
      }
    }

    private static func still(_ film: Film) throws(MediaError) -> MediaFile {
      let raster = try FrameSequence(film: film).raster(film.frames[0].svg)
      let bytes =
        if let bits = film.ditheredBits {
          try PNGFile.bytes(
            Dither.rows(of: raster, bits: bits), width: raster.width, height: raster.height,
            kind: .grey(bits))
        } else { try PNGFile.bytes(of: raster, hasAlpha: film.ground == nil) }
      return MediaFile(
        bytes: bytes, width: film.width, height: film.height, frames: 1, rate: film.rate,
        colors: film.ditheredBits.map { 1 << $0 } ?? 0)
    }
  }
#endif
