#if Media
  import SweepFilm
  import SweepGeometry

  /// A renderer of successive pictures that draws their common part only once: the frames of a
  /// film, or the same dial with other values, differ in little.
  enum FrameRenderer {
    /// The surface that pictures are drawn on.
    private struct Canvas: Hashable {
      var width: Int
      var height: Int
      var ground: UInt32?

      /// Larger ones would hold too much memory.
      var isKept: Bool { width * height <= 1 << 22 }
    }

    /// The cached state of earlier pictures.
    private struct Memory {
      var canvas: Canvas
      var last: [UInt8]
      var opening: (shared: SharedOpening, raster: Raster)?
    }

    private static let lock = Lock()
    nonisolated(unsafe) private static var memory: Memory?

    /// Draws a picture into pixels.
    ///
    /// - Parameter ground: the colour of the ground as `0xrrggbb`; nil for none.
    static func raster(
      _ svg: [UInt8], width: Int, height: Int, ground: UInt32?
    ) throws(MediaError) -> Raster {
      let canvas = Canvas(width: width, height: height, ground: ground)
      guard canvas.isKept else { return try Painter.raster(svg, on: blank(canvas)) }
      var opening: (shared: SharedOpening, raster: Raster)?
      if let memory = lock.withLock({ Self.memory }), memory.canvas == canvas {
        opening = try Self.opening(for: svg, memory, canvas)
      }
      lock.withLock { Self.memory = Memory(canvas: canvas, last: svg, opening: opening) }
      if let opening, let rest = opening.shared.rest(of: svg) {
        return try Painter.raster(rest, on: opening.raster)
      }
      return try Painter.raster(svg, on: blank(canvas))
    }

    /// The opening that was drawn before, or one that the picture shares with the last.
    private static func opening(
      for svg: [UInt8], _ memory: Memory, _ canvas: Canvas
    ) throws(MediaError) -> (shared: SharedOpening, raster: Raster)? {
      if let opening = memory.opening, svg.starts(with: opening.shared.bytes) { return opening }
      guard let shared = SharedOpening(of: svg, and: memory.last) else { return nil }
      return (shared, try Painter.raster(shared.picture, on: blank(canvas)))
    }

    private static func blank(_ canvas: Canvas) -> Raster {
      let pixel = canvas.ground.map { $0 | 0xff00_0000 } ?? 0
      return Raster(
        width: canvas.width, height: canvas.height,
        pixels: Array(repeating: pixel, count: canvas.width * canvas.height))
    }
  }
#endif
