import Testing

@testable import SweepXML

/// Drawings within the contract.
@Suite struct OutputSchemaTests {
  static let rich = """
    <svg xmlns="http://www.w3.org/2000/svg" id="dial" width="120" height="80.5"
      viewBox="-60 -40 120 80" role="img" aria-labelledby="t d" xml:lang="en-GB"
      font-family="'DejaVu Sans', sans-serif" font-variant="tabular-nums">
    <title id="t">Speed</title><desc id="d">42 of 100</desc>
    <defs>
      <linearGradient id="g1" x1="0" y1="0" x2="1" y2="-0.5" gradientUnits="userSpaceOnUse"
          gradientTransform="rotate(30)" spreadMethod="pad">
        <stop offset="0" stop-color="#fff"><animate attributeName="stop-color" values="#fff;#000"
          dur="2s"/></stop><stop offset="1" stop-color="#123abc" stop-opacity="0.5"/>
      </linearGradient>
      <radialGradient id="g2" cx="1" cy="2" r="3" fx="1" fy="0"/>
      <clipPath id="c" clipPathUnits="userSpaceOnUse"><path d="M0 0L1 1Z"/></clipPath>
      <mask id="m" maskUnits="userSpaceOnUse" x="-1" y="0" width="2" height="3"><g/></mask>
    </defs>
    <g transform="translate(10 20) rotate(-3.5)" opacity="0.5" clip-path="url(#c)" mask="url(#m)">
      <animateTransform attributeName="transform" type="rotate" values="0;237.4" keyTimes="0;1"
        keySplines="0.42 0 0.58 1" calcMode="spline" dur="1.5s" begin="0s;a.end+0.5s;click"
        fill="freeze" id="a"/>
      <path d="M0 -80L3 18A1 1 0 0 1-3 18Z" fill="url(#g1)" stroke="none"/>
      <circle r="4" cx="1" cy="2" stroke="#000" stroke-width="1.5" stroke-linecap="round"
        stroke-dasharray="1 2" stroke-miterlimit="10"/>
      <ellipse rx="1" ry="2" display="none"/>
      <rect x="1" y="2" width="3" height="4" rx="1"><set attributeName="display" to="none"
        begin="1s"/></rect>
      <text x="0" y="1" font-size="12" font-weight="700" text-anchor="middle" xml:space="preserve"
        ><animate attributeName="opacity" values="0;1" dur="1s"/>42 &lt; km/h</text>
    </g>
    <use href="#a" class="hand hand-1" aria-hidden="true"/>
    <g><animateMotion path="M0 0L1 1" dur="3s" rotate="auto" keyPoints="0;1" keyTimes="0;1"
      calcMode="linear" repeatCount="indefinite" additive="sum" accumulate="none"/></g>
    <image x="0" y="0" width="1" height="1" preserveAspectRatio="xMidYMid slice"
      href="data:image/png;base64,iVBORw0KGgo="/>
    <path id="b" display="none" d=""/>
    <style type="text/css">@media (prefers-reduced-motion: reduce){#a{opacity:1!important}}</style>
    </svg>
    """

  @Test func richDrawingIsValid() throws {
    #expect(try verdict(Self.rich) == [])
  }

  @Test(arguments: [
    "", "<g/>", "<path d=\"\"/>", "<path d=\"M0 0h-1.5,2c1 1 2 2 3 3z\"/>",
    "<path d=\"M0 0\" fill=\"none\" stroke=\"currentColor\" stroke-dasharray=\"none\"/>",
    "<g transform=\"matrix(1 0 0 1 -2 3)skewX(2) skewY(-1) scale(2,3)\"/>",
    "<g><animate attributeName=\"d\" values=\"M0 0;M1 1\" dur=\"0.001s\"/></g>",
    "<g><animate attributeName=\"r\" values=\"1\" dur=\"10.5s\" repeatCount=\"2.5\"/></g>",
    "<g><animate attributeName=\"r\" values=\"1;2;1\" keyTimes=\"0;0.33333;1\" dur=\"1s\""
      + " begin=\"-12.5s\" end=\"indefinite\" repeatDur=\"3s\"/></g>",
    "<use xmlns:xlink=\"http://www.w3.org/1999/xlink\" xlink:href=\"#a\" x=\"1\"/>",
    "<!-- a comment --><?editor data?>",
  ])
  func drawingIsValid(content: String) throws {
    #expect(try verdict(drawing(content)) == [])
  }

  /// The embedded bytes are those of the file.
  @Test func schemaIsEmbedded() throws {
    #expect(PackageResources.output_rng.count > 10_000)
    #expect(try RelaxNGSchema.output === RelaxNGSchema.output)
  }
}
