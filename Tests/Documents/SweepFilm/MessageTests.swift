import SweepFilm
import Testing

/// Films and files on their way between two programs.
@Suite struct MessageTests {
  private static func reader(_ bytes: [UInt8], most: Int = .max) -> MessageReader {
    var place = 0
    return MessageReader { buffer in
      let part = bytes[place...].prefix(min(buffer.count, most))
      buffer.copyBytes(from: part)
      place += part.count
      return part.count
    }
  }

  private static func bytes(of film: Film) -> [UInt8] {
    var bytes: [UInt8] = []
    film.send { (part) throws(Never) in bytes += part }
    return bytes
  }

  private static var film: Film {
    var film = Film(
      .gif, width: 400, height: 300, rate: 29.97,
      frames: [Film.Frame(Array("<svg/>".utf8), steps: 3), Film.Frame([0, 10, 255])])
    film.poster = Array("a\n1 2\n".utf8)
    (film.loops, film.ground, film.maximumBytes, film.ditheredBits) = (7, 0xffee01, 20_000, 2)
    return film
  }

  @Test(arguments: [1, 7, Int.max])
  func `a film arrives as it was sent, in any pieces`(most: Int) throws {
    var reader = Self.reader(Self.bytes(of: Self.film) + Self.bytes(of: Self.film), most: most)
    #expect(try Film(from: &reader) == Self.film)
    #expect(try Film(from: &reader) == Self.film)
    #expect(try Film(from: &reader) == nil)
  }

  @Test func `a film that is cut off is none`() {
    let whole = Self.bytes(of: Self.film)
    for count in 1..<whole.count {
      var reader = Self.reader(Array(whole.prefix(count)))
      // A part of a line is the end of the stream.
      #expect((try? Film(from: &reader)) == nil, "\(count)")
    }
  }

  @Test(
    arguments: [
      "film gif 9000 1 25 0 - - - 0 1", "film gif 1 1 25 0 - - - 0 10001",
      "film gif 8192 8192 25 0 - - - 0 1", "film gif 1 1 0 0 - - - 0 1",
      "film gif 0 1 25 0 - - - 0 1",
      "film gif 1 1 25 -1 - - - 0 1", "film jpg 1 1 25 0 - - - 0 1", "film", "", "GET / HTTP/1.1",
      "film gif 1 1 25 0 - - - 0 1\n1 999999999999\n", "film gif 1 1 25 0 - - - 0 1\n-1 1\nx",
    ])
  func `what is no film or beyond the limits is refused`(text: String) {
    var reader = Self.reader(Array((text + "\n").utf8))
    #expect(throws: MediaError.self) { _ = try Film(from: &reader) }
  }

  @Test func `a file arrives as it was sent`() throws {
    let file = MediaFile(
      bytes: Array(0...255), width: 4, height: 3, frames: 9, rate: 12.5, colors: 64)
    var bytes: [UInt8] = []
    MediaFile.send(.success(file)) { (part) throws(Never) in bytes += part }
    var reader = Self.reader(bytes)
    #expect(try MediaFile(from: &reader) == file)
  }

  @Test func `a reason arrives with its hint`() {
    let error = MediaError("no room\nat all", hint: "make some")
    var bytes: [UInt8] = []
    MediaFile.send(.failure(error)) { (part) throws(Never) in bytes += part }
    var reader = Self.reader(bytes)
    let arrived = #expect(throws: MediaError.self) { try MediaFile(from: &reader) }
    #expect(arrived?.hint == "make some")
    var silent = Self.reader([])
    #expect(throws: MediaError.self) { try MediaFile(from: &silent) }
  }
}
