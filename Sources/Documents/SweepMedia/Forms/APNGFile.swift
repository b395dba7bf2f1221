#if Media
  import CLibPNG
  import SweepFilm

  /// Animated PNG (W3C PNG 3, 11.3.6): the data that libpng packs, with chunks about frames and
  /// times.
  struct APNGFile {
    private var bytes: [UInt8] = []
    private var body: [UInt8] = []
    private var sequence: UInt32 = 0
    private var frames: UInt32 = 0
    private var clock: StepClock
    private let hasAlpha: Bool

    private init(_ film: Film) {
      clock = StepClock(perSecond: 1000, rate: film.rate)
      hasAlpha = film.ground == nil
    }

    static func file(of film: Film) throws(MediaError) -> MediaFile {
      let sequence = FrameSequence(film: film)
      var file = APNGFile(film)
      var before: Raster?
      // A poster is not part of the film: it has no duration.
      if let poster = film.poster { try file.begin(try sequence.raster(poster), steps: nil) }
      try sequence.forEach { (raster, steps) throws(MediaError) in
        if let last = before {
          try file.add(raster, since: last, steps)
        } else if film.poster == nil {
          try file.begin(raster, steps: steps)
        } else {
          try file.add(raster, since: nil, steps)
        }
        before = raster
      }
      var control: [UInt8] = []
      control.append(bigEndian: file.frames)
      control.append(bigEndian: UInt32(clamping: film.loops))
      file.bytes.append(chunk: "acTL", control)
      file.bytes += file.body
      file.bytes.append(chunk: "IEND", [])
      return MediaFile(
        bytes: file.bytes, width: film.width, height: film.height, frames: Int(file.frames),
        rate: film.rate)
    }

    /// Writes the chunks before the animation control, and the picture for programs without
    /// animation.
    private mutating func begin(_ raster: Raster, steps: Int?) throws(MediaError) {
      let png = try PNGFile.bytes(of: raster, hasAlpha: hasAlpha)
      bytes = Array(png.prefix(33))
      if let steps { control(raster.box, steps) }
      for data in Self.data(in: png) { body.append(chunk: "IDAT", data) }
    }

    /// Writes the difference to the frame before; all of a first frame.
    private mutating func add(
      _ raster: Raster, since before: Raster?, _ steps: Int
    ) throws(MediaError) {
      let box = before.map { raster.difference(from: $0) ?? Box(0, 0) } ?? raster.box
      let png = try PNGFile.bytes(of: raster, in: box, hasAlpha: hasAlpha)
      control(box, steps)
      for data in Self.data(in: png) {
        body.append(chunk: "fdAT", nextNumber() + data)
      }
    }

    /// Writes the area and the duration of a frame: it stays, and replaces the pixels below.
    private mutating func control(_ box: Box, _ steps: Int) {
      frames += 1
      var data = nextNumber()
      for number in [box.width, box.height, box.left, box.top] {
        data.append(bigEndian: UInt32(clamping: number))
      }
      let milliseconds = clock.units(steps)
      let (part, whole) = milliseconds < 65536 ? (milliseconds, 1000) : (milliseconds / 100, 10)
      data.append(bigEndian: UInt16(clamping: part))
      data.append(bigEndian: UInt16(whole))
      data += [0, 0]
      body.append(chunk: "fcTL", data)
    }

    private mutating func nextNumber() -> [UInt8] {
      var bytes: [UInt8] = []
      bytes.append(bigEndian: sequence)
      sequence += 1
      return bytes
    }

    /// The packed pixels in the file of a still picture.
    private static func data(in png: [UInt8]) -> [ArraySlice<UInt8>] {
      var (parts, place): ([ArraySlice<UInt8>], Int) = ([], 8)
      while place + 12 <= png.count {
        let length = png[place..<place + 4].reduce(0) { $0 << 8 | Int($1) }
        guard place + 12 + length <= png.count else { break }
        if png[place + 4..<place + 8].elementsEqual("IDAT".utf8) {
          parts.append(png[place + 8..<place + 8 + length])
        }
        place += 12 + length
      }
      return parts
    }
  }

  extension [UInt8] {
    fileprivate mutating func append(bigEndian number: some FixedWidthInteger) {
      Swift.withUnsafeBytes(of: number.bigEndian) { append(contentsOf: $0) }
    }

    /// Appends a chunk with its length and its check (W3C PNG 3, 5.3).
    fileprivate mutating func append(chunk name: String, _ data: some Collection<UInt8>) {
      append(bigEndian: UInt32(clamping: data.count))
      let start = count
      append(contentsOf: name.utf8)
      append(contentsOf: data)
      let check = self[start...].withUnsafeBufferPointer {
        crc32(0, $0.baseAddress, uInt($0.count))
      }
      append(bigEndian: UInt32(truncatingIfNeeded: check))
    }
  }
#endif
