extension RuleExamples {
  static let styles: [String: RuleExamples] = [
    "SH1801": RuleExamples(
      bad: [
        #"<path d="M0 0H9" style="stroke: red; fill"/>"#,
        #"<path d="M0 0H9" style="fill: red;}"/>"#,
        """
        <style>path { fill red; stroke: blue }</style>
        <path d="M0 0H9"/>
        """,
        """
        <style>path { fill: red</style>
        <path d="M0 0H9"/>
        """,
      ],
      good: [
        #"<path d="M0 0H9" style=";fill: red; /* none */; *zoom: 1;"/>"#,
        """
        <style>@import 'a.css'; @font-face { font-family: a; src: local(a) } path { fill: red; &amp;:hover { fill: blue } }</style>
        <path d="M0 0H9"/>
        """,
      ]),
    "SH1802": RuleExamples(
      bad: [
        #"<path d="M0 0H9" style="fill: #ggg"/>"#,
        #"<path d="M0 0H9" style="opacity: 0,5; fill: red"/>"#,
        #"<path d="M0 0H9" style="fill:"/>"#,
        """
        <style>
          path { stroke-linejoin: square }
        </style>
        <path d="M0 0H9"/>
        """,
      ],
      good: [
        #"<path d="M0 0H9" style="fill: rgb(calc(1 * 255) 0 0); stroke-width: calc(1px + 2%)"/>"#,
        #"<path d="M0 0H9" style="fill: var(--ink, red) !important; width: 9px\9; filter: alpha(opacity=50)"/>"#,
        """
        <style>@supports (fill: new) { path { fill: new } }</style>
        <path d="M0 0H9"/>
        """,
      ]),
    "SH1803": RuleExamples(
      bad: [
        #"<line x2="9" style="x1: 5"/>"#,
        """
        <style>path { colour: red }</style>
        <path d="M0 0H9"/>
        """,
      ],
      good: [
        #"<path d="M0 0H9" style="--ink: red; -inkscape-stroke: none; _zoom: 1; behavior: none; filter-gaussianBlur-deviation: 1"/>"#,
        """
        <style>path { color: red } @font-face { src: url(a.woff) }</style>
        <path d="M0 0H9"/>
        """,
      ]),
  ]
}
