/// Untrusted content of an `svg`, each with its code in the profile `untrusted`. Code that can run
/// calls `hit()`.
package enum HostileSnippets {
  package static let all: [(code: String, content: String)] = [
    ("SH1601", "<script>hit()</script>"),
    ("SH1601", "<s:script xmlns:s=\"http://www.w3.org/2000/svg\">hit()</s:script>"),
    ("SH1601", "<script xmlns=\"http://www.w3.org/1999/xhtml\">hit()</script>"),
    ("SH1601", "<script href=\"data:text/javascript,hit()\"/>"),
    ("SH1601", "<g><defs><script><![CDATA[hit()]]></script></defs></g>"),
    ("SH1602", "<g onload=\"hit()\"/>"),
    ("SH1602", "<image href=\"x:\" onerror=\"hit()\"/>"),
    ("SH1602", "<rect width=\"9\" height=\"9\" onclick=\"hit()\"/>"),
    ("SH1602", "<set attributeName=\"x\" to=\"1\" dur=\"1s\" onbegin=\"hit()\"/>"),
    ("SH1602", "<animate attributeName=\"x\" values=\"0;1\" dur=\"10ms\" onend=\"hit()\"/>"),
    (
      "SH1602",
      "<animate attributeName=\"x\" values=\"0;1\" dur=\"10ms\" repeatCount=\"9\" onrepeat=\"hit()\"/>"
    ),
    ("SH1602", "<style onload=\"hit()\">a{}</style>"),
    ("SH1602", "<a onfocus=\"hit()\" tabindex=\"0\" autofocus=\"\"/>"),
    ("SH1603", "<a href=\"javascript:hit()\"><rect width=\"9\" height=\"9\"/></a>"),
    ("SH1603", "<a href=\"JaVaScRiPt:hit()\"><rect width=\"9\" height=\"9\"/></a>"),
    ("SH1603", "<a href=\"java&#10;script:hit()\"><rect width=\"9\" height=\"9\"/></a>"),
    ("SH1603", "<a href=\"java&#9;script:hit()\"><rect width=\"9\" height=\"9\"/></a>"),
    ("SH1603", "<a href=\" &#13; javascript:hit()\"><rect width=\"9\" height=\"9\"/></a>"),
    ("SH1603", "<a href=\"&#x6a;avascript&#58;hit()\"><rect width=\"9\" height=\"9\"/></a>"),
    (
      "SH1603",
      "<a xmlns:y=\"http://www.w3.org/1999/xlink\" y:href=\"javascript:hit()\"><path d=\"M0 0\"/></a>"
    ),
    ("SH1603", "<a href=\"vbscript:hit()\"/>"),
    ("SH1603", "<a href=\"data:text/html,%3Cscript%3Ehit()%3C/script%3E\"/>"),
    (
      "SH1604",
      "<a><set attributeName=\"href\" to=\"javascript:hit()\" dur=\"9s\"/><rect width=\"9\" height=\"9\"/></a>"
    ),
    (
      "SH1604",
      "<a><animate attributeName=\"href\" values=\"#a;javascript:hit()\" keyTimes=\"0;0\" dur=\"9s\"/><path d=\"M0 0\"/></a>"
    ),
    (
      "SH1604",
      "<a><animate attributeName=\"xlink:href\" from=\"javascript:hit()\" to=\"javascript:hit()\" dur=\"9s\"/></a>"
    ),
    ("SH1604", "<g><set attributeName=\"y:href\" to=\"#b\" dur=\"1s\"/></g>"),
    ("SH1604", "<g><set attributeName=\"onclick\" to=\"hit()\" dur=\"1s\"/></g>"),
    ("SH1605", "<image href=\"http://example.org/a.png\"/>"),
    ("SH1605", "<image href=\"//example.org/a.png\"/>"),
    ("SH1605", "<image href=\"file:///etc/passwd\"/>"),
    ("SH1605", "<image href=\"\\\\host\\share\\a.png\"/>"),
    ("SH1605", "<use href=\"http://example.org/a.svg#a\"/>"),
    ("SH1605", "<use href=\"other.svg#a\"/>"),
    ("SH1605", "<path d=\"M0 0\" fill=\"url(http://example.org/#a)\"/>"),
    ("SH1605", "<path d=\"M0 0\" mask=\"url('a.svg#b')\"/>"),
    ("SH1605", "<path d=\"M0 0\" style=\"marker:url(a.svg#b)\"/>"),
    ("SH1605", "<path d=\"M0 0\" style=\"fill:\\55 rl(http://example.org/)\"/>"),
    ("SH1605", "<path d=\"M0 0\" style=\"background:u\\r\\l(//example.org/)\"/>"),
    ("SH1605", "<path d=\"M0 0\" style=\"background:image-set('a.png' 1x)\"/>"),
    ("SH1605", "<path d=\"M0 0\" style=\"background:image('a.png')\"/>"),
    ("SH1605", "<path d=\"M0 0\" style=\"background:src('a.png')\"/>"),
    ("SH1605", "<style>@import 'a.css';</style>"),
    ("SH1605", "<style>@IMPORT url(a.css);</style>"),
    ("SH1605", "<style>@im\\70ort 'a.css';</style>"),
    ("SH1605", "<style>@import/**/'a.css';</style>"),
    ("SH1605", "<style>@font-face{font-family:a;src:url(a.woff)}</style>"),
    ("SH1605", "<style>path{fill:ur/**/l(a);stroke:url(/**/b.svg#c)}</style>"),
    ("SH1605", "<g><animate attributeName=\"fill\" values=\"red;url(a.svg#b)\" dur=\"1s\"/></g>"),
    ("SH1606", "<image href=\"data:image/svg+xml,%3Csvg/%3E\"/>"),
    ("SH1606", "<image href=\"data:image/png;base64,PHN2Zz4=\"/>"),
    ("SH1606", "<image href=\"data:,hello\"/>"),
    ("SH1607", "<foreignObject><b xmlns=\"http://www.w3.org/1999/xhtml\">a</b></foreignObject>"),
    ("SH1607", "<iframe xmlns=\"http://www.w3.org/1999/xhtml\" src=\"javascript:hit()\"/>"),
    ("SH1607", "<h:embed xmlns:h=\"http://www.w3.org/1999/xhtml\" src=\"javascript:hit()\"/>"),
    ("SH1607", "<h:object xmlns:h=\"http://www.w3.org/1999/xhtml\" data=\"data:text/html,a\"/>"),
    ("SH1607", "<h:video xmlns:h=\"http://www.w3.org/1999/xhtml\" src=\"a\"/>"),
    (
      "SH1607",
      "<h:meta xmlns:h=\"http://www.w3.org/1999/xhtml\" http-equiv=\"refresh\" content=\"0;a\"/>"
    ),
    ("SH1607", "<h:base xmlns:h=\"http://www.w3.org/1999/xhtml\" href=\"//example.org/\"/>"),
    ("SH1607", "<annotation-xml xmlns=\"http://www.w3.org/1998/Math/MathML\"/>"),
    ("SH1607", "<title><h:style xmlns:h=\"http://www.w3.org/1999/xhtml\">a</h:style></title>"),
    ("SH1608", "<a href=\"https://example.org/\" target=\"_top\"><path d=\"M0 0\"/></a>"),
    ("SH1609", "<g xml:base=\"http://example.org/\"/>"),
    ("SH1610", "<path d=\"M0 0\" style=\"-moz-binding:url(#a)\"/>"),
    ("SH1610", "<path d=\"M0 0\" style=\"width:expr\\65ssion(hit())\"/>"),
    ("SH1610", "<style>path{behavior : url(#a)}</style>"),
    ("SH1611", "<?xml-stylesheet href=\"a.css\"?>"),
    ("SH1613", "<style>&lt;/style>&lt;img src=x onerror=hit()></style>"),
    ("SH1613", "<style><![CDATA[</style><img src=x onerror=hit()>]]></style>"),
    ("SH1614", "<filter id=\"f\"><feTurbulence numOctaves=\"11\"/></filter>"),
    ("SH1614", "<filter id=\"f\"><feGaussianBlur stdDeviation=\"1 1e9\"/></filter>"),
    ("SH1615", "<pattern id=\"p\" width=\"1e9\" height=\"1\"/>"),
  ]

  /// A file with a snippet in it.
  package static func file(_ content: String) -> String {
    """
    <svg xmlns="http://www.w3.org/2000/svg" width="9" height="9" viewBox="0 0 9 9" role="img">
    <title>A</title>\(content)</svg>

    """
  }
}
