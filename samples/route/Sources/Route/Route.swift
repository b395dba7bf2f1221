import Hummingbird
import Sweephand

/// A server that draws a speedometer: `/speed/142` is an animated picture.
@main
struct Route {
  static func main() async throws {
    let router = Router()
    router.get("speed/:value") { _, context in
      let value = try context.parameters.require("value", as: Double.self)
      let picture = try Speedometer(value, unit: "km/h").svg()
      return Response(
        status: .ok, headers: [.contentType: "image/svg+xml"],
        body: ResponseBody(byteBuffer: ByteBuffer(bytes: picture.bytes)))
    }
    let address = BindAddress.hostname("127.0.0.1", port: 8080)
    try await Application(router: router, configuration: .init(address: address)).runService()
  }
}
