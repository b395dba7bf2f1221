import Foundation

extension BrowserEngine {
  /// The program with a window of its own on a page, which writes nowhere but in the folder.
  func command(
    opening address: String, in folder: URL, _ wishes: BrowserWishes
  ) throws -> Command {
    switch self {
    case .chromium:
      let browser = try Chromium(reducedMotion: wishes.reducedMotion, dark: wishes.dark)
      return Command(
        browser.executable, browser.options(in: folder) + [address],
        environment: fonts(of: wishes).map {
          ProcessInfo.processInfo.environment.merging($0) { _, new in new }
        })
    case .firefox:
      return try firefox(opening: address, in: folder, wishes)
    case .webkit:
      return try webKit(opening: address, in: folder, wishes)
    }
  }

  private func firefox(
    opening address: String, in folder: URL, _ wishes: BrowserWishes
  ) throws -> Command {
    let found = Command.find(
      "firefox-esr", "firefox", "/Applications/Firefox.app/Contents/MacOS/firefox")
    guard let found else { throw BrowserError.missing("Firefox") }
    let settings = """
      \(Self.firefoxSettings)
      user_pref("ui.prefersReducedMotion", \(wishes.reducedMotion ? 1 : 0));
      user_pref("layout.css.prefers-color-scheme.content-override", \(wishes.dark ? 0 : 1));

      """
    try Data(settings.utf8).write(to: folder.appending(path: "user.js"))
    return Command(
      found, ["--headless", "--no-remote", "--profile", folder.path, address],
      environment: environment(in: folder, fonts(of: wishes) ?? [:]),
      folder: folder.path)
  }

  /// The page may close the window, and nothing is fetched, updated or asked at the first start.
  private static let firefoxSettings = """
    user_pref("dom.allow_scripts_to_close_windows", true);
    user_pref("app.normandy.enabled", false);
    user_pref("app.update.enabled", false);
    user_pref("browser.aboutwelcome.enabled", false);
    user_pref("browser.safebrowsing.malware.enabled", false);
    user_pref("browser.safebrowsing.phishing.enabled", false);
    user_pref("browser.shell.checkDefaultBrowser", false);
    user_pref("browser.startup.homepage_override.mstone", "ignore");
    user_pref("datareporting.policy.dataSubmissionEnabled", false);
    user_pref("extensions.update.enabled", false);
    user_pref("network.captive-portal-service.enabled", false);
    user_pref("network.connectivity-service.enabled", false);
    user_pref("services.settings.server", "");
    user_pref("startup.homepage_welcome_url", "");
    user_pref("toolkit.telemetry.reportingpolicy.firstRun", false);
    """

  private func webKit(
    opening address: String, in folder: URL, _ wishes: BrowserWishes
  ) throws -> Command {
    guard let browser = Self.miniBrowser else { throw BrowserError.missing("WebKit's MiniBrowser") }
    guard Command.find("Xvfb") != nil else { throw BrowserError.missing("Xvfb") }
    // WebKit learns from GTK that its user wants less motion.
    let settings = folder.appending(path: "gtk-3.0")
    try FileManager.default.createDirectory(at: settings, withIntermediateDirectories: true)
    try Data("[Settings]\ngtk-enable-animations=\(wishes.reducedMotion ? 0 : 1)\n".utf8)
      .write(to: settings.appending(path: "settings.ini"))
    let changes = [
      "GDK_BACKEND": "x11", "GSETTINGS_BACKEND": "memory", "NO_AT_BRIDGE": "1",
      "LIBGL_ALWAYS_SOFTWARE": "1", "MESA_SHADER_CACHE_DISABLE": "true",
    ]
    return Command(
      "sh",
      ["-c", Self.onScreen, "sh", browser, "--private"] + (wishes.dark ? ["--dark-mode"] : [])
        + [address],
      environment: environment(
        in: folder, changes.merging(fonts(of: wishes) ?? [:]) { _, new in new }),
      folder: folder.path)
  }

  /// Runs a program on a screen of its own; unlike xvfb-run, Xvfb itself takes over the number of a
  /// screen that was killed.
  private static let onScreen = """
    mkfifo screen
    Xvfb -displayfd 3 -screen 0 1024x768x24 3> screen &
    xvfb=$!
    trap 'kill $xvfb; wait' EXIT
    read -r number < screen
    DISPLAY=:$number "$@"
    """

  /// Debian keeps it in a folder of the machine's kind and the library's version.
  private static var miniBrowser: String? {
    let manager = FileManager.default
    let machines = (try? manager.contentsOfDirectory(atPath: "/usr/lib")) ?? []
    let roots = machines.filter { $0.hasSuffix("-linux-gnu") }.map { "/usr/lib/\($0)" }
    let folders = ["webkit2gtk-4.1", "webkit2gtk-4.0", "webkitgtk-6.0"]
    return (roots + ["/usr/lib", "/usr/libexec"]).lazy
      .flatMap { root in folders.map { "\(root)/\($0)/MiniBrowser" } }
      .first(where: manager.isExecutableFile(atPath:))
  }

  private func fonts(of wishes: BrowserWishes) -> [String: String]? {
    wishes.fonts.map { ["FONTCONFIG_FILE": $0.path] }
  }

  /// The environment of the tests with its own home and without a bus to other programs.
  private func environment(in folder: URL, _ changes: [String: String]) -> [String: String] {
    var words = ProcessInfo.processInfo.environment
    let folders = [
      "HOME", "TMPDIR", "XDG_CACHE_HOME", "XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_RUNTIME_DIR",
    ]
    for name in folders { words[name] = folder.path }
    words["DBUS_SESSION_BUS_ADDRESS"] = "disabled:"
    return words.merging(changes) { _, new in new }
  }
}
