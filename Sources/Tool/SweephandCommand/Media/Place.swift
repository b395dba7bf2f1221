import SweepDiagnostics
import SweepFiles
import SweepRender

/// A place where pictures are seen, and the form that it shows best.
struct Place {
  /// The name on the command line.
  let name: String
  /// Name.
  let title: String
  /// Behaviour and limits.
  let limits: String
  /// The options of 'sweephand render' for it.
  let options: String
  /// The ending of the file.
  let ending: String

  /// The command line that writes a picture of a template or document for the place.
  func command(for source: String) -> String {
    let file = "\(Paths.stem(of: source)).\(ending)"
    // SVG files have no theme.
    let options =
      MovingPicture.isNamed(source) ? options.replacing("--set theme=eink ", with: "") : options
    let words = ["sweephand render", source.shellWord, options, "-o", file.shellWord]
    return words.filter { !$0.isEmpty }.joined(separator: " ")
  }

  /// The destinations, those of code first.
  static let all = [
    Place(
      name: "github", title: "README, issue or wiki on GitHub, in a browser",
      limits: "SVG moves as an image; nothing in it can be clicked, and 5 MB are the most.",
      options: "", ending: "svg"),
    Place(
      name: "github-app", title: "GitHub's app for phones",
      limits: "SVG stands still or is not shown; a GIF of up to 5 MB moves.",
      options: "--size 320 --loop forever --for 4s --max-bytes 5000000", ending: "gif"),
    Place(
      name: "npm", title: "README on npmjs.com",
      limits: "SVG moves as an image, by an https address that is served as image/svg+xml.",
      options: "", ending: "svg"),
    Place(
      name: "pypi", title: "Description on pypi.org",
      limits: "As on npm: SVG moves, by an https address; files of the package are not shown.",
      options: "", ending: "svg"),
    Place(
      name: "gitlab", title: "README, issue or wiki on GitLab",
      limits: "SVG moves as an image; in the view of a file it may stand still.", options: "",
      ending: "svg"),
    Place(
      name: "vscode", title: "README of an extension in the Marketplace of VS Code",
      limits: "vsce refuses SVG; GIF, PNG and WebP are shown, by https.",
      options: "--size 480 --loop forever --for 4s", ending: "gif"),
    Place(
      name: "slack", title: "Message on Slack",
      limits: "SVG is a file to download; a GIF plays in the message.",
      options: "--size 320 --loop forever --for 4s --max-bytes 2000000", ending: "gif"),
    Place(
      name: "mail", title: "E-mail",
      limits: """
        No SVG in Gmail and Outlook. Outlook for Windows shows the first frame of a GIF alone, so \
        that is the picture at rest. Keep it under 1 MB.
        """,
      options: "--size 480 --poster rest --loop forever --for 4s --max-bytes 1000000",
      ending: "gif"),
    Place(
      name: "powerpoint", title: "Slide in PowerPoint or Keynote",
      limits: "SVG stands still; a film plays when the slide comes or at a click.",
      options: "--size 1080 --background white --for 4s", ending: "mp4"),
    Place(
      name: "notion", title: "Page on Notion",
      limits: "An uploaded GIF plays; 5 MB are the most of a free workspace.",
      options: "--size 480 --loop forever --for 4s --max-bytes 5000000", ending: "gif"),
    Place(
      name: "eink", title: "E-ink display",
      limits: "A still picture in dots, at the very size of the display: a pixel more is blurred.",
      options: "--set theme=eink --size 800x480 --dither 1", ending: "png"),
    Place(
      name: "print", title: "Print, LaTeX or Word",
      limits: "A still picture of curves, sharp at any size.", options: "", ending: "pdf"),
  ]
}
