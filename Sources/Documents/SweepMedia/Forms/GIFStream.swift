#if Media
  import CGIFLib
  import SweepFilm

  /// The blocks of a GIF, as giflib writes them (GIF89a, 17–27).
  final class GIFStream {
    let box: Box
    private let none: UInt8
    private var bytes: [UInt8] = []
    private var gif: UnsafeMutablePointer<GifFileType>?

    /// Writes the head: the size, the colours, and how often the film is shown; 0 for over and over.
    init(width: Int, height: Int, palette: GIFPalette, loops: Int) throws(MediaError) {
      box = Box(0, 0, width, height)
      none = palette.none
      var fault: Int32 = 0
      gif = EGifOpen(
        Unmanaged.passUnretained(self).toOpaque(),
        { gif, bytes, count in
          guard let stream = gif?.pointee.UserData, let bytes else { return 0 }
          Unmanaged<GIFStream>.fromOpaque(stream).takeUnretainedValue().bytes +=
            UnsafeBufferPointer(start: bytes, count: Int(count))
          return count
        }, &fault)
      EGifSetGifVersion(gif, true)
      var colors = [GifColorType](repeating: GifColorType(), count: 256)
      for (index, color) in palette.colors.enumerated() {
        colors[index] = GifColorType(
          Red: UInt8(color >> 16 & 0xff), Green: UInt8(color >> 8 & 0xff), Blue: UInt8(color & 0xff)
        )
      }
      let count = 1 << max(GifBitSize(Int32(palette.colors.count + 1)), 1)
      let map = GifMakeMapObject(Int32(count), colors)
      defer { GifFreeMapObject(map) }
      try check(
        EGifPutScreenDesc(gif, Int32(width), Int32(height), GifBitSize(Int32(count)), 0, map))
      // Without the block a film is shown once.
      if loops != 1 { try putLoops(loops == 0 ? 0 : loops - 1) }
    }

    deinit {
      var fault: Int32 = 0
      if let gif { EGifCloseFile(gif, &fault) }
    }

    /// The block of Netscape's browser, which every other one reads: how often to show it again.
    private func putLoops(_ again: Int) throws(MediaError) {
      let count = UInt16(clamping: again)
      try check(EGifPutExtensionLeader(gif, APPLICATION_EXT_FUNC_CODE))
      try check(EGifPutExtensionBlock(gif, 11, Array("NETSCAPE2.0".utf8)))
      try check(EGifPutExtensionBlock(gif, 3, [1, UInt8(count & 0xff), UInt8(count >> 8)]))
      try check(EGifPutExtensionTrailer(gif))
    }

    /// The part in which two pictures differ.
    func difference(_ one: [UInt8], _ other: [UInt8]) -> Box? {
      var part: Box?
      for y in 0..<box.height {
        let row = y * box.width..<(y + 1) * box.width
        guard one[row] != other[row],
          let first = row.first(where: { one[$0] != other[$0] }),
          let last = row.last(where: { one[$0] != other[$0] })
        else { continue }
        part = (part ?? Box(first - row.lowerBound, y)).holding(first - row.lowerBound, y)
          .holding(last - row.lowerBound, y)
      }
      return part
    }

    /// Writes a frame; unchanged pixels are transparent.
    ///
    /// - Parameter isCleared: whether the part is empty once the frame is over.
    func write(
      _ indices: [UInt8], over ground: [UInt8], in part: Box, hundredths: Int, isCleared: Bool
    ) throws(MediaError) {
      var control = GraphicsControlBlock(
        DisposalMode: isCleared ? DISPOSE_BACKGROUND : DISPOSE_DO_NOT, UserInputFlag: false,
        DelayTime: Int32(min(hundredths, 65535)), TransparentColor: Int32(none))
      var block = [UInt8](repeating: 0, count: 4)
      EGifGCBToExtension(&control, &block)
      try check(EGifPutExtension(gif, GRAPHICS_EXT_FUNC_CODE, 4, block))
      try check(
        EGifPutImageDesc(
          gif, Int32(part.left), Int32(part.top), Int32(part.width), Int32(part.height), false, nil)
      )
      for y in part.top..<part.top + part.height {
        let start = y * box.width + part.left
        var row = (start..<start + part.width).map {
          indices[$0] == ground[$0] ? none : indices[$0]
        }
        try check(EGifPutLine(gif, &row, Int32(part.width)))
      }
    }

    /// Writes the end and gives all bytes.
    func finish() throws(MediaError) -> [UInt8] {
      var fault: Int32 = 0
      let outcome = EGifCloseFile(gif, &fault)
      gif = nil
      try check(outcome)
      return bytes
    }

    private func check(_ outcome: Int32) throws(MediaError) {
      guard outcome == GIF_OK else { throw MediaError("giflib cannot write the picture") }
    }
  }
#endif
