#if Media
  import SweepFilm

  /// A film whose pictures are drawn one at a time, the equal ones among them as one.
  struct FrameSequence {
    let film: Film

    /// Draws each picture, in order, with its duration in steps.
    func forEach(_ body: (Raster, Int) throws(MediaError) -> Void) throws(MediaError) {
      var waiting: (raster: Raster, steps: Int)?
      for frame in film.frames {
        let raster = try raster(frame.svg)
        if let held = waiting, held.raster == raster {
          waiting = (raster, held.steps + frame.steps)
        } else {
          if let held = waiting { try body(held.raster, held.steps) }
          waiting = (raster, frame.steps)
        }
      }
      if let held = waiting { try body(held.raster, held.steps) }
    }

    /// Draws one of the film's pictures.
    func raster(_ svg: [UInt8]) throws(MediaError) -> Raster {
      try FrameRenderer.raster(svg, width: film.width, height: film.height, ground: film.ground)
    }

    /// A few of the pictures, evenly spread, the first and the last among them.
    func sample(_ count: Int) throws(MediaError) -> [Raster] {
      let last = film.frames.count - 1
      let places = Set((0..<count).map { $0 * last / max(count - 1, 1) })
      var rasters: [Raster] = []
      for place in places.sorted() { rasters.append(try raster(film.frames[place].svg)) }
      return rasters
    }
  }

  /// Turns steps, one after another, into whole units of time that add up without drift.
  struct StepClock {
    private let unitsPerStep: Double
    private var (steps, end) = (0, 0)

    init(perSecond units: Double, rate: Double) { unitsPerStep = units / rate }

    /// The units that the next steps take; one at least.
    mutating func units(_ more: Int) -> Int {
      steps += more
      let next = max(Int((Double(steps) * unitsPerStep).rounded()), end + 1)
      defer { end = next }
      return next - end
    }
  }
#endif
