/// Ends the run with what does not hold; libFuzzer keeps the input.
func expect(_ holds: Bool, _ message: @autoclosure () -> String) {
  if !holds { fatalError(message()) }
}
