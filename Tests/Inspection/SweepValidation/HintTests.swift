import SweepDiagnostics
import SweepValidation
import Testing

/// Mistakes that are often made, each with the words that help.
@Suite struct HintTests {
  static let cases: [(content: String, hint: String)] = [
    (rotation("0deg;90deg"), "write '0'"),
    (rotation("rotate(0);rotate(90)"), "write '0'"),
    (rotation("0 5;90 5"), "write the angle, or the angle and the centre's x and y"),
    ("<g transform=\"rotate(45deg)\"/>", "write 'rotate(45)'"),
    ("<g transform=\"translate(5px, 5px)\"/>", "write 'translate(5, 5)'"),
    ("<g transform=\"rotated(45)\"/>", "write 'rotate(45)'"),
    (animation("keyTimes=\"0%;50%;100%\" values=\"1;5;9\""), "write '0;0.5;1'"),
    (
      animation("calcMode=\"spline\" keySplines=\"cubic-bezier(.4,0,.2,1)\" values=\"1;9\""),
      "write '.4,0,.2,1'"
    ),
    (animation("values=\"1;9\"", duration: "2sec"), "write '2s'"),
    (animation("values=\"1;9\"", duration: "2 s"), "write '2s'"),
    (animation("values=\"1;9\"", duration: "1,5s"), "write '1.5s'"),
    (animation("values=\"0,5,9\""), "separate values with semicolons: '0;5;9'"),
    (animation("values=\"1;9\" begin=\"0s, click\""), "write '0s;click'"),
    (animation("values=\"1;9\" begin=\"1s;\""), "write '1s'"),
    ("<path d=\"M0 0H9\" opacity=\"0,5\"/>", "write '0.5'"),
    ("<path d=\"M0 0H9\" opacity=\"0.8;\"/>", "write '0.8'"),
    ("<path d=\"M0 0H9\" stroke-width=\"2 px\"/>", "write '2px'"),
    ("<path d=\"M0 0H9\" style=\"stroke-width: 2 px\"/>", "write '2px'"),
    ("<path d=\"M0 0H9\" style=\"fill=red\"/>", "write ':' between the name and the value"),
    (
      "<path d=\"M0 0A5 5 0 2 1 9 9\"/>",
      "an arc is rx, ry, an angle, two flags of 0 or 1, x and y"
    ),
    ("<linearGradient id=\"g\"/><path d=\"M0 0H9\" fill=\"url(g)\"/>", "write 'url(#g)'"),
    ("<g role=\"buton\"/>", "did you mean 'button'?"),
    ("<div/>", "put HTML in 'foreignObject', with xmlns=\"http://www.w3.org/1999/xhtml\""),
    (
      "<rect width=\"NaN\" height=\"9\"/>",
      "the program that wrote the file failed to compute the number"
    ),
    ("<text>a & b</text>", "write '&amp;'"),
    ("<text>a&nbsp;b</text>", "write the character itself, or its number as in '&#160;'"),
  ]

  @Test(arguments: cases)
  func helps(content: String, hint: String) throws {
    let found = try Validator(.svg2).validate(
      Array(RuleExamples.file(content).utf8), name: "hint.svg")
    #expect(found.contains { $0.hint == hint }, "\(found)")
  }

  /// No help puts other numbers for those of a list, or guesses which number a comma means.
  @Test(
    arguments: [
      "<path d=\"M 14.5,13.25 12.75,12 q 4.5,21.5 Z\"/>", "<g transform=\"rotate(30,50)\"/>",
      "<g transform=\"translate(1,2,3)\"/>", "<g transform=\"rotate(30,5\"/>",
      "<polygon points=\"1,2 3,4x\"/>", "<path d=\"M0 0H9\" stroke-dasharray=\"1,2,x\"/>",
      "<path d=\"M0 0H9\" opacity=\"1,234\"/>", "<g transform=\"scale(1,5 2,5)\"/>",
      "<rect width=\"1,5,2\" height=\"9\"/>", "<rect width=\"12,345\" height=\"9\"/>",
      rotation("30,50;60,50"), rotation("30,5"),
    ])
  func `keeps the numbers`(content: String) throws {
    func numbers(_ text: some StringProtocol) -> [Substring] {
      text.split { !$0.isNumber && $0 != "." && $0 != "-" }.map { Substring($0) }
    }
    for profile in [Profile.svg2, .output] {
      let found = try Validator(profile).validate(
        Array(RuleExamples.file(content).utf8), name: "hint.svg")
      #expect(!found.isEmpty)
      for hint in found.compactMap(\.hint) {
        guard let better = hint.firstMatch(of: /^write '(.*)'/)?.1 else { continue }
        let own = numbers(content)
        #expect(numbers(better).allSatisfy { own.contains($0) }, "\(hint)")
      }
    }
  }

  /// A comma within a value of a list is never one between values, and one that may be decimal is neither.
  @Test(
    arguments: [
      (translation("1,5;2,5"), Profile.output, "write '1 5;2 5'"),
      (translation("1, 5; 2, 5", "scale"), .output, "write '1 5;2 5'"),
      (rotation("0,90;0.5,3"), .output, nil),
      ("<g style=\"animation-duration: 1,5s\"/>", .svg2, "write '1.5s'"),
      (rotation("0,50,50;30,50,50"), .output, nil), (rotation("0,50,50"), .output, nil),
      (rotation("0,5;1,5;x"), .svg2, nil), (dashes("1,5;2,5"), .output, nil),
      (dashes("1,2 3,4;5 6"), .output, nil), (dashes("0.5,1"), .output, nil),
      (animation("values=\"0,5;1,5\""), .output, nil),
      (animation("values=\"0,5;1,5\""), .svg2, nil),
      (animation("values=\"0,5,9;1\""), .svg2, nil),
      (animation("values=\"1;9\" begin=\"0,5s,2s\""), .svg2, nil),
      (animation("values=\"1;9\" begin=\"0,5s;2s\""), .svg2, nil),
      ("<g transform=\"translate(1,5)\"/>", .output, "write 'translate(1 5)'"),
      ("<path d=\"M0 0H9\" fill=\"#ff\"/>", .svg2, "a colour has 3, 4, 6 or 8 digits"),
      ("<path d=\"M0 0H9\" style=\"fill: #ff000\"/>", .svg2, "a colour has 3, 4, 6 or 8 digits"),
      ("<path d=\"M0 0H9\" fill=\"#ff000\"/>", .output, "a colour has 3 or 6 digits"),
      ("<path d=\"M0 0H9\" fill=\"#FF0000\"/>", .output, "write '#ff0000'"),
    ] as [(String, Profile, String?)])
  func `commas and digits`(content: String, profile: Profile, hint: String?) throws {
    let found = try Validator(profile).validate(
      Array(RuleExamples.file(content).utf8), name: "hint.svg")
    let hints = found.compactMap(\.hint).filter {
      $0.contains(/^(write '[^=]*'|separate|a colour has)/)
    }
    #expect(!found.isEmpty && hints == [hint].compactMap(\.self), "\(found)")
  }

  private static func translation(_ values: String, _ type: String = "translate") -> String {
    rotation(values).replacing("rotate", with: type)
  }

  private static func dashes(_ values: String) -> String {
    """
    <path d="M0 0H9" stroke="#000"><animate attributeName="stroke-dasharray" values="\(values)" \
    dur="2s"/></path>
    """
  }

  private static func rotation(_ values: String) -> String {
    """
    <g><animateTransform attributeName="transform" type="rotate" values="\(values)" dur="2s"/></g>
    """
  }

  private static func animation(_ attributes: String, duration: String = "2s") -> String {
    "<circle r=\"9\"><animate attributeName=\"r\" \(attributes) dur=\"\(duration)\"/></circle>"
  }
}
