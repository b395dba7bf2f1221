/// A finished picture or film, with its facts.
public struct MediaFile: Hashable, Sendable {
  /// The bytes of the file.
  public var bytes: [UInt8]
  /// The width in pixels.
  public var width: Int
  /// The height in pixels.
  public var height: Int
  /// The number of different pictures.
  public var frames: Int
  /// The steps a second.
  public var rate: Double
  /// The number of colours; 0 for any.
  public var colors: Int

  /// Makes a file from its bytes and facts.
  public init(
    bytes: [UInt8], width: Int, height: Int, frames: Int, rate: Double, colors: Int = 0
  ) {
    (self.bytes, self.width, self.height) = (bytes, width, height)
    (self.frames, self.rate, self.colors) = (frames, rate, colors)
  }

  /// Sends the outcome of a film: a line of words and the bytes, or a line with the error.
  public static func send<Trouble: Error>(
    _ result: Result<MediaFile, MediaError>, _ write: ([UInt8]) throws(Trouble) -> Void
  ) throws(Trouble) {
    switch result {
    case .success(let file):
      let words = [file.bytes.count, file.width, file.height, file.frames, file.colors]
      let line = "made \(file.rate) " + words.map { "\($0)" }.joined(separator: " ")
      try write(Array((line + "\n").utf8))
      try write(file.bytes)
    case .failure(let error):
      let text = error.description.replacing("\n", with: "\r").prefix(1000)
      try write(Array("failed \(text)\n".utf8))
    }
  }

  /// Receives the outcome of a film.
  ///
  ///
  /// - Throws: ``MediaError`` with the reason that was sent, or for unreadable data.
  public init(from reader: inout MessageReader) throws(MediaError) {
    let line = reader.line() ?? ""
    if line.hasPrefix("failed ") {
      let lines = line.dropFirst("failed ".count).split(separator: "\r  help: ", maxSplits: 1)
      throw MediaError(String(lines.first ?? ""), hint: lines.dropFirst().first.map(String.init))
    }
    let words = line.split(separator: " ")
    let numbers = words.dropFirst(2).compactMap { Int($0) }
    guard words.first == "made", words.count == 7, let rate = Double(words[1]), numbers.count == 5,
      (0...(1 << 30)).contains(numbers[0]), let bytes = reader.block(numbers[0])
    else {
      throw MediaError(
        "sweephand-media ended before its work was done",
        hint: "look for numbers that no picture needs, such as a font size of 1e8")
    }
    self.init(
      bytes: bytes, width: numbers[1], height: numbers[2], frames: numbers[3], rate: rate,
      colors: numbers[4])
  }
}
