import SweepFiles

/// The browser that the system's user has chosen.
enum Browser {
  /// Opens a page, if there is a way to.
  static func open(_ url: String) {
    #if os(macOS)
      let name = "open"
    #else
      let name = "xdg-open"
    #endif
    // It ends after it has called the browser, without anyone waiting for it.
    _ = ChildProcess([name, url], output: .none, isQuiet: true)
  }
}
