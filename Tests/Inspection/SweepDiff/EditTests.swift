import Foundation
import SweepXML
import TestSupport
import Testing

@testable import SweepDiff

/// Single edits of real documents: each is exactly one change, with the name of the edited part.
@Suite struct EditTests {
  @Test func eachSingleEditIsOneChange() throws {
    let files = try samples()
    #expect(files.count > 100)
    var random = SplitMix64(seed: 20_26)
    var kinds: [SampleEdit.Kind: Int] = [:]
    for round in 0..<300 {
      let kind = SampleEdit.Kind.allCases[round % SampleEdit.Kind.allCases.count]
      let file = files[Int.random(in: files.indices, using: &random)]
      guard let edit = SampleEdit(kind, of: file, &random) else { continue }
      kinds[kind, default: 0] += 1
      let found = try difference(edit.old, edit.new)
      let note = "round \(round): \(edit.note) in \(file.name)"
      #expect(found.changes.count == 1, "\(note): \(found.sentences.map(\.description))")
      #expect(found.sentences.count == 1)
      guard let change = found.changes.first else { continue }
      #expect(edit.isNamed(by: change), "\(note): \(change)")
      let back = try difference(edit.new, edit.old)
      #expect(back.changes.map(\.mirrored) == found.changes, "\(note)")
    }
    #expect(kinds.values.reduce(0, +) >= 200)
    #expect(kinds.count == SampleEdit.Kind.allCases.count)
  }

  @Test func shuffledAttributesAndSpacesAreNoChange() throws {
    var random = SplitMix64(seed: 7)
    for file in try samples() {
      let shuffled = SampleEdit.shuffled(file.text, &random)
      #expect(shuffled != file.text)
      #expect(try difference(file.text, shuffled).isEmpty, "\(file.name)")
    }
  }

  @Test func otherSpellingsAreNoChange() throws {
    for file in try samples() {
      let respelled = SampleEdit.respelled(file.text)
      #expect(respelled != file.text)
      let found = try difference(file.text, respelled)
      #expect(found.isEmpty, "\(file.name): \(found.sentences.map(\.description).prefix(3))")
    }
  }

  private func samples() throws -> [SampleFile] {
    try SampleFile.all(in: Repository.root.resolvingSymlinksInPath().appending(path: "samples"))
  }
}
