import TestSupport

/// Documents of which it is known what a browser shows; all share one page an engine.
enum BrowserCase: Int, CaseIterable {
  case turn, spline, nested, motion, hidden, undrawn, properties, path, attributes, nothing, totals

  /// The readings of the document in the engine.
  func readings(_ engine: BrowserEngine) async throws -> [Reading] {
    try await Self.pages[engine]?.value.filter { $0.document == rawValue } ?? []
  }

  private static let pages = Dictionary(
    uniqueKeysWithValues: BrowserEngine.allCases.map { engine in
      (engine, Task { try await engine.readings(of: allCases.map(\.document)) })
    })

  static let turning = """
    <animateTransform attributeName="transform" type="rotate" values="0;90" dur="1s" \
    repeatCount="indefinite"
    """

  static func svg(_ body: String) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 200" width="300" height="300">\
    \(body)</svg>
    """
  }

  private var document: TimedDocument {
    TimedDocument(Self.svg(body), at: times, totals: self == .totals)
  }

  private var times: [Double] {
    switch self {
    case .turn: [0, 0.25, 0.999, 3600.5]
    case .motion: [0.25]
    case .properties: [0.25, 0.75]
    default: [0.5]
    }
  }

  private var body: String {
    switch self {
    case .turn: "<g>\(Self.turning)/></g>"
    case .spline:
      "<g>\(Self.turning) calcMode=\"spline\" keySplines=\"0.42 0 1 1\" keyTimes=\"0;1\"/></g>"
    case .nested:
      """
      <g id="outer" transform="translate(100 100)">\(Self.turning) additive="sum"/>
      <g transform="scale(2)"><g id="inner">\(Self.turning)/></g></g></g>
      """
    case .motion:
      "<circle r=\"5\"><animateMotion path=\"M10 0L10 100\" dur=\"1s\" rotate=\"auto\"/></circle>"
    case .hidden:
      """
      <style>#a { transform: rotate(0deg) !important } #b { transform: none !important }</style>
      <g id="a">\(Self.turning)/></g><g id="b">\(Self.turning)/></g>
      """
    case .undrawn:
      """
      <defs><linearGradient id="g" gradientUnits="userSpaceOnUse"><animateTransform
      attributeName="gradientTransform" type="rotate" values="0;90" dur="1s"/>
      <stop offset="0.2" stop-color="#000"><animate attributeName="offset" values="0;1" dur="1s"/>
      <animate attributeName="stop-color" values="#000;#f00" dur="1s"/></stop></linearGradient>
      <clipPath id="c"><rect width="10" height="10">\(Self.turning)/></rect></clipPath></defs>
      <rect width="100" height="100" fill="url(#g)" clip-path="url(#c)"/>
      """
    case .properties:
      """
      <path d="M0 0L1 1" stroke-dasharray="1 2">
      <animate attributeName="opacity" values="0;1" dur="1s"/>
      <animate attributeName="visibility" values="visible;hidden" calcMode="discrete" dur="1s"/>
      <animate attributeName="fill" values="#f00;#00f" dur="1s"/>
      <animate attributeName="stroke-width" values="1;3" dur="1s"/>
      <animate attributeName="stroke-dasharray" values="0 100;100 100" dur="1s"/>
      <animate attributeName="stroke-dashoffset" values="0;-40" dur="1s"/>
      <animate attributeName="d" values="M0 0L10 0;M0 0L20 10" dur="1s"/>
      </path>
      """
    case .path:
      """
      <path><animate attributeName="d" dur="1s" values="m1 2l3 4h5v6c1 0 2 1 3 3a5 6 10 0 1 7 7z\
      m1 1q1 2 3 4;m1 2l3 4h5v6c1 0 2 1 3 3a5 6 10 0 1 9 7zm1 1q1 2 3 4"/></path>
      """
    case .attributes:
      """
      <line x1="0" x2="10"><animate attributeName="x2" values="10;30" dur="1s"/></line>
      <polygon points="0 0 1 0 1 1"><animate attributeName="points"
      values="0 0 10 0 10 10;0 0 20 0 20 20" dur="1s"/></polygon>
      """
    case .nothing:
      """
      <g id="outer" transform="translate(100 100)"><animateTransform attributeName="transform"
      type="scale" values="2;0;1" calcMode="discrete" keyTimes="0;0.5;1" additive="sum" dur="1s"/>
      <g id="inner">\(Self.turning)/></g></g>
      """
    case .totals:
      """
      <linearGradient id="fade"><stop offset="0.25" stop-color="#f00" stop-opacity="0.5"/>
      </linearGradient><g opacity="0.5" transform="translate(10 20)"><g id="part">\(Self.turning)/>
      <rect width="9" height="9" opacity="0.5" fill="url(#fade)"/></g></g>
      """
    }
  }
}
