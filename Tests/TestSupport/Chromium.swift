import Foundation

/// A headless Chromium, started afresh for every page.
///
/// A start costs about half a second, so put many documents on one page: see `readings(of:)`.
package struct Chromium: Sendable {
  /// The path of the program.
  package let executable: String
  /// After this time the browser is killed and the call throws.
  package var timeout = Duration.seconds(60)

  private static let gate = Gate(width: 2)

  /// Finds the browser in `PATH`, or throws a `BrowserError` that says how to install it.
  package init() throws {
    let found = Command.find(
      "chromium", "chromium-browser", "google-chrome",
      "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome")
    guard let found else { throw BrowserError.missing }
    executable = found
  }

  /// The page as the browser writes it once the page has loaded and its scripts have run.
  package func dump(html: String) async throws -> String {
    try await open(html, ["--dump-dom"]) { outcome, _ in outcome.output }
  }

  /// A picture of a page, as the bytes of a PNG file of `width * scale` by `height * scale` pixels.
  package func screenshot(
    html: String, width: Int, height: Int, scale: Double = 1
  ) async throws -> [UInt8] {
    let options = [
      "--screenshot=page.png", "--window-size=\(width),\(height)", "--hide-scrollbars",
      "--force-device-scale-factor=\(scale)", "--default-background-color=00000000",
    ]
    return try await open(html, options) { outcome, folder in
      guard let picture = try? Data(contentsOf: folder.appending(path: "page.png")) else {
        throw BrowserError.failed(outcome.errors)
      }
      return [UInt8](picture)
    }
  }

  /// A picture of an SVG document in the top left corner of a page, stopped at a time in seconds.
  package func screenshot(
    svg: String, at time: Double, width: Int, height: Int, scale: Double = 1
  ) async throws -> [UInt8] {
    let page = try seekingPage(of: [TimedDocument(svg, at: [time])])
    return try await screenshot(html: page, width: width, height: height, scale: scale)
  }

  private func open<Value: Sendable>(
    _ html: String, _ options: [String], read: @Sendable (Outcome, URL) throws -> Value
  ) async throws -> Value {
    await Self.gate.enter()
    defer { Task { await Self.gate.leave() } }
    return try await withTemporaryFolder { folder in
      let page = folder.appending(path: "page.html")
      try Data(html.utf8).write(to: page)
      let profile = folder.appending(path: "profile").path
      let outcome = try await Command(
        executable,
        [
          "--headless", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage",
          "--no-first-run", "--user-data-dir=\(profile)",
        ] + options + [page.absoluteString],
        folder: folder.path, timeout: timeout
      ).run()
      guard outcome.status == 0 else { throw BrowserError.failed(outcome.errors) }
      return try read(outcome, folder)
    }
  }
}

/// Why the browser told nothing.
package enum BrowserError: Error, CustomStringConvertible {
  case missing
  /// What the browser wrote to its standard error.
  case failed(String)
  /// What went wrong on the page.
  case page(String)

  package var description: String {
    switch self {
    case .missing:
      "there is no chromium, chromium-browser or google-chrome in PATH: Scripts/test.sh installs it"
    case .failed(let errors): "the browser failed: \(errors)"
    case .page(let message): "the page failed: \(message)"
    }
  }
}
