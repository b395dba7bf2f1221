#if Media
  import SweepFilm

  /// GIF by giflib: one palette for all frames, and for each frame the difference to the one
  /// before.
  struct GIFFile {
    /// A frame that is not written yet: its disposal depends on the next.
    private struct Waiting {
      var indices: [UInt8]
      var steps: Int
    }

    private let stream: GIFStream
    private var palette: GIFPalette
    private var clock: StepClock
    /// The picture below the pending frame.
    private var ground: [UInt8]
    private var waiting: Waiting?
    private var frames = 0

    private init(_ film: Film, _ palette: GIFPalette) throws(MediaError) {
      self.palette = palette
      // A player may take a shorter time than two hundredths for ten.
      clock = StepClock(perSecond: 100, rate: film.rate)
      ground = [UInt8](repeating: palette.none, count: film.width * film.height)
      stream = try GIFStream(
        width: film.width, height: film.height, palette: palette, loops: film.loops)
    }

    /// The file of a film.
    ///
    /// - Parameter colors: the most colours, 2 … 256.
    static func file(of film: Film, colors: Int) throws(MediaError) -> MediaFile {
      let sequence = FrameSequence(film: film)
      let palette = try GIFPalette(of: try sequence.sample(12), count: colors)
      var file = try GIFFile(film, palette)
      if let poster = film.poster { try file.add(try sequence.raster(poster), 1) }
      try sequence.forEach { (raster, steps) throws(MediaError) in try file.add(raster, steps) }
      try file.write(before: nil)
      return MediaFile(
        bytes: try file.stream.finish(), width: film.width, height: film.height,
        frames: file.frames, rate: film.rate, colors: palette.colors.count)
    }

    private mutating func add(_ raster: Raster, _ steps: Int) throws(MediaError) {
      let indices = palette.indices(of: raster)
      if waiting?.indices == indices {
        waiting?.steps += steps
        return
      }
      try write(before: indices)
      waiting = Waiting(indices: indices, steps: steps)
    }

    /// Writes the frame that waits.
    private mutating func write(before next: [UInt8]?) throws(MediaError) {
      guard let frame = waiting else { return }
      let none = palette.none
      // Transparent pixels cannot be drawn over others, so the whole frame has to be cleared.
      let isCleared =
        next.map { next in zip(frame.indices, next).contains { $0 != none && $1 == none } } ?? false
      let box = isCleared ? stream.box : stream.difference(frame.indices, ground) ?? Box(0, 0)
      try stream.write(
        frame.indices, over: ground, in: box, hundredths: clock.units(frame.steps),
        isCleared: isCleared)
      frames += 1
      ground =
        isCleared ? [UInt8](repeating: none, count: ground.count) : frame.indices
    }
  }
#endif
