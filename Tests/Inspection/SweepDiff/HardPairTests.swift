import SweepXML
import TestSupport
import Testing

@testable import SweepDiff

/// A drawing that allows links of SVG 1.1.
private func linked(_ content: String) -> String {
  oneLineDrawing(content).replacing(
    "<svg ", with: "<svg xmlns:xlink=\"http://www.w3.org/1999/xlink\" ", maxReplacements: 1)
}

/// Pairs of drawings whose equality is hard to decide.
@Suite struct HardPairTests {
  @Test(arguments: HardPairs.same) func `other spellings are no change`(a: String, b: String) throws
  {
    let found = try difference(linked(a), linked(b))
    #expect(found.isEmpty, "\(found.sentences.map(\.description))")
    #expect(try difference(linked(b), linked(a)).isEmpty)
  }

  @Test(arguments: HardPairs.different) func `other meanings are a change`(a: String, b: String)
    throws
  {
    #expect(try !difference(linked(a), linked(b)).isEmpty)
    #expect(try !difference(linked(b), linked(a)).isEmpty)
  }

  @Test func `two thousand edits are found and five hundred spellings are none`() throws {
    var random = SplitMix64(seed: 19)
    for round in 0..<2_500 {
      let isSpelling = round % 5 == 4
      let fixed = isSpelling ? HardPairs.same : HardPairs.different
      let isFixed = isSpelling || round % 2 == 0
      let pair =
        isFixed
        ? fixed[Int(random.next() % UInt64(fixed.count))] : Self.edit(&random)
      // The surroundings are spelled in two ways too.
      let (before, after) = Self.around(&random)
      let found = try difference(linked(before(pair.0)), linked(after(pair.1)))
      #expect(found.isEmpty == isSpelling, "round \(round): \(pair): \(found.sentences)")
    }
  }

  /// An edit of one number, colour or word.
  private static func edit(_ random: inout SplitMix64) -> (String, String) {
    let (a, b) = (Int(random.next() % 500) + 1, Int(random.next() % 500) + 501)
    let forms = [
      "<rect x='@'/>", "<rect width='@mm'/>", "<path d='M0 0H@'/>", "<g transform='rotate(@)'/>",
      "<g transform='translate(3 @) scale(2)'/>", "<g style='stroke-width:@px'/>",
      "<style>.a{stroke-width:@px}</style>", "<style>@media (min-width:@px){a{fill:red}}</style>",
      "<style>a{fill:red}.c@{stroke:blue}</style>", "<g id='n@'/>", "<text>@</text>",
      "<g><animate attributeName='x' values='1;@;3' dur='1s'/></g>",
      "<path><animate attributeName='d' values='M0 0H1;M0 0H@' dur='1s'/></path>",
      "<g><animate attributeName='opacity' values='0;1' dur='@s'/></g>",
      "<text font-family='F@, serif'>a</text>", "<use href='#n@'/>", "<g class='a c@'/>",
      "<defs><g id='n@'/><path d='M0 0'/></defs>", "<g fill='hsl(@ 50% 50%)' data-x='@'/>",
      "<polygon points='1,2 3,4 5,@'/>", "<g style='--x:@;fill:var(--x)'/>",
      "<style>a{transform:rotate(@deg)!important}</style>", "<g opacity='0.@'/>",
    ]
    let form = forms[Int(random.next() % UInt64(forms.count))]
    func filled(_ number: Int) -> String {
      form.replacing("@media", with: "\u{1}").replacing("@", with: "\(number)").replacing(
        "\u{1}", with: "@media")
    }
    return (filled(a), filled(b))
  }

  /// Two spellings of an edit's surroundings.
  private static func around(
    _ random: inout SplitMix64
  ) -> ((String) -> String, (String) -> String) {
    let number = Int(random.next() % 90) + 10
    switch random.next() % 4 {
    case 0: return ({ $0 }, { $0 })
    case 1:
      return (
        { "<circle r='\(number)'/>\($0)<path d='M0 0H\(number)'/>" },
        { "<circle cx='0' r='\(number).0px'/>\($0)<path d='m0,0 h\(number)'/>" }
      )
    case 2:
      return (
        { "<g fill='white' transform='translate(\(number) 1)'>\($0)</g>" },
        { "<g transform='translate(\(number))translate(0,1)' fill='#FFF'>\($0)</g>" }
      )
    default:
      return (
        { "<g style='fill:red;opacity:.5'><title>\(number)</title>\($0)</g>" },
        { "<g style='opacity:50% ; fill:#f00'><title>\(number)</title>\($0)</g>" }
      )
    }
  }
}
