@testable import SweepEndpoint

extension Endpoint {
  /// An endpoint that waits for its pictures, however busy the machine is.
  static func patient(
    _ templates: [EndpointTemplate] = EndpointTemplate.library,
    _ settings: EndpointSettings = EndpointSettings(), version: String = "1"
  ) throws -> Endpoint {
    var settings = settings
    settings.maximumSeconds = 600
    return try Endpoint(templates, settings, version: version)
  }
}
