import SweepDiagnostics
import SweepSVG
import SweepValidation
import Testing

/// What is written for programs that know SVG 1.1 alone has nothing else in it.
@Suite struct OldProgramTests {
  @Test(arguments: Sample.all)
  func theRulesOfSVG11AreContent(_ sample: Sample) throws {
    let found = try Validator(.svg11).validate(try sample.svg(.svg11).bytes, name: sample.path)
    #expect(found.filter { $0.severity == .error } == [])
  }
}
