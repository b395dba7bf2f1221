extension RuleExamples {
  static let values: [String: RuleExamples] = [
    "SH1225": RuleExamples(
      bad: [
        #"<filter id="a"><feColorMatrix type="saturate" values="1 2"/></filter>"#,
        #"<filter id="a"><feConvolveMatrix kernelMatrix="1 2 3"/></filter>"#,
        #"<filter id="a"><feConvolveMatrix order="2,3" kernelMatrix="1 2 3 4 5 6 7 8 9"/></filter>"#,
      ],
      good: [
        #"<filter id="a"><feConvolveMatrix order="2 3" kernelMatrix="1 2 3 4 5 6"/></filter>"#,
        #"<filter id="a"><feColorMatrix type="luminanceToAlpha"/></filter>"#,
        #"<filter id="a"><feColorMatrix type="hueRotate" values="90"/></filter>"#,
      ]),
    "SH1401": RuleExamples(
      bad: [
        """
        <rect width="9" height="9">
          <animate attributeName="x" from="0" to="90" keyTimes="0;0.5;1" dur="2s"/>
        </rect>
        """
      ],
      good: [
        """
        <rect width="9" height="9">
          <animate attributeName="x" from="0" to="90" keyTimes="0;1" dur="2s"/>
        </rect>
        """,
        """
        <rect width="9" height="9">
          <animateMotion values="0 0;1 1;2 2" keyPoints="0;1" keyTimes="0;1" calcMode="linear" \
        dur="2s"/>
        </rect>
        """,
      ]),
    "SH1402": RuleExamples(
      bad: [
        """
        <rect width="9" height="9">
          <animate attributeName="x" values="0;90" keyTimes="0;0.9" dur="2s"/>
        </rect>
        """,
        """
        <rect width="9" height="9">
          <animate attributeName="x" values="0;50;20;90" keyTimes="0;0.6;0.4;1" dur="2s"/>
        </rect>
        """,
      ],
      good: [
        """
        <rect width="9" height="9">
          <animate attributeName="x" values="0;50;90" keyTimes="0;0.5;0.5" calcMode="discrete" dur="2s"/>
        </rect>
        """
      ]),
    "SH1403": RuleExamples(
      bad: [
        """
        <rect width="9" height="9">
          <animate attributeName="x" values="0;90" keyTimes="0;1;" dur="2s"/>
        </rect>
        """,
        """
        <rect width="9" height="9">
          <animate attributeName="x" values="0;90" keyTimes="0;1" calcMode="spline" keySplines="0 0 1 1;" dur="2s"/>
        </rect>
        """,
      ],
      good: [
        """
        <rect width="9" height="9">
          <animate attributeName="x" values="0;90" keyTimes="0;1" calcMode="spline" keySplines="0 0 1 1" dur="2s"/>
        </rect>
        """
      ]),
    "SH1404": RuleExamples(
      bad: [
        """
        <rect width="9" height="9">
          <animate attributeName="x" values="0;50;90" calcMode="spline" dur="2s"/>
        </rect>
        """,
        """
        <rect width="9" height="9">
          <animateMotion path="M0 0H50" keyPoints="0;1" keyTimes="0;1" calcMode="spline"
            keySplines="0 0 1 1;0 0 1 1" dur="2s"/>
        </rect>
        """,
      ]),
    "SH1405": RuleExamples(
      bad: [
        """
        <rect width="9" height="9">
          <animate attributeName="x" values="0;90" calcMode="spline" keySplines="0.5,0,0.5,1.5" dur="2s"/>
        </rect>
        """
      ],
      good: [
        """
        <rect width="9" height="9">
          <animate attributeName="x" values="0;90" calcMode="spline" keySplines="0,0,1,1" dur="2s"/>
        </rect>
        """
      ]),
    "SH1406": RuleExamples(
      bad: [
        """
        <rect width="9" height="9">
          <animate attributeName="x" values="0;90" calcMode="linear" keySplines="0.5 0 0.5 1" dur="2s"/>
        </rect>
        """
      ]),
    "SH1407": RuleExamples(
      bad: [
        """
        <rect width="9" height="9">
          <animateMotion path="M0 0H50" keyPoints="0;0.5;1" keyTimes="0;0.2;1" dur="2s"/>
        </rect>
        """
      ],
      good: [
        """
        <rect width="9" height="9">
          <animateMotion path="M0 0H50" keyPoints="0;0.5;1" keyTimes="0;0.2;1" calcMode="linear" dur="2s"/>
        </rect>
        """
      ]),
    "SH1408": RuleExamples(
      bad: [
        """
        <rect width="9" height="9">
          <animateMotion path="M0 0H50" keyPoints="0;1" calcMode="linear" dur="2s"/>
        </rect>
        """
      ]),
    "SH1409": RuleExamples(
      bad: [
        #"<rect width="9" height="9"><animate attributeName="x" from="10" to="20" by="5" dur="2s"/></rect>"#,
        #"<rect width="9" height="9"><animateMotion path="M0 0H9" values="0,0;9,0" dur="2s"/></rect>"#,
      ],
      good: [
        #"<rect width="9" height="9"><animate attributeName="x" from="10" to="20" dur="2s"/></rect>"#
      ]),
    "SH1410": RuleExamples(
      bad: [
        #"<rect width="9" height="9"><animate attributeName="x" from="5" dur="2s"/></rect>"#,
        #"<rect width="9" height="9"><set attributeName="x" begin="1s"/></rect>"#,
        #"<rect width="9" height="9"><animate attributeName="x" values="" dur="2s"/></rect>"#,
      ],
      good: [
        #"<rect width="9" height="9"><set attributeName="x" begin="1s" to="5"/></rect>"#
      ]),
  ]
}
