import CLibXML2
import Testing

@testable import SweepXML
import TestSupport

@Suite struct SourceMapTests {
  static let text = """
    <?xml version="1.0"?>
    <!-- <no a='1'/> -->
    <svg xmlns="http://www.w3.org/2000/svg"\tid='a>b'
      role = "img"
    ><![CDATA[<no/>]]><é.ü α="1" β:x="2" xmlns:β="u:u"/>
    \t<?pi <no/> ?><text
        x="1">é𝄞<g/></text></svg>
    """

  @Test func everyTagAndAttributeHasItsPlace() throws {
    let map = try read(Self.text).sourceMap
    let found = (0..<map.elementCount).map { index in
      let attributes = map.attributes(ofElement: index).map { " \($0.name)@\($0.position)" }
      return "\(map.name(ofElement: index) ?? "")@\(map.position(ofElement: index) ?? .start)"
        + attributes.joined()
    }
    #expect(
      found == [
        "svg@3:1 xmlns@3:6 id@3:41 role@4:3", "é.ü@5:19 α@5:24 β:x@5:30 xmlns:β@5:38",
        "text@6:15 x@7:5", "g@7:13",
      ])
    #expect(map.position(ofAttribute: "β:x", inElement: 1) == XMLPosition(line: 5, column: 30))
    #expect(map.position(ofAttribute: "x", inElement: 1) == nil)
    #expect(map.position(ofElement: 4) == nil)
    #expect(map.attributes(ofElement: -1).isEmpty)
  }

  @Test(arguments: ["\n", "\r\n", "\r"])
  func everyLineEndCountsOnce(end: String) throws {
    let map = try read("<a>\(end)\(end)<b\(end)c='\(end)'/></a>").sourceMap
    #expect(map.position(ofElement: 1) == XMLPosition(line: 3, column: 1))
    #expect(map.position(ofAttribute: "c", inElement: 1) == XMLPosition(line: 4, column: 1))
  }

  /// Random documents: the scan and libxml2 find the same elements, names and attributes.
  @Test(arguments: [1, 2, 3, 4] as [UInt64])
  func scanAgreesWithLibXML2(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    for _ in 0..<200 {
      let document = try read(randomElement(&random, depth: 0))
      var index = 0
      walk(xmlDocGetRootElement(document.tree)) { node in
        #expect(document.elementIndex(of: node) == index)
        #expect(document.sourceMap.name(ofElement: index) == String(cString: node.pointee.name))
        #expect(
          document.sourceMap.attributes(ofElement: index).map(\.name) == attributeNames(node))
        index += 1
      }
      #expect(index == document.elementCount)
    }
  }

  /// Random damage: never a crash, and always a place inside the text.
  @Test(arguments: [5, 6, 7, 8] as [UInt64])
  func damageIsReportedInsideTheText(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let damage = Array("<>/='\"&;![]?- \n\u{1}x\u{FF}é".utf8)
    for _ in 0..<500 {
      var bytes = Array(randomElement(&random, depth: 0).utf8)
      for _ in 0..<Int.random(in: 1...3, using: &random) {
        let at = Int.random(in: 0..<bytes.count, using: &random)
        bytes[at] = damage.randomElement(using: &random) ?? 0
      }
      guard let position = readError(bytes)?.position else { continue }
      let lines = String(decoding: bytes, as: UTF8.self)
        .split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      #expect((1...lines.count).contains(position.line), "seed \(seed)")
      if lines.indices.contains(position.line - 1) {
        let width = lines[position.line - 1].unicodeScalars.count
        #expect((1...width + 2).contains(position.column), "seed \(seed)")
      }
    }
  }
}

private func randomElement(_ random: inout SplitMix64, depth: Int) -> String {
  let name = ["a", "b.c", "é", "_x-y"].randomElement(using: &random) ?? "a"
  let blank = [" ", "\n", "\t ", "  "].randomElement(using: &random) ?? " "
  let names = ["p", "q", "rü"].prefix(Int.random(in: 0...3, using: &random))
  let values = ["\"a>b\"", "'\"'", "\"é\n\"", "''", "\"/>\""]
  let attributes = names.map { blank + $0 + "=" + (values.randomElement(using: &random) ?? "''") }
  let start = "<" + name + attributes.joined() + (Bool.random(using: &random) ? blank : "")
  if depth > 4 || Int.random(in: 0..<3, using: &random) == 0 { return start + "/>" }
  let between = [
    "text", "<!-- <a> -->", "<![CDATA[<b>]]>", "<?pi <c/>?>", "\r\n", "é>", "&amp;", "&#60;",
  ]
  var content = ""
  for _ in 0..<Int.random(in: 0...3, using: &random) {
    content += between.randomElement(using: &random) ?? ""
    content += randomElement(&random, depth: depth + 1)
  }
  return start + ">" + content + "</" + name + blank + ">"
}

private func walk(_ node: xmlNodePtr?, _ visit: (xmlNodePtr) -> Void) {
  var next = node
  while let node = next {
    if node.pointee.type == XML_ELEMENT_NODE {
      visit(node)
      walk(node.pointee.children, visit)
    }
    next = node.pointee.next
  }
}

private func attributeNames(_ node: xmlNodePtr) -> [String] {
  var names: [String] = []
  var next = node.pointee.properties
  while let attribute = next {
    names.append(String(cString: attribute.pointee.name))
    next = attribute.pointee.next
  }
  return names
}
