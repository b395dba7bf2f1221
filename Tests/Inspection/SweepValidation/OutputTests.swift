import Testing

@testable import SweepValidation

/// Drawings within the contract.
@Suite struct OutputTests {
  static let rich = """
    <svg xmlns="http://www.w3.org/2000/svg" width="120" height="80.5"
      viewBox="-60 -40 120 80" role="img" aria-labelledby="t d" xml:lang="en-GB"
      font-family="'DejaVu Sans', sans-serif" font-variant="tabular-nums">
    <title id="t">Speed</title><desc id="d">42 of 100</desc>
    <defs>
      <linearGradient id="g1" gradientUnits="userSpaceOnUse" x1="0" y1="0" x2="1" y2="-0.5">
        <stop offset="0" stop-color="#fff"><animate attributeName="stop-color" values="#fff;#000"
          dur="2s"/></stop><stop offset="1" stop-color="#123abc" stop-opacity="0.5"/>
      </linearGradient>
      <radialGradient id="g2" cx="1" cy="2" r="3" fx="1" fy="0"/>
      <clipPath id="c"><rect x="-1" width="2" height="3"/></clipPath>
      <mask id="m" maskUnits="userSpaceOnUse" x="-1" y="0" width="2" height="3"><g/></mask>
      <path id="way" d="M0 0L1 1Z"/>
    </defs>
    <g transform="translate(10 20) rotate(-3.5)" opacity="0.5" clip-path="url(#c)" mask="url(#m)">
      <animateTransform attributeName="transform" type="rotate" values="0;237.4" keyTimes="0;1"
        calcMode="spline" keySplines="0.42 0 0.58 1" begin="a.click+0.5s" dur="1.5s"
        fill="freeze"/>
      <path d="M0 -80L3 18A1 1 0 0 1-3 18Z" fill="url(#g1)" fill-rule="evenodd"/>
      <circle r="4" cx="1" cy="2" stroke="#000" stroke-width="1.5" stroke-linecap="round"
        stroke-dasharray="1 2" stroke-miterlimit="10"/>
      <ellipse rx="1" ry="2" display="none"/>
      <rect x="1" y="2" width="3" height="4"><animate attributeName="display" values="none"
        dur="1s"/></rect>
      <text x="0" y="1" font-size="12" font-weight="700" text-anchor="middle" xml:space="preserve"
        ><animate attributeName="opacity" values="0;1" dur="1s" repeatCount="2" additive="sum"
        accumulate="sum"/>42 &lt; km/h</text>
    </g>
    <use id="u" display="none" transform="rotate(30)" href="#a"/>
    <g><animateMotion path="M0 0L1 1" keyPoints="0;1" keyTimes="0;1" calcMode="linear"
      rotate="auto" dur="3s" repeatCount="indefinite"/></g>
    <image x="0" y="0" width="1" height="1" preserveAspectRatio="xMidYMid slice"
      href="data:image/png;base64,iVBORw0KGgo="/>
    <path id="b" display="none" d=""/>
    <style type="text/css">@media (prefers-reduced-motion: reduce){
      #a,#b{opacity:1!important;transform:translate(1px,-2.5px)!important}
      #u{fill:url(#g2)!important;stroke-dasharray:1 2!important}}</style>
    </svg>
    """

  @Test func richDrawingIsValid() throws {
    #expect(try faults(Self.rich).isEmpty)
  }

  @Test(arguments: [
    "", "<g/>", "<path d=\"\"/>", "<path d=\"M0 0h-1.5V2c1 1 2 2-.5.5Z\"/>",
    "<path d=\"M0 0\" fill=\"none\" stroke=\"url(#a)\" stroke-dasharray=\"1\"/>",
    "<g transform=\"matrix(1 0 0 1 -2 3) skewX(2) skewY(-1) scale(2 3)\"/>",
    animate("d", "values=\"M0 0;M1 1\" dur=\"0.001s\""),
    animate("stroke-width", "values=\"1\" dur=\"10.5s\" repeatCount=\"2.5\""),
    animate(
      "stroke-width", "values=\"1;2;1\" keyTimes=\"0;0.33333;1\" begin=\"-12.5s\" dur=\"1s\""),
    animate("opacity", "values=\"1;0\" calcMode=\"discrete\" dur=\"2s\" repeatDur=\"3s\""),
    animate("opacity", "values=\"1;0\" begin=\"focusin-1s\" dur=\"indefinite\""),
    "<g><animateMotion keyPoints=\"0;1\" keyTimes=\"0;1\" calcMode=\"linear\" dur=\"1s\"><mpath"
      + " xmlns:xlink=\"http://www.w3.org/1999/xlink\" xlink:href=\"#a\"/></animateMotion></g>",
    "<use xmlns:xlink=\"http://www.w3.org/1999/xlink\" xlink:href=\"#a\"/>",
    "<!-- a comment --><?editor data?>",
  ])
  func drawingIsValid(content: String) throws {
    #expect(try faults(drawing(content)).isEmpty)
  }

  static func animate(_ attribute: String, _ rest: String) -> String {
    "<g><animate attributeName=\"\(attribute)\" \(rest)/></g>"
  }
}
