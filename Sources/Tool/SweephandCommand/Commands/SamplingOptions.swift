import ArgumentParser

/// How near what SVG has no words for comes to what is meant.
struct SamplingOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "How far springs and the like may be off, 0.001 to 10 degrees or units.",
      valueName: "number"))
  var tolerance = 0.05

  func validate() throws {
    guard (0.001...10).contains(tolerance) else {
      throw ValidationError("--tolerance takes a number from 0.001 to 10, not \(tolerance)")
    }
  }
}
