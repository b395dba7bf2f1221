import SweepFonts
package import SweepTemplates
import SweepType

extension RenderEnvironment {
  /// The system's clock and time zone, and documents that may name fonts.
  package static var readingFonts: RenderEnvironment {
    var environment = RenderEnvironment()
    environment.fontReader = FontFace.reader
    return environment
  }
}
