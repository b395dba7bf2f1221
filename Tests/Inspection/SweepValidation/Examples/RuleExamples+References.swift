extension RuleExamples {
  static let references: [String: RuleExamples] = [
    "SH1109": RuleExamples(
      bad: [
        #"<text line-height="2">A</text>"#, #"<g mix-blend-mode="screen"><path d="M0 0H9"/></g>"#,
        #"<path d="M0 0H9" stop-color="red"/>"#, #"<g enable-background="new"/>"#,
      ],
      good: [
        #"<text style="line-height: 2">A</text>"#,
        #"<filter id="a"><feFlood flood-color="red"/></filter>"#,
      ]),
    "SH1110": RuleExamples(
      bad: [##"<g id="x"><a href="#x"><g><a href="#x"><path d="M0 0H9"/></a></g></a></g>"##],
      good: [##"<g id="x"><a href="#x"><path d="M0 0"/></a><a href="#x"><path d="M1 0"/></a></g>"##]
    ),
    "SH1301": RuleExamples(
      bad: [
        #"<path d="M0 0H9V9" fill="url(#rim)"/>"#,
        #"<path d="M0 0H9V9" style="stroke: url(#rim)"/>"#,
        #"<path d="M0 0H9V9" style="stroke: u\72l( '#rim' )"/>"#,
        #"<style>path { clip-path: url(#rim) }</style><path d="M0 0H9V9"/>"#,
        #"<g aria-labelledby="caption"><path d="M0 0H9V9"/></g>"#,
        #"<path d="M0 0H9V9"><animate attributeName="opacity" values="0;1" begin="sweep.end" dur="1s"/></path>"#,
        ##"<animate href="#needle" attributeName="opacity" values="0;1" dur="1s"/>"##,
        ##"<path d="M0 0H9V9"><animateMotion dur="1s"><mpath href="#way"/></animateMotion></path>"##,
      ],
      good: [
        ##"<a href="#"><text id="höhe">up</text></a><a href="#h%C3%B6he"><text>down</text></a>"##,
        #"<image width="9" height="9" href="https://example.org/a.svg#b"/>"#,
        "<style>/* url(#a) */ path { font-family: 'url(#a)' }</style>",
        #"<clipPath id="a)"/><path d="M0 0H9V9" style="clip-path: url( '#a)' )"/>"#,
      ]),
    "SH1302": RuleExamples(
      bad: [
        ##"<g id="a"><use href="#b"/></g><g id="b"><use href="#a"/></g>"##,
        #"<pattern id="p" width="9" height="9"><rect width="9" height="9" fill="url(#p)"/></pattern>"#,
        #"<mask id="m"><g mask="url(#m)"/></mask>"#,
        #"<clipPath id="c" clip-path="url(#d)"/><clipPath id="d" clip-path="url(#c)"/>"#,
        #"<marker id="m"><path d="M0 0H9" style="marker-end: url(#m)"/></marker>"#,
        ##"<linearGradient id="a" href="#b"/><linearGradient id="b" href="#a"/>"##,
        ##"<filter id="f"><feImage href="#glow"/></filter><g id="glow" filter="url(#f)"/>"##,
      ],
      good: [
        ##"<g id="a"><path d="M0 0H9"/></g><g id="b"><use href="#a"/><use href="#a"/></g><use href="#b"/>"##,
        ##"<path id="way" d="M0 0H9"><animateMotion dur="1s"><mpath href="#way"/></animateMotion></path>"##,
      ]),
    "SH1303": RuleExamples(
      bad: [
        ##"<path id="a" d="M0 0H9"/><path id="a" d="M0 9H9"/><use href="#a"/>"##
      ]),
    "SH1304": RuleExamples(
      bad: [doubling(times: 58), chain(of: 66)], good: [doubling(times: 12), chain(of: 60)]),
    "SH1305": RuleExamples(
      bad: [
        #"<linearGradient id="fade"/><path d="M0 0H9V9" mask="url(#fade)"/>"#,
        #"<linearGradient id="fade"/><path d="M0 0H9V9" style="filter:url('#fade')"/>"#,
        ##"<linearGradient id="fade"/><use href="#fade"/>"##,
        ##"<g id="way"/><path d="M0 0H9V9"><animateMotion dur="1s"><mpath href="#way"/></animateMotion></path>"##,
      ],
      good: [
        ##"<linearGradient id="fade"/><radialGradient id="glow" href="#fade"/><circle r="9" fill="url(#glow)"/>"##
      ]),
    "SH1306": RuleExamples(
      bad: [
        #"<path d="M0 0H9V9" stroke="url(other.svg)"/>"#,
        #"<clipPath id="rim"/><path d="M0 0H9V9" style="clip-path: url('rim')"/>"#,
        #"<mask id="rim"/><style>path { mask: url(rim) }</style><path d="M0 0H9V9"/>"#,
      ],
      good: [
        #"<path d="M0 0H9V9" fill="url(other.svg#fade)" style="mask: url(picture.png)"/>"#
      ]),
  ]

  /// A group of two of a group of two, and so on.
  private static func doubling(times: Int) -> String {
    "<defs><path id=\"g0\" d=\"M0 0H9\"/>"
      + (1...times).map {
        "<g id=\"g\($0)\"><use href=\"#g\($0 - 1)\"/><use href=\"#g\($0 - 1)\"/></g>"
      }.joined(separator: "\n") + "</defs>\n<use href=\"#g\(times)\"/>"
  }

  /// References that lead on from one another.
  private static func chain(of length: Int) -> String {
    "<defs><path id=\"g0\" d=\"M0 0H9\"/>"
      + (1...length).map { "<use id=\"g\($0)\" href=\"#g\($0 - 1)\"/>" }.joined(separator: "\n")
      + "</defs>"
  }
}
