import HTTPTypes
import SweepDiagnostics
import SweepEndpoint
import SweepFilm
import SweepHTTP
import SweepRender
import SweepStudio
import SweepTemplates

extension Preview {
  /// A dial as pixels, a film or PDF, for a download.
  func film(_ id: DialID, _ query: PreviewQuery, _ form: MediaForm) async throws(RefusedRequest)
    -> Response
  {
    let file = try await gate.run { () throws(RefusedRequest) -> MediaFile? in
      var query = query
      let names = catalogue.document(id)?.value?.parameters.map(\.name) ?? []
      let media = try MediaQuery.take(from: &query.picture, form, sparing: names)
      guard let picture = try timedPicture(id, query) else { return nil }
      do {
        return try studio.file(of: picture.frames(of: media), seconds: 20)
      } catch FilmError.picture(let error) {
        throw RefusedRequest(.unprocessableContent, error.findings)
      } catch FilmError.media(let error) {
        throw RefusedRequest(.unprocessableContent, error)
      } catch let error as MediaError {
        throw RefusedRequest(.serviceUnavailable, error)
      } catch {
        throw .late
      }
    }
    guard let file else { return .noDial }
    return Response(type: form.type, file.bytes, [.cacheControl: "no-cache"])
  }

  /// The picture of which a film shows the moments; nil for an unknown dial.
  private func timedPicture(
    _ id: DialID, _ query: PreviewQuery
  ) throws(RefusedRequest) -> (any TimedPicture)? {
    if let file = try catalogue.svgFile(id, query.revision) {
      return try query.picture.picture(of: file)
    }
    guard let request = try request(id, query) else { return nil }
    return try RefusedRequest.wrap { () throws(PictureError) in
      try request.picture.drawingText.drawing()
    }
  }
}
