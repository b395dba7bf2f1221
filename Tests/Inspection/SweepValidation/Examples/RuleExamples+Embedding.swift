extension RuleExamples {
  static let embedding: [String: RuleExamples] = [
    "SH1701": RuleExamples(
      bad: [
        #"<path d="M0 0H9" onclick="turn()"/>"#
      ]),
    "SH1702": RuleExamples(
      bad: [
        #"<rect width="9" height="9"><set attributeName="width" to="5" dur="1s" begin="mouseover"/></rect>"#
      ],
      good: [
        #"<rect width="9" height="9"><animate attributeName="width" values="0;9" dur="1s" begin="1s;click"/></rect>"#
      ]),
    "SH1703": RuleExamples(
      bad: [
        "<style>@import url(https://example.org/font.css);</style>",
        #"<use href="parts.svg#needle"/>"#,
        """
        <?xml-stylesheet href="a.css"?>
        <svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>
        """,
      ]),
    "SH1705": RuleExamples(
      bad: [
        #"<path d="M0 0H9" style="stroke:var(--accent)"/>"#
      ],
      good: [
        #"<path d="M0 0H9" style="stroke:var(--accent,#135)"/>"#,
        #"<style>svg{--accent:#135}</style><path d="M0 0H9" style="stroke:var(--accent)"/>"#,
      ]),
    "SH1713": RuleExamples(
      bad: [
        "<style>@media print{.st0{fill:red}}</style>"
      ]),
    "SH1714": RuleExamples(
      bad: [
        #"<g xmlns:e="urn:example" e:label="a"/>"#
      ]),
    "SH1721": RuleExamples(
      bad: [
        "<style>path{fill:red}</style>"
      ]),
    "SH1731": RuleExamples(
      bad: [
        ##"<g id="k3f9a_b"/><use href="#k3f9a_b"/>"##,
        #"<g transform="rotate(9)"><animateTransform attributeName="transform" type="rotate" values="0;9" dur="1s" calcMode="discrete"/></g>"#,
        #"<text dominant-baseline="middle">A</text>"#,
        ##"<filter id="k3f9a_f"><feGaussianBlur stdDeviation="1"/></filter><g filter="url(#k3f9a_f)"/>"##,
      ]),
    "SH1741": RuleExamples(
      bad: [
        #"<svg xmlns="http://www.w3.org/2000/svg"><title>A</title><g role="img"/></svg>"#,
        #"<svg xmlns="http://www.w3.org/2000/svg"><title>A</title><g aria-label="A"/></svg>"#,
        #"<svg xmlns="http://www.w3.org/2000/svg"><title>A</title><g data-a="b"/></svg>"#,
        #"<svg xmlns="http://www.w3.org/2000/svg"><title>A</title><text paint-order="stroke">A</text></svg>"#,
        #"<svg xmlns="http://www.w3.org/2000/svg"><title>A</title><filter id="a"><feDropShadow dx="1"/></filter></svg>"#,
      ]),
    "SH1744": RuleExamples(
      bad: [
        #"<svg xmlns="http://www.w3.org/2000/svg"><title>A</title><linearGradient id="a"><stop/></linearGradient></svg>"#,
        #"<svg xmlns="http://www.w3.org/2000/svg"><title>A</title><circle cx="1"/></svg>"#,
        #"<svg xmlns="http://www.w3.org/2000/svg"><title>A</title><filter id="a"><feComposite/></filter></svg>"#,
        #"<svg xmlns="http://www.w3.org/2000/svg"><title>A</title><style>a{}</style></svg>"#,
        #"<svg xmlns="http://www.w3.org/2000/svg"><title>A</title><use/></svg>"#,
      ]),
    "SH1745": RuleExamples(
      bad: [
        #"<svg xmlns="http://www.w3.org/2000/svg"><title>A</title><rect width="calc(1px + 2px)" height="9"/></svg>"#,
        #"<svg xmlns="http://www.w3.org/2000/svg"><title>A</title><path d="M0 0H9" style="stroke-width: 1rem"/></svg>"#,
        #"<svg xmlns="http://www.w3.org/2000/svg"><title>A</title><path d="M0 0H9" stroke-dasharray="1 2Q"/></svg>"#,
        #"<svg xmlns="http://www.w3.org/2000/svg"><title>A</title><path d="M0 0H9" opacity="var(--o)"/></svg>"#,
      ],
      good: [
        #"<svg xmlns="http://www.w3.org/2000/svg"><title>A</title><rect width="1E1EM" height="10%" transform="rotate(9)"/></svg>"#,
        #"<svg xmlns="http://www.w3.org/2000/svg"><title>A</title><path d="M0 0H9" stroke-width="1e1" stroke-dasharray="1mm,2PC"/></svg>"#,
      ]),
    "SH1743": RuleExamples(
      bad: [
        #"<svg xmlns="http://www.w3.org/2000/svg"><title>A</title><path d="M0 0H9" fill="hsl(120,50%,50%)"/></svg>"#,
        ##"<svg xmlns="http://www.w3.org/2000/svg"><title>A</title><path d="M0 0H9" fill="#11223344"/></svg>"##,
        #"<svg xmlns="http://www.w3.org/2000/svg"><title>A</title><path d="M0 0H9" fill="transparent"/></svg>"#,
        #"<svg xmlns="http://www.w3.org/2000/svg"><title>A</title><path d="M0 0H9" fill="rgb(1 2 3)"/></svg>"#,
        #"<svg xmlns="http://www.w3.org/2000/svg"><title>A</title><style type="text/css">.ink{fill:var(--ink)}</style><path class="ink" d="M0 0H9"/></svg>"#,
      ],
      good: [
        ##"<svg xmlns="http://www.w3.org/2000/svg"><title>A</title><path d="M0 0H9" fill="#123"/></svg>"##,
        ##"<svg xmlns="http://www.w3.org/2000/svg"><title>A</title><path d="M0 0H9" fill="#112233"/></svg>"##,
        #"<svg xmlns="http://www.w3.org/2000/svg"><title>A</title><path d="M0 0H9" fill="rgb(1,2,3)"/></svg>"#,
        #"<svg xmlns="http://www.w3.org/2000/svg"><title>A</title><path d="M0 0H9" fill="none"/></svg>"#,
        #"<svg xmlns="http://www.w3.org/2000/svg"><title>A</title><path d="M0 0H9" fill="currentColor"/></svg>"#,
        #"<svg xmlns="http://www.w3.org/2000/svg"><title>A</title><style type="text/css">.ink{fill:var(--ink)} @supports (--a:0) { path { stroke: #1234 } }</style><path class="ink" d="M0 0H9" fill="red"/></svg>"#,
      ]),
    "SH1751": RuleExamples(
      bad: [
        "<style>path{fill:red}</style>"
      ]),
  ]
}
