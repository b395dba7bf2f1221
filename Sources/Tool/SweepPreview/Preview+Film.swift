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
      guard let document = catalogue.document(id)?.value else { return nil }
      var query = query
      let media = try MediaQuery.take(from: &query.picture, form, for: document)
      guard let request = try request(id, query) else { return nil }
      do {
        return try studio.file(of: request.picture.drawingText.drawing().film(media), seconds: 20)
      } catch let error as PictureError {
        throw RefusedRequest(.unprocessableContent, error.findings)
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
}
