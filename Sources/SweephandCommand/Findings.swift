import SweepDiagnostics
import SweepTemplates
import SweepXML

/// What is wrong with an SVG document, one line each.
enum Findings {
  /// The findings in a document, or what makes it unreadable as XML, as lines for people.
  ///
  /// - Parameter isInteractive: whether the document may hold what scripts read and run.
  static func lines(
    _ bytes: [UInt8], name: String, isInteractive: Bool
  ) throws(Failure) -> [String] {
    let name = name.visible
    do throws(XMLError) {
      let schema = try isInteractive ? RelaxNGSchema.interactive : .output
      return schema.validate(try XMLDocument(bytes: bytes, name: name)).map { finding in
        "\(name):\(finding.position.line):\(finding.position.column): "
          + "\(finding.severity): \(finding.message.visible)"
      }
    } catch {
      if case .schema = error { throw Failure(message: "sweephand: \(error)") }
      let place = error.position.map { ":\($0.line):\($0.column)" } ?? ""
      return ["\(name)\(place): error: \("\(error)".visible)"]
    }
  }

  /// Fails with 1 where there are findings.
  static func check(
    _ bytes: [UInt8], name: String, isInteractive: Bool = false
  ) throws(Failure) {
    let lines = try lines(
      bytes, name: name == "-" ? "<output>" : name, isInteractive: isInteractive)
    if !lines.isEmpty { throw Failure(message: lines.joined(separator: "\n"), code: 1) }
  }
}
