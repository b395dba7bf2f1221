// A film as one program sends it to another: a line of words, then each picture behind a line with its
// steps and its length in bytes.
extension Film {
  /// Sends the film in pieces.
  public func send<Trouble: Error>(_ write: ([UInt8]) throws(Trouble) -> Void) throws(Trouble) {
    let words: [String] = [
      "film", form.rawValue, "\(width)", "\(height)", "\(rate)", "\(loops)",
      ground.map { "\($0)" } ?? "-", maximumBytes.map { "\($0)" } ?? "-",
      ditheredBits.map { "\($0)" } ?? "-", poster == nil ? "0" : "1", "\(frames.count)",
    ]
    try write(Array((words.joined(separator: " ") + "\n").utf8))
    for frame in (poster.map { [Frame($0, steps: 0)] } ?? []) + frames {
      try write(Array("\(frame.steps) \(frame.svg.count)\n".utf8))
      try write(frame.svg)
    }
  }

  /// Receives a film; nil at the end of the stream.
  ///
  ///
  /// - Throws: ``MediaError`` for an invalid film, or one beyond the limits.
  public init?(
    from reader: inout MessageReader, limits: MediaLimits = MediaLimits()
  ) throws(MediaError) {
    guard let line = reader.line() else { return nil }
    let words = line.split(separator: " ")
    guard words.count == 11, words[0] == "film", let form = MediaForm(rawValue: String(words[1])),
      let width = Int(words[2]), let height = Int(words[3]), width > 0, height > 0,
      let rate = Double(words[4]), rate > 0, rate <= 1000, let loops = Int(words[5]), loops >= 0,
      let count = Int(words[10]), count > 0
    else { throw Self.malformed }
    self.init(form, width: width, height: height, rate: rate, frames: [])
    try limits.check(width: width, height: height, frames: count)
    self.loops = loops
    ground = UInt32(words[6])
    maximumBytes = Int(words[7])
    ditheredBits = Int(words[8])
    var bytes = 0
    if words[9] == "1" { poster = try Self.frame(from: &reader, limits, &bytes).svg }
    for _ in 0..<count { frames.append(try Self.frame(from: &reader, limits, &bytes)) }
  }

  private static func frame(
    from reader: inout MessageReader, _ limits: MediaLimits, _ bytes: inout Int
  ) throws(MediaError) -> Frame {
    let words = (reader.line() ?? "").split(separator: " ").compactMap { Int($0) }
    guard words.count == 2, (0...1_000_000_000).contains(words[0]), words[1] >= 0 else {
      throw malformed
    }
    guard words[1] <= limits.bytes - bytes else { throw limits.tooManyBytes }
    bytes += words[1]
    guard let svg = reader.block(words[1]) else { throw malformed }
    return Frame(svg, steps: words[0])
  }

  private static var malformed: MediaError { MediaError("the message is no film") }
}

extension MediaLimits {
  /// Says that the still pictures are too long.
  package var tooManyBytes: MediaError {
    MediaError(
      "the frames take more than \(bytes) bytes as SVG",
      hint: "choose a lower 'fps' or a shorter time with 'for'")
  }
}
