import ArgumentParser

/// The differences that do not count, in 'check' and 'diff'.
struct EqualityOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp("The maximum difference of equal numbers.", valueName: "number"))
  var equalWithin = 0.0

  @Option(
    name: .customLong("ignore"),
    help: ArgumentHelp(
      "Ignore the nodes that this selects in both files; may be repeated.", valueName: "xpath"))
  var ignored: [String] = []

  func validate() throws {
    guard equalWithin >= 0, equalWithin.isFinite else {
      throw ValidationError("--equal-within takes a number that is not negative")
    }
  }
}
