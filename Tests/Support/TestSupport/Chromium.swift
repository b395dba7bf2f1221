package import Foundation

/// A headless Chromium, started afresh for every page.
///
/// A start costs about half a second, so put many documents on one page: see `BrowserEngine`, which
/// reads them without a picture.
package struct Chromium: Sendable {
  /// The path of the program.
  package let executable: String
  /// After this time the browser is killed and the call throws.
  package var timeout = BrowserEngine.patience

  /// Whether the browser tells pages that its user wants less motion.
  package var reducedMotion = false
  /// Whether the browser tells pages that its user wants dark colours.
  package var dark = false
  /// A folder of fonts that are there beside the system's; nil for none.
  package var fonts: URL?

  /// Finds the browser in `PATH`, or throws a `BrowserError` that says how to install it.
  package init(reducedMotion: Bool = false, dark: Bool = false) throws {
    let found = Command.find(
      "chromium", "chromium-browser", "google-chrome",
      "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome")
    guard let found else { throw BrowserError.missing("Chromium") }
    executable = found
    self.reducedMotion = reducedMotion
    self.dark = dark
  }

  /// The page as the browser writes it once the page has loaded and its scripts have run.
  ///
  /// - Parameter budget: For so long frames and timers go on in the page's own time, which takes less
  ///   of ours; nil ends with the load.
  package func dump(html: String, budget: Duration? = nil) async throws -> String {
    let milliseconds = budget.map { Int($0 / .milliseconds(1)) }
    let wait = milliseconds.map { ["--virtual-time-budget=\($0)"] } ?? []
    return try await open(html, ["--dump-dom"] + wait) { outcome, _ in outcome.output }
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

  /// A picture of an SVG document as an `<img>` shows it, at about so many seconds of its own time.
  ///
  /// An image can be neither stopped nor asked, so this takes that long, and machines differ.
  package func screenshot(
    image svg: String, after seconds: Double, width: Int, height: Int, scale: Double = 1
  ) async throws -> [UInt8] {
    let page = imagePage(of: [svg], after: seconds)
    return try await screenshot(html: page, width: width, height: height, scale: scale)
  }

  /// A picture of SVG documents as `<img>`s beside and below each other, so many in a row, each in
  /// a square of so many pixels.
  package func screenshot(
    images: [String], after seconds: Double, inRow columns: Int, side: Int
  ) async throws -> [UInt8] {
    let page = imagePage(of: images, after: seconds, inRow: columns)
    let rows = (images.count + columns - 1) / columns
    return try await screenshot(html: page, width: columns * side, height: rows * side)
  }

  /// A picture of an SVG document in the top left corner of a page, stopped at a time in seconds.
  package func screenshot(
    svg: String, at time: Double, width: Int, height: Int, scale: Double = 1
  ) async throws -> [UInt8] {
    let page = try seekingPage(of: [TimedDocument(svg, at: [time])])
    return try await screenshot(html: page, width: width, height: height, scale: scale)
  }

  /// Seeks every document to each of its times and reads its animated elements there.
  package func readings(of documents: [TimedDocument]) async throws -> [Reading] {
    try await BrowserEngine.chromium.readings(
      of: documents, reducedMotion: reducedMotion, dark: dark, timeout: timeout)
  }

  /// The options of every start: it writes nowhere but in the folder.
  func options(in folder: URL) -> [String] {
    [
      "--headless", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", "--no-first-run",
      "--user-data-dir=\(folder.appending(path: "profile").path)",
    ] + (reducedMotion ? ["--force-prefers-reduced-motion"] : [])
      + (dark ? ["--blink-settings=preferredColorScheme=0"] : [])
  }

  /// The environment with the fonts; nil, for that of the tests, without any.
  private func environment(in folder: URL) throws -> [String: String]? {
    guard let fonts else { return nil }
    let file = folder.appending(path: "fonts.conf")
    let configuration = """
      <?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd">
      <fontconfig><include>/etc/fonts/fonts.conf</include><dir>\(fonts.path)</dir></fontconfig>
      """
    try Data(configuration.utf8).write(to: file)
    return ProcessInfo.processInfo.environment.merging(["FONTCONFIG_FILE": file.path]) { $1 }
  }

  private func open<Value: Sendable>(
    _ html: String, _ options: [String], read: @Sendable (Outcome, URL) throws -> Value
  ) async throws -> Value {
    try await Gate.browsers.pass {
      try await withTemporaryFolder { folder in
        let page = folder.appending(path: "page.html")
        try Data(html.utf8).write(to: page)
        let outcome = try await Command(
          executable, self.options(in: folder) + options + [page.absoluteString],
          environment: try environment(in: folder), folder: folder.path, timeout: timeout
        ).run()
        guard outcome.status == 0 else { throw BrowserError.failed(outcome.errors) }
        return try read(outcome, folder)
      }
    }
  }
}
