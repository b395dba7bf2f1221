extension RuleExamples {
  static let accessibility: [String: RuleExamples] = [
    "SH1501": RuleExamples(
      good: [
        #"<svg xmlns="http://www.w3.org/2000/svg" aria-hidden="true"><path d="M0 0H9"/></svg>"#,
        #"<svg xmlns="http://www.w3.org/2000/svg" role="img" aria-label="A line"/>"#,
        #"<svg xmlns="http://www.w3.org/2000/svg"><text y="9">72 km/h</text></svg>"#,
      ]),
    "SH1502": RuleExamples(
      bad: [
        #"<g role="img" aria-label=""/>"#
      ]),
    "SH1504": RuleExamples(
      bad: [
        #"<g role="slider" tabindex="0" aria-label="Volume" aria-valuemin="0" aria-valuemax="9"/>"#
      ]),
    "SH1506": RuleExamples(
      bad: [
        #"<g role="presentation" aria-label="Speed"/>"#,
        #"<g role="button" tabindex="0" aria-label="Go" aria-valuetext="4"/>"#,
      ]),
    "SH1507": RuleExamples(
      bad: [
        ##"<circle cx="50" cy="50" r="40"/><g fill="#333"><text x="50" y="50">72</text></g>"##
      ],
      good: [
        ##"<rect width="90" height="90" fill="#fff"/><text x="20" y="50" font-size="30" fill="#888">72</text>"##,
        ##"<rect width="90" height="90" fill="#fff" opacity=".2"/><text x="20" y="50" fill="#bbb">72</text>"##,
      ]),
    "SH1508": RuleExamples(
      bad: [
        #"<g transform="scale(.5)"><text y="50" font-size="10">72</text></g>"#
      ]),
    "SH1509": RuleExamples(
      good: [
        #"<g tabindex="-1"><path d="M0 0H9"/></g>"#
      ]),
  ]
}
