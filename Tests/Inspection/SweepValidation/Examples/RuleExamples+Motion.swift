extension RuleExamples {
  static let motion: [String: RuleExamples] = [
    "SH1447": RuleExamples(
      bad: [
        #"<circle r="9"><animateMotion from="0,0" dur="2s"/></circle>"#,
        #"<circle r="9"><animateMotion dur="2s"><mpath/></animateMotion></circle>"#,
        #"<circle r="9"><animateMotion path="" dur="2s"/></circle>"#,
      ],
      good: [
        #"<circle r="9"><animateMotion to="9,0" dur="2s"/></circle>"#
      ]),
    "SH1449": RuleExamples(
      bad: [
        """
        <rect width="9" height="9">
          <animateTransform attributeName="transform" type="rotate" calcMode="paced" values="0;10;90" dur="2s"/>
        </rect>
        """,
        """
        <linearGradient id="g">
          <stop stop-color="red"/>
          <stop offset="0.5"><animate attributeName="offset" from="25%" to="0.75" dur="2s"/></stop>
        </linearGradient>
        <rect width="9" height="9" fill="url(#g)"/>
        """,
      ],
      good: [
        """
        <rect width="9" height="9">
          <animateTransform attributeName="transform" type="rotate" calcMode="paced" values="0;90" dur="2s"/>
        </rect>
        """,
        #"<rect width="9" height="9"><animateMotion path="M0 0H50" rotate="auto-reverse" dur="2s"/></rect>"#,
      ]),
    "SH1451": RuleExamples(
      bad: [
        #"<rect width="9" height="9"><animate attributeName="x" values="0;90" dur="2s" repeatCount="indefinite" begin="0s;click"/></rect>"#,
        """
        <style>@media (prefers-reduced-motion: reduce) { #moving { x: 90px !important } }</style>
        <rect id="moving" width="9" height="9"><animate attributeName="x" values="0;90" dur="2s" repeatCount="indefinite"/></rect>
        """,
      ],
      good: [
        #"<rect width="9" height="9"><animate attributeName="x" values="0;90" dur="2s" repeatCount="indefinite" end="click"/></rect>"#,
        #"<rect width="9" height="9"><animate attributeName="x" values="0;90" dur="2s" repeatCount="indefinite" begin="click"/></rect>"#,
      ]),
    "SH1452": RuleExamples(
      bad: [
        """
        <circle r="9">
          <animate attributeName="visibility" values="visible;hidden" dur="0.3s" repeatDur="9s"/>
        </circle>
        """,
        """
        <circle r="9">
          <animate attributeName="fill" values="#fff;#000;#fff;#000;#fff;#000;#fff;#000;#fff" dur="1s"/>
        </circle>
        """,
      ],
      good: [
        """
        <circle r="9">
          <animate attributeName="opacity" values="1;0.95" dur="0.2s" repeatCount="20"/>
        </circle>
        """,
        """
        <circle r="9">
          <animate attributeName="fill" values="#f00;#f01" dur="0.1s" repeatCount="20"/>
        </circle>
        """,
        """
        <circle r="9">
          <animate attributeName="opacity" values="0;1;0" dur="0.2s"/>
        </circle>
        """,
      ]),
  ]
}
