import SweepFonts
import SweepYAML
package import SweepTemplates
import SweepType

extension RenderEnvironment {
  /// The environment of ``readingFiles`` for documents that may name fonts too.
  package static var readingFonts: RenderEnvironment {
    var environment = RenderEnvironment().readingFiles
    environment.fontReader = FontFace.reader
    return environment
  }
}
