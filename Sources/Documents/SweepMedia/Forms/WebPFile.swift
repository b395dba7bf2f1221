#if Media
  import CLibWebP
  import SweepFilm

  /// WebP by libwebp's encoder of animations, without loss (RFC 9649).
  enum WebPFile {
    /// The file of a film; one picture becomes a still file.
    static func file(of film: Film) throws(MediaError) -> MediaFile {
      var options = WebPAnimEncoderOptions()
      guard WebPAnimEncoderOptionsInit(&options) != 0 else { throw failure }
      options.anim_params.loop_count = Int32(clamping: film.loops)
      guard
        let encoder = WebPAnimEncoderNew(Int32(film.width), Int32(film.height), &options)
      else { throw failure }
      defer { WebPAnimEncoderDelete(encoder) }
      var clock = StepClock(perSecond: 1000, rate: film.rate)
      var (time, frames): (Int32, Int) = (0, 0)
      let sequence = FrameSequence(film: film)
      func add(_ raster: Raster, _ steps: Int) throws(MediaError) {
        try Self.add(raster, to: encoder, at: time)
        time += Int32(clamping: clock.units(steps))
        frames += 1
      }
      if let poster = film.poster { try add(try sequence.raster(poster), 1) }
      try sequence.forEach(add)
      guard WebPAnimEncoderAdd(encoder, nil, time, nil) != 0 else { throw failure }
      return MediaFile(
        bytes: try assembled(encoder), width: film.width, height: film.height, frames: frames,
        rate: film.rate)
    }

    private static func add(
      _ raster: Raster, to encoder: OpaquePointer, at time: Int32
    ) throws(MediaError) {
      var picture = WebPPicture()
      var config = WebPConfig()
      guard WebPPictureInit(&picture) != 0, WebPConfigInit(&config) != 0,
        WebPConfigLosslessPreset(&config, 1) != 0
      else { throw failure }
      defer { WebPPictureFree(&picture) }
      (picture.width, picture.height) = (Int32(raster.width), Int32(raster.height))
      picture.use_argb = 1
      let bytes = raster.bytes(in: raster.box, hasAlpha: true)
      guard WebPPictureImportRGBA(&picture, bytes, Int32(raster.width * 4)) != 0,
        WebPAnimEncoderAdd(encoder, &picture, time, &config) != 0
      else { throw failure }
    }

    private static func assembled(_ encoder: OpaquePointer) throws(MediaError) -> [UInt8] {
      var data = WebPData()
      WebPDataInit(&data)
      defer { WebPDataClear(&data) }
      guard WebPAnimEncoderAssemble(encoder, &data) != 0 else { throw failure }
      return Array(UnsafeBufferPointer(start: data.bytes, count: data.size))
    }

    private static var failure: MediaError { MediaError("libwebp cannot write the picture") }
  }
#endif
