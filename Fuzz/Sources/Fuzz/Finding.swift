/// Ends the run with the violated condition; libFuzzer keeps the input.
func expect(_ holds: Bool, _ message: @autoclosure () -> String) {
  if !holds { fatalError(message()) }
}
