import Foundation
import SweepScene
import SweepTemplates
import Testing

/// Pictures are read from the document's folder and from nowhere else.
struct PictureFileTests {
  private let folder: URL
  private let png = [UInt8](
    Data(
      base64Encoded:
        "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABAQAAAAA3bvkkAAAACklEQVR42mNgAAAA"
        + "AgAB5Sfe/AAAAABJRU5ErkJggg==")
      ?? Data())

  init() throws {
    let base = URL(filePath: NSTemporaryDirectory()).appending(path: "sweephand-\(UUID())")
    folder = base.appending(path: "dials")
    let files = FileManager.default
    try files.createDirectory(
      at: folder.appending(path: "art"), withIntermediateDirectories: true)
    try Data(png).write(to: folder.appending(path: "art/needle.png"))
    try Data(png).write(to: base.appending(path: "outside.png"))
    try Data("password".utf8).write(to: folder.appending(path: "secret.txt"))
    try files.createSymbolicLink(
      at: folder.appending(path: "link.png"),
      withDestinationURL: base.appending(path: "outside.png"))
    try files.createSymbolicLink(
      at: folder.appending(path: "inside.png"),
      withDestinationURL: folder.appending(path: "art/needle.png"))
    #expect(mkfifo(folder.appending(path: "pipe.png").path, 0o600) == 0)
  }

  private func found(_ file: String, folder: String? = nil) -> [String] {
    defer { try? FileManager.default.removeItem(at: self.folder.deletingLastPathComponent()) }
    return mistakes(
      "sweephand: 1\nlayers:\n  - image: {image: {file: \(file)}}",
      folder: folder ?? self.folder.path)
  }

  @Test func aPictureInTheFolderIsPartOfTheScene() throws {
    let scene = picture(
      "sweephand: 1\nlayers:\n  - image: {image: {file: art/needle.png}}", folder: folder.path)
    #expect(
      scene?.layers.first?.content
        == .image(Layer.Image(.png, bytes: png, contentsGravity: .resizeAspect)))
    let short = "sweephand: 1\nlayers:\n  - image: {image: art/needle.png}"
    #expect(picture(short, folder: folder.path) == scene)
    #expect(
      mistakes("sweephand: 1\nlayers:\n  - image: {image: no.png}", folder: folder.path) == [
        "dial.yaml:3:20: error[SH0502]: 'image' names a file that cannot be found: 'no.png'"
      ])
    #expect(
      mistakes("sweephand: 1\nlayers:\n  - image: {image: [no.png]}", folder: folder.path) == [
        "dial.yaml:3:20: error[SH0204]: 'image' must be a name, not a list"
      ])
    #expect(found("inside.png") == [])
  }

  @Test(arguments: [
    "../outside.png", "/etc/passwd", "~/x.png", "art/../../outside.png", "\"..\\\\x.png\"",
    ".?../../x", "\"file:///etc/passwd\"", "\"http://example.com/x.png\"", "\"a\\0b\"", "\"\"",
  ])
  func waysOutOfTheFolderAreRefused(file: String) {
    #expect(found(file).first?.hasPrefix("dial.yaml:3:27: error[SH0501]: 'image' must be") == true)
  }

  @Test func linksOutOfTheFolderAreRefused() {
    #expect(found("link.png").first?.contains("error[SH0501]") == true)
  }

  @Test(arguments: ["pipe.png", "art", "missing.png", "\"%2e%2e/outside.png\""])
  func whatIsNoFileIsRefused(file: String) {
    #expect(found(file).first?.contains("error[SH0502]") == true)
  }

  @Test func whatIsNoPictureIsRefusedWithoutShowingIt() {
    let mistakes = found("secret.txt")
    #expect(mistakes.first?.contains("error[SH0503]") == true)
    #expect(!mistakes.joined().contains("password"))
  }

  @Test func `a damaged picture is rejected`() throws {
    try Data(png.dropLast(16)).write(to: folder.appending(path: "cut.png"))
    #expect(
      found("cut.png") == [
        "dial.yaml:3:27: error[SH0503]: 'image' names a picture that is damaged: 'cut.png'"
          + " | save the picture again"
      ])
  }

  @Test func documentsWithoutAFolderReadNothing() {
    let text = "sweephand: 1\nlayers:\n  - image: {image: {file: art/needle.png}}"
    #expect(mistakes(text).first?.contains("error[SH0504]") == true)
    _ = found("inside.png")
  }

  @Test func largePicturesAreRefused() throws {
    let url = folder.appending(path: "large.png")
    try Data(png).write(to: url)
    #expect(truncate(url.path, 16 << 20) == 0)
    #expect(
      mistakes(
        "sweephand: 1\nlayers:\n  - image: {image: {file: large.png}}", folder: folder.path) == [])
    #expect(truncate(url.path, (16 << 20) + 1) == 0)
    #expect(found("large.png").first?.contains("error[SH0502]") == true)
  }
}
