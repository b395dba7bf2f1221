import Foundation
import Sweephand
import SweepRuntime
import TestSupport
import Testing

/// A part of a program that uses the library follows the script's values.
@Suite(.inBrowser) struct OwnPartScriptTests {
  private static let values = [0, 0.4, 1, 1.7, 2, 2.5, 3]

  /// A page of pictures side by side, a row for each part.
  private func page(_ pictures: [String], _ script: String = "") -> String {
    """
    <!doctype html>
    <style>body { margin: 0; width: 1400px } svg { display: block; float: left }</style>
    \(pictures.joined())<script type="module">\(script)</script>
    """
  }

  private func pictures(
    _ value: (Double) -> Double, in interactivity: Dial.Interactivity
  ) throws -> [String] {
    try followers.enumerated().flatMap { row, part in
      try Self.values.enumerated().map { column, end in
        var dial = dial(part, Reading(value(end), duration: 0)).with(interactivity)
        dial.size = Size(width: 200, height: 200)
        // Equal pictures in one page would share their gradients.
        let options = SVGOptions(idPrefix: .text("dial\(row)\(column)"))
        return try SVGWriter(options).write(dial.scene()).string
      }
    }
  }

  @Test func `a script takes it from reading to reading`() async throws {
    let module = Data(Runtime.module.utf8).base64EncodedString()
    let script = """
      import { dial } from 'data:text/javascript;base64,\(module)';
      const values = \(Self.values);
      document.querySelectorAll('svg').forEach((svg, place) => {
        dial(svg).value = values[place % values.length];
      });
      """
    func show(_ pictures: [String], _ script: String = "") async throws -> [UInt8] {
      try await Chromium().screenshot(html: page(pictures, script), width: 1400, height: 400)
    }
    let start = try await show(pictures({ _ in 1.2 }, in: .script))
    let played = try await show(pictures({ _ in 1.2 }, in: .script), script)
    let wanted = try await show(pictures({ $0 }, in: .none))
    let differences = try await Chromium().largestDifferences(between: [
      (PagePicture(png: played), PagePicture(png: wanted)),
      (PagePicture(png: start), PagePicture(png: wanted)),
    ])
    #expect(differences[0] <= 4)
    #expect(differences[1] > 100)
  }
}
