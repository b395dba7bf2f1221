extension RuleExamples {
  static let targets: [String: RuleExamples] = [
    "SH1431": RuleExamples(
      bad: [
        #"<circle r="9"><animate attributeName="id" values="1;9" dur="2s"/></circle>"#,
        #"<circle r="9"><animate attributeName="width" values="1;9" dur="2s"/></circle>"#,
        #"<circle r="9"><animate attributeName="rotate" values="1;9" dur="2s"/></circle>"#,
        #"<circle r="9"><animate attributeName="margin" values="1;9" dur="2s"/></circle>"#,
      ],
      good: [
        #"<circle r="9"><animate attributeName="stroke-width" values="1;9" dur="2s"/></circle>"#
      ]),
    "SH1432": RuleExamples(
      bad: [
        #"<circle r="9"><animate attributeName="fill" values="red;rouge" dur="2s"/></circle>"#,
        #"<path d="M0 0H9"><animate attributeName="d" values="M0 0H9;M0 0L9" dur="2s"/></path>"#,
        #"<circle r="9"><set attributeName="r" to="9 px"/></circle>"#,
        #"<circle r="9"><animate attributeName="r" values="0,5,9" dur="2s"/></circle>"#,
        #"<circle r="9"><animateMotion values="0,0;9" dur="2s"/></circle>"#,
      ],
      good: [
        #"<circle r="9"><animate attributeName="fill" values="red;#0f0;rgb(0, 0, 255)" dur="2s"/></circle>"#,
        #"<circle r="9"><animate attributeName="opacity" values="0;1;" dur="2s"/></circle>"#,
        #"<circle r="9"><animate attributeName="r" by="-2" dur="2s"/></circle>"#,
        #"<circle r="9"><animateMotion values="0,0;9 5" dur="2s"/></circle>"#,
      ]),
    "SH1433": RuleExamples(
      bad: [
        #"<path d="M0 0H9"><animate attributeName="d" values="M0 0A5 5 0 0 1 9 9;M0 0A5 5 0 1 1 9 9" dur="2s"/></path>"#,
        """
        <polygon points="0,0 9,9">
          <animate attributeName="points" values="0,0 9,9;0,0 9,9 9,0" dur="2s"/>
        </polygon>
        """,
        #"<path d="M0 0H9"><animate attributeName="stroke-dasharray" values="0 9;9 9 9" dur="2s"/></path>"#,
        #"<circle r="9"><animate attributeName="fill" values="none;red" dur="2s"/></circle>"#,
      ],
      good: [
        #"<path d="M0 0H9"><animate attributeName="d" values="M0 0H9;M0 0L9 9" dur="2s" calcMode="discrete"/></path>"#,
        """
        <polygon points="0,0 9,9">
          <animate attributeName="points" values="0,0 9,9;0,9 9,0" dur="2s"/>
        </polygon>
        """,
        #"<path d="M0 0H9"><animate attributeName="stroke-dasharray" values="0 9;9px,0.5em" dur="2s"/></path>"#,
        """
        <filter id="blur"><feGaussianBlur stdDeviation="0">
          <animate attributeName="stdDeviation" values="0;3 2" dur="2s"/>
        </feGaussianBlur></filter>
        """,
        #"<circle r="9"><animate attributeName="fill" values="lime;red" dur="2s"/></circle>"#,
      ]),
    "SH1434": RuleExamples(
      bad: [
        """
        <g><animateTransform attributeName="transform" attributeType="CSS" type="rotate"
          values="0;90" dur="2s"/></g>
        """
      ],
      good: [
        #"<line x2="9"><animate attributeName="x1" attributeType="XML" values="0;9" dur="2s"/></line>"#
      ]),
    "SH1436": RuleExamples(
      bad: [
        """
        <circle id="needle" r="9"/>
        <animate href="needle" attributeName="r" values="0;9" dur="2s"/>
        """
      ]),
  ]
}
