import SweepVocabulary
import Testing

@Suite("The table of SVG")
struct VocabularyTests {
  private let svg = Vocabulary.svg

  private func children(_ definition: ElementDefinition) -> [String] {
    guard case .elements(let particles, _) = definition.content else { return [] }
    return particles.flatMap(\.keys)
  }

  @Test("refers only to elements that it defines, each once")
  func references() {
    #expect(Set(svg.elements.map(\.key)).count == svg.elements.count)
    for element in svg.elements {
      for key in children(element) {
        #expect(svg.element(key) != nil, "'\(key)' in '\(element.name)'")
      }
      #expect(Set(children(element)).count == children(element).count, "\(element.name)")
    }
    let reached = Set(svg.elements.flatMap(children)).union(["svg"])
    #expect(Set(svg.elements.map(\.key)).subtracting(reached) == [])
  }

  @Test("defines no attribute twice in one place")
  func duplicates() {
    #expect(Set(svg.common.map(\.name)).count == svg.common.count)
    for element in svg.elements {
      let names = element.attributes.definitions.map(\.name)
      #expect(Set(names).count == names.count, "\(element.name)")
    }
  }

  @Test("has every element and attribute of SVG 1.1, where SVG 1.1 has them")
  func declared() throws {
    #expect(DeclaredSVG11.elements.count == 80)
    let group = try #require(svg.element("g"))
    for (name, attributes, content) in DeclaredSVG11.elements {
      let element = try #require(svg.element(name), "\(name)")
      for attribute in attributes {
        #expect(svg.attribute(attribute, of: name) != nil, "\(attribute) of \(name)")
      }
      if case .any = element.content { continue }
      let wanted = content == ["..."] ? children(group) : content
      #expect(Set(wanted).subtracting(children(element)) == [], "in \(name)")
    }
    for attribute in DeclaredSVG11.shared {
      #expect(svg.attribute(attribute, of: "g") != nil, "\(attribute)")
    }
  }

  @Test("puts an element's own attribute before a common one of the same name")
  func ownBeforeCommon() throws {
    #expect(svg.attribute("fill", of: "animate")?.initial == "remove")
    #expect(svg.attribute("fill", of: "path")?.initial == "black")
    let animate = try #require(svg.element("animate"))
    #expect(svg.attributes(of: animate).filter { $0.name == "fill" }.count == 1)
    #expect(svg.attribute("fill", of: "blink") == nil)
    #expect(svg.attribute("wdith", of: "rect") == nil)
    #expect(svg.attribute("transform", of: "linearGradient") == nil)
  }

  @Test("tells what is inherited and what can be animated")
  func flags() {
    #expect(svg.attribute("fill", of: "g")?.isInherited == true)
    #expect(svg.attribute("opacity", of: "g")?.isInherited == false)
    #expect(svg.attribute("d", of: "path")?.isAnimatable == true)
    #expect(svg.attribute("id", of: "path")?.isAnimatable == false)
    #expect(svg.attribute("dur", of: "animate")?.isAnimatable == false)
    #expect(svg.attribute("direction", of: "text")?.isAnimatable == false)
  }

  @Test("knows properties as CSS has them")
  func properties() {
    #expect(Vocabulary.property("fill") == svg.attribute("fill", of: "g"))
    #expect(Vocabulary.property("transform")?.type != svg.attribute("transform", of: "g")?.type)
    #expect(Vocabulary.property("mix-blend-mode")?.isAnimatable == false)
    #expect(Vocabulary.property("cx")?.isAnimatable == true)
    #expect(Vocabulary.property("gradientTransform") == nil)
    #expect(Vocabulary.property("colour") == nil)
  }
}
