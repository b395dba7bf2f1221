import Foundation
import Sweephand

/// Reads a picture of the tutorials.
func picture(_ name: String) throws -> Artwork {
  let folder = URL(filePath: #filePath).deletingLastPathComponent()
  let file = folder.appending(path: "Pictures/\(name).png")
  guard let artwork = Artwork(picture: Array(try Data(contentsOf: file))) else {
    throw CocoaError(.fileReadCorruptFile)
  }
  return artwork
}
