extension RuleExamples {
  static let transforms: [String: RuleExamples] = [
    "SH1441": RuleExamples(
      bad: [
        #"<g><set attributeName="transform" to="rotate(90)"/></g>"#,
        #"<circle r="9"><animateTransform attributeName="r" type="scale" values="0;9" dur="2s"/></circle>"#,
      ],
      good: [
        #"<circle r="9"><animate attributeName="r" values="0;9" dur="2s"/></circle>"#
      ]),
    "SH1442": RuleExamples(
      bad: [
        #"<g><animateTransform attributeName="transform" type="rotate" by="90" dur="2s"/></g>"#
      ],
      good: [
        #"<g><animateTransform attributeName="transform" type="rotate" from="0" to="90" dur="2s"/></g>"#
      ]),
    "SH1444": RuleExamples(
      bad: [
        #"<g><animateTransform attributeName="transform" type="translate" values="0;1,2,3" dur="2s"/></g>"#,
        #"<g><animateTransform attributeName="transform" type="translate" values="0,,5;1,2" dur="2s"/></g>"#,
        #"<g><animateTransform attributeName="transform" type="scale" values="scale(1);scale(2)" dur="2s"/></g>"#,
        #"<g><animateTransform attributeName="transform" type="skewX" values="0;10deg" dur="2s"/></g>"#,
      ],
      good: [
        #"<g><animateTransform attributeName="transform" type="translate" values="0;1,2" dur="2s"/></g>"#,
        #"<g><animateTransform attributeName="transform" type="skewX" values="0;10" dur="2s"/></g>"#,
      ]),
    "SH1445": RuleExamples(
      bad: [
        """
        <g>
          <animateTransform attributeName="transform" type="rotate" values="0;90 50 50" dur="2s"/>
        </g>
        """,
        """
        <g>
          <animateTransform attributeName="transform" type="rotate" values="0 50 50;90 50 50" accumulate="sum" repeatCount="3" dur="2s"/>
        </g>
        """,
      ],
      good: [
        """
        <g>
          <animateTransform attributeName="transform" type="rotate" values="0;90" accumulate="sum" repeatCount="3" dur="2s"/>
        </g>
        """
      ]),
    "SH1446": RuleExamples(
      bad: [
        """
        <g>
          <animateTransform attributeName="transform" type="scale" values="1;2" dur="2s"/>
          <animateTransform attributeName="transform" type="rotate" values="0;90" dur="2s"/>
        </g>
        """
      ],
      good: [
        """
        <g>
          <animateTransform attributeName="transform" type="scale" values="1;2" dur="2s"/>
          <animateTransform attributeName="transform" type="rotate" values="0;90" dur="2s" additive="sum"/>
        </g>
        """,
        """
        <g transform="rotate(90)">
          <animateTransform attributeName="transform" type="rotate" values="0;90" dur="2s"/>
        </g>
        """,
        """
        <g>
          <animateTransform attributeName="transform" type="scale" values="1;2" dur="2s"/>
          <animateTransform attributeName="transform" type="rotate" values="0;90" dur="2s" begin="2s"/>
        </g>
        """,
      ]),
    "SH1448": RuleExamples(
      bad: [
        #"<style>#hand { transform: none }</style><g id="hand"><animateTransform attributeName="transform" type="rotate" values="0;90" dur="2s"/></g>"#,
        #"<style>g.hand, .other { transform: none }</style><g class="big hand"><animateTransform attributeName="transform" type="rotate" values="0;90" dur="2s"/></g>"#,
        #"<circle r="9" style="opacity: 1 !important"><animate attributeName="opacity" values="0;1" dur="2s"/></circle>"#,
      ],
      good: [
        #"<style>@media (prefers-reduced-motion: reduce) { #hand { transform: none !important } }</style><g id="hand"><animateTransform attributeName="transform" type="rotate" values="0;90" dur="2s"/></g>"#,
        #"<circle r="9" style="opacity: 1"><animate attributeName="opacity" values="0;1" dur="2s"/></circle>"#,
        #"<style>g .hand { transform: none }</style><g class="hand"><animateTransform attributeName="transform" type="rotate" values="0;90" dur="2s"/></g>"#,
      ]),
  ]
}
