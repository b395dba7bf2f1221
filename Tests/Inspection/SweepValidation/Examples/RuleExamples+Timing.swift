extension RuleExamples {
  static let timing: [String: RuleExamples] = [
    "SH1411": RuleExamples(
      bad: [
        #"<rect width="9" height="9"><animate attributeName="x" values="0;90" dur="0s"/></rect>"#,
        #"<rect width="9" height="9"><animate attributeName="x" values="0;90" dur="indefinite"/></rect>"#,
      ],
      good: [
        #"<rect width="9" height="9"><set attributeName="x" to="5"/></rect>"#,
        #"<rect width="9" height="9"><animate attributeName="x" values="5" dur="indefinite"/></rect>"#,
      ]),
    "SH1412": RuleExamples(
      bad: [
        #"<rect width="9" height="9"><animate attributeName="x" values="0;90" dur="0.12345s"/></rect>"#,
        #"<rect width="9" height="9"><animate attributeName="x" values="0;90" dur="0.0004s"/></rect>"#,
        #"<rect width="9" height="9"><animate attributeName="x" values="0;90" dur="2000000s"/></rect>"#,
        #"<rect width="9" height="9"><animate attributeName="x" values="0;90" begin="-.5s" dur="2s"/></rect>"#,
      ],
      good: [
        #"<rect width="9" height="9"><animate attributeName="x" values="0;90" dur="0.123s"/></rect>"#,
        #"<rect width="9" height="9"><animate attributeName="x" values="0;90" begin="-0.5s" dur="00:02"/></rect>"#,
      ]),
    "SH1414": RuleExamples(
      bad: [
        """
        <script>document.documentElement.pauseAnimations()</script>
        <rect id="moving" width="9" height="9">
          <animate attributeName="x" values="0;90" dur="2s" repeatDur="indefinite" fill="freeze"/>
        </rect>
        """
      ],
      good: [
        """
        <script>document.documentElement.pauseAnimations()</script>
        <rect id="moving" width="9" height="9">
          <animate attributeName="x" values="0;90" dur="2s" repeatCount="indefinite" end="click" fill="freeze"/>
        </rect>
        """
      ]),
    "SH1421": RuleExamples(
      bad: [
        #"""
        <rect width="9" height="9">
          <animate id="sweep-1" attributeName="x" values="0;90" dur="2s"/>
          <animate attributeName="y" values="0;90" begin="sweep\-1.end" dur="2s"/>
        </rect>
        """#,
        #"""
        <rect width="9" height="9">
          <animate id="sweep.1" attributeName="x" values="0;90" dur="2s"/>
          <animate attributeName="y" values="0;90" begin="sweep\.1.end" dur="2s"/>
        </rect>
        """#,
      ]),
    "SH1422": RuleExamples(
      bad: [
        """
        <circle id="knob" r="9">
          <animate attributeName="r" values="0;9" begin="knob.onclick" dur="2s"/>
        </circle>
        """,
        """
        <circle id="knob" r="9">
          <animate attributeName="r" values="0;9" begin="knob.finish+1s" dur="2s"/>
        </circle>
        """,
        #"""
        <circle id="knob" r="9">
          <animate attributeName="r" values="0;9" begin="knob.foo\.bar" dur="2s"/>
        </circle>
        """#,
        #"""
        <circle id="knob" r="9">
          <animate attributeName="r" values="0;9" begin="foo\-bar" dur="2s"/>
        </circle>
        """#,
      ],
      good: [
        """
        <circle id="knob" r="9">
          <animate attributeName="r" values="0;9" begin="knob.mouseover+1s" dur="2s"/>
        </circle>
        """,
        """
        <circle id="knob" r="9">
          <animate attributeName="r" values="0;9" begin="0s;knob.focusin" dur="2s"/>
        </circle>
        """,
      ]),
    "SH1423": RuleExamples(
      bad: [
        #"<circle r="9"><animate attributeName="r" values="0;9" begin="wallclock(2027-01-01T00:00:00Z)" dur="2s"/></circle>"#
      ]),
    "SH1424": RuleExamples(
      bad: [
        #"<circle r="9"><animate attributeName="r" values="0;9" end="0s" dur="5s"/></circle>"#
      ],
      good: [
        #"<circle r="9"><animate attributeName="r" values="0;9" begin="3s" end="1s;click" dur="5s"/></circle>"#
      ]),
    "SH1425": RuleExamples(
      bad: [
        #"<circle r="9"><animate attributeName="r" values="0;9" begin="-2s" dur="2s"/></circle>"#
      ],
      good: [
        #"<circle r="9"><animate attributeName="r" values="0;9" begin="-5s" dur="2s" repeatCount="9"/></circle>"#
      ]),
    "SH1426": RuleExamples(
      bad: [
        """
        <script>document.documentElement.pauseAnimations()</script>
        <rect id="moving" width="9" height="9">
          <animate id="first" attributeName="x" values="0;90" dur="2s" />
          <animate attributeName="y" values="0;90" begin="moving.end" dur="2s"/>
        </rect>
        """
      ],
      good: [
        """
        <script>document.documentElement.pauseAnimations()</script>
        <rect id="moving" width="9" height="9">
          <animate id="first" attributeName="x" values="0;90" dur="2s" repeatCount="indefinite"/>
          <animate attributeName="y" values="0;90" begin="first.begin+3s" dur="2s"/>
        </rect>
        """
      ]),
    "SH1427": RuleExamples(
      bad: [
        """
        <rect width="9" height="9">
          <animate id="first" attributeName="x" values="0;90" begin="first.end" dur="2s"/>
          <animate id="second" attributeName="y" values="0;90" begin="first.end" dur="2s"/>
        </rect>
        """
      ]),
  ]
}
