import SweepFilm
@testable import SweepRender
import SweepSVG
import SweepScene
import SweepTemplates
import Testing

/// The still pictures of a film.
@Suite struct FilmTests {
  private func drawing(
    _ name: String, _ values: [String: String] = [:], at moment: Double? = nil
  ) throws -> Drawing {
    var request = PictureRequest(.document(Document(try #require(Template.named(name).value))))
    request.values = values
    request.moment = moment.map { .init($0) }
    return try request.drawingText.drawing()
  }

  @Test func `a film lasts until everything is at rest, and is shown once`() throws {
    let drawing = try drawing("ring")
    let film = try drawing.film(MediaRequest(.gif))
    #expect(film.loops == 1 && film.steps == 26)
    #expect((film.width, film.height) == (400, 400))
    // Pixels have no accessible words.
    var still = drawing
    still.form = .svg(SVGOptions(idPrefix: .none))
    still.scene.role = .decoration
    #expect(try film.frames[3].svg == still.picture(at: 0.12).bytes)
  }

  @Test func `what repeats is shown for one turn, over and over`() throws {
    let film = try drawing("speedometer", ["readings": "12,48,73"]).film(MediaRequest(.webp))
    #expect(film.loops == 0 && film.steps > 10)
  }

  @Test func `equal pictures are one that is shown longer`() throws {
    var request = MediaRequest(.gif)
    request.seconds = 3
    let film = try drawing("ring").film(request)
    #expect(film.steps == 75)
    #expect(film.frames.count <= 26 && film.frames.last?.steps ?? 0 >= 50)
    #expect(film.frames.dropLast().allSatisfy { $0.steps >= 1 })
  }

  @Test func `a still form has the picture at rest, or at the moment`() throws {
    let rest = try drawing("ring").film(MediaRequest(.png))
    let begin = try drawing("ring", at: 0).film(MediaRequest(.png))
    #expect(rest.frames.count == 1 && begin.frames.count == 1)
    #expect(rest.frames != begin.frames)
    var poster = MediaRequest(.gif)
    poster.poster = .rest
    #expect(try drawing("ring").film(poster).poster == rest.frames[0].svg)
  }

  @Test func `a film that is too long is refused before it is drawn`() throws {
    let clock = try drawing("clock")
    #expect(throws: FilmError.self) { try clock.film(MediaRequest(.gif)) }
    var request = MediaRequest(.gif)
    request.seconds = 0.2
    #expect(try clock.film(request).steps == 5)
    request.rate = 51
    #expect(throws: FilmError.self) { try clock.film(request) }
    request.form = .y4m
    #expect(try clock.film(request).rate == 51)
    request.size = .width(30_000)
    #expect(throws: FilmError.self) { try clock.film(request) }
  }
}
