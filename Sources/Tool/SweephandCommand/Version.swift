extension SweephandCommand {
  /// The version of the program, from which everything that is released takes its own.
  static let version = "0.1.0"
}
