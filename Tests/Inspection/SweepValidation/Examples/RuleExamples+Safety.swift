extension RuleExamples {
  static let safety: [String: RuleExamples] = [
    "SH1601": RuleExamples(
      bad: [
        #"<s:script xmlns:s="http://www.w3.org/2000/svg">alert(1)</s:script>"#,
        #"<handler xmlns="http://www.w3.org/1999/xhtml"/>"#,
      ]),
    "SH1602": RuleExamples(
      bad: [
        #"<set attributeName="x" to="1" dur="1s" onbegin="alert(1)"/>"#
      ]),
    "SH1603": RuleExamples(
      bad: [
        #"<use href=" JaVa&#9;ScRiPt:alert(1)"/>"#,
        #"<image href="data:text/html,&lt;script>alert(1)&lt;/script>"/>"#,
      ]),
    "SH1604": RuleExamples(
      bad: [
        ##"<path id="a" d="M0 0"/><use href="#a"><animate attributeName="y:href" values="#a;#b" dur="1s"/></use>"##
      ]),
    "SH1605": RuleExamples(
      bad: [
        #"<use href="other.svg#a"/>"#,
        #"<image href="//example.org/a.png"/>"#,
        #"<image href="\\host\a.png"/>"#,
        #"<style>@im\70ort 'a.css';</style>"#,
        "<style>@font-face{font-family:a;src:url(a.woff)}</style>",
        #"<path d="M0 0H9" style="fill:\55rl(a.svg#b)"/>"#,
        #"<path d="M0 0H9" fill="url(a.svg#b)"/>"#,
      ],
      good: [
        ##"<path id="a" d="M0 0H9"/><use href="#a"/>"##,
        "<style>/* url(a.png) */ path{fill:red}</style>",
      ]),
    "SH1606": RuleExamples(
      bad: [
        #"<image href="data:image/png;base64,R0lGODlhAQABAAAAACw="/>"#,
        #"<path d="M0 0H9" fill="url(data:font/woff2;base64,AAAA)"/>"#,
      ]),
    "SH1607": RuleExamples(
      bad: [
        #"<iframe xmlns="http://www.w3.org/1999/xhtml" srcdoc="hello"/>"#,
        #"<m:annotation-xml xmlns:m="http://www.w3.org/1998/Math/MathML"/>"#,
        #"<i:include xmlns:i="http://www.w3.org/2001/XInclude"/>"#,
      ]),
    "SH1610": RuleExamples(
      bad: [
        #"<style>path{-moz-bind\69ng:none}</style>"#,
        "<style>path{behavior:none}</style>",
      ]),
    "SH1611": RuleExamples(
      bad: [
        "<g><?editor crop?></g>"
      ]),
    "SH1613": RuleExamples(
      bad: [
        "<style><![CDATA[<!-- path{fill:red} -->]]></style>",
        #"<style><g xmlns="urn:example"/></style>"#,
      ]),
    "SH1614": RuleExamples(
      bad: [
        #"<filter id="a"><feGaussianBlur stdDeviation="1e9"/></filter>"#,
        #"<filter id="a"><feConvolveMatrix order="100000" kernelMatrix="1"/></filter>"#,
        #"<filter id="a"><feMorphology radius="5000"/></filter>"#,
        #"<filter id="a" width="100000%"><feFlood/></filter>"#,
      ]),
    "SH1615": RuleExamples(
      bad: [
        #"<pattern id="a" width="1000000" height="1" patternUnits="userSpaceOnUse"/>"#,
        #"<mask id="a" height="1000000"/>"#,
      ]),
  ]
}
