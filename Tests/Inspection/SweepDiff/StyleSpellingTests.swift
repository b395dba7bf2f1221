import SweepDiff
import Testing

/// Spellings of styles by editors and by hand, and the records in `metadata`.
@Suite struct StyleSpellingTests {
  @Test(arguments: [
    (
      "<text style='font: bold 12px Arial'>a</text>",
      "<text style='font-weight:bold;font-size:12px;font-family:Arial'>a</text>"
    ),
    (
      "<text style='font:bold 12px Arial'>a</text>",
      "<text font-weight='bold' font-size='12' font-family='Arial'>a</text>"
    ),
    (
      "<style>.a{font:italic 12px/1.2 Arial}</style><text class='a'>a</text>",
      "<text style='font-style:italic;font-size:12px;line-height:1.2;font-family:Arial'>a</text>"
    ),
    (
      "<g id='a' style='transform:rotate(45deg)'><path d='M0 0H9'/></g>",
      "<g id='a' transform='rotate(45)'><path d='M0 0H9'/></g>"
    ),
    (
      "<rect style='transform:translate(3px,4px) scale(1)' width='9' height='9'/>",
      "<rect transform='matrix(1 0 0 1 3 4)' width='9' height='9'/>"
    ),
    ("<rect style='width:9px;x:1px' height='9'/>", "<rect x='1' width='9' height='9'/>"),
    ("<style>circle{r:4px}</style><circle cx='5'/>", "<circle cx='5' r='4'/>"),
    ("<path d='M0 0H9' style='color:#000;fill:red'/>", "<path d='M0 0H9' style='fill:red'/>"),
    ("<path d='M0 0H9' color='red'/>", "<path d='M0 0H9' color='blue'/>"),
    (
      "<style>.a{fill:red}</style><path class='a' style='fill:blue' d='M0 0H9'/>",
      "<path style='fill:blue' d='M0 0H9'/>"
    ),
    (
      "<style>.a{font-family:A;stroke-dasharray:2}</style><text class='a' style='font-family:B;stroke-dasharray:3 4'>a</text>",
      "<text style='font-family:B;stroke-dasharray:3 4'>a</text>"
    ),
  ])
  func `other spellings of a style are no change`(a: String, b: String) throws {
    for (old, new) in [(a, b), (b, a)] {
      #expect(try words(old, new) == [])
    }
  }

  @Test(arguments: [
    (
      "<text style='font:bold 12px Arial'>a</text>",
      "<text style='font-weight:bold;font-size:13px;font-family:Arial'>a</text>"
    ),
    // The shorthand sets what it does not name too.
    (
      "<g font-style='italic'><text style='font:bold 12px Arial'>a</text></g>",
      "<g font-style='italic'><text style='font-weight:bold;font-size:12px;font-family:Arial'>a</text></g>"
    ),
    ("<text style='font:caption'>a</text>", "<text>a</text>"),
    (
      "<rect style='transform:translate(3px,4px)' width='9' height='9'/>",
      "<rect transform='translate(3 5)' width='9' height='9'/>"
    ),
    // CSS takes no lengths without a unit, and no rotation about a point.
    (
      "<rect style='transform:translate(3,4)' width='9' height='9'/>",
      "<rect transform='translate(3 4)' width='9' height='9'/>"
    ),
    (
      "<rect style='transform:translate(50%)' width='9' height='9'/>",
      "<rect width='9' height='9'/>"
    ),
    (
      "<rect style='transform:translate(1vw)' width='9' height='9'/>",
      "<rect width='9' height='9'/>"
    ),
    ("<rect style='width:9px' height='9'/>", "<rect width='8' height='9'/>"),
    ("<text style='x:9px'>a</text>", "<text x='9'>a</text>"),
    ("<path color='red' fill='currentColor'/>", "<path color='blue' fill='currentColor'/>"),
    (
      "<g color='red'><foreignObject><p xmlns='http://www.w3.org/1999/xhtml'>a</p></foreignObject></g>",
      "<g color='blue'><foreignObject><p xmlns='http://www.w3.org/1999/xhtml'>a</p></foreignObject></g>"
    ),
    (
      "<style>.a{fill:red!important}</style><path class='a' style='fill:blue' d='M0 0H9'/>",
      "<path style='fill:blue' d='M0 0H9'/>"
    ),
    // A family that no browser reads leaves the one before it.
    (
      "<style>.a{font-family:A}</style><text class='a' style='font-family:B/C'>a</text>",
      "<text style='font-family:B/C'>a</text>"
    ),
  ])
  func `styles that look otherwise are a change`(a: String, b: String) throws {
    for (old, new) in [(a, b), (b, a)] {
      #expect(try words(old, new) != [])
    }
  }

  private func edited(_ content: String) -> String {
    """
    <svg xmlns="http://www.w3.org/2000/svg" xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#" \
    xmlns:cc="http://creativecommons.org/ns#" xmlns:dc="http://purl.org/dc/elements/1.1/" \
    xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape">\(content)</svg>
    """
  }

  private func record(_ content: String) -> String {
    edited(
      """
      <metadata><rdf:RDF><cc:Work rdf:about=""><dc:format>image/svg+xml</dc:format>\
      <dc:type rdf:resource="http://purl.org/dc/dcmitype/StillImage"/>\(content)</cc:Work></rdf:RDF></metadata>
      """)
  }

  @Test func `a licence in metadata is a change, and the form of the record is none`() throws {
    func found(_ old: String, _ new: String) throws -> [String] {
      try difference(old, new).sentences.map(\.description)
    }
    func licence(_ name: String) -> String {
      record("<cc:license rdf:resource=\"http://\(name)/\"/>")
    }
    #expect(
      try found(licence("a"), licence("b")) == [
        "/svg/metadata/rdf:RDF/cc:Work/cc:license: rdf:resource 'http://a/' → 'http://b/'"
      ])
    #expect(
      try found(record("<dc:rights>A</dc:rights>"), record("<dc:rights>B</dc:rights>")) == [
        "/svg/metadata/rdf:RDF/cc:Work/dc:rights: text 'A' → 'B'"
      ])
    #expect(try found(licence("a"), edited("")).count == 1)
    #expect(try found(record("<dc:title/>"), edited("")) == [])
  }

  @Test func `another label of a layer is a change, and labels that are taken away are none`()
    throws
  {
    func labelled(_ label: String) -> String {
      edited("<g id=\"a\"\(label)><path d=\"M0 0H9\"/></g>")
    }
    let (old, new) = (
      labelled(" inkscape:label=\"Face\""), labelled(" inkscape:label=\"Dial\"")
    )
    #expect(
      try difference(old, new).sentences.map(\.description) == [
        "/svg/g[@id='a']: inkscape:label 'Face' → 'Dial'"
      ])
    #expect(try difference(old, labelled("")).isEmpty)
    #expect(try difference(old, labelled("")) { $0.comparesComments = true }.changes.count == 1)
  }
}
