import Foundation
import TestSupport
import Testing

/// The manifest, the sources and the pages about them agree.
@Suite struct RoomTests {
  private let house: House

  init() throws { house = try House() }

  @Test func `every room stands on the pages about the house`() throws {
    let sources = house.rooms.filter { !$0.isTest }.map(\.name)
    #expect(sources.count > 20)
    for page in ["docs/architecture.md", "CONTRIBUTING.md"] {
      let text = try String(contentsOf: Repository.root.appending(path: page), encoding: .utf8)
      let missing = sources.filter { !text.contains("`\($0)`") }
      #expect(missing.isEmpty, "\(page)")
    }
  }

  @Test func `rooms use their own wing and those before it`() throws {
    let wings = Dictionary(uniqueKeysWithValues: house.rooms.map { ($0.name, $0.wing) })
    for room in house.rooms where !room.isTest {
      let place = try #require(House.wings.firstIndex(of: room.wing))
      for name in room.uses {
        guard let wing = wings[name] else { continue }
        let other = try #require(House.wings.firstIndex(of: wing))
        #expect(other <= place, "\(room.name) uses \(name)")
      }
    }
  }

  @Test func `a room declares just the modules that it imports`() throws {
    let known = Set(house.rooms.flatMap { $0.uses + [$0.name] })
    for room in house.rooms {
      var imported: Set<String> = []
      for file in House.swiftFiles(in: room.folder) {
        let text = try String(contentsOf: file, encoding: .utf8)
        let imports = text.matches(of: /(?m)^ *(?:@\w+ )*(?:(?:public|package) )?import (\w+)/)
        imported.formUnion(imports.map { String($0.1) })
      }
      // A program is run by its tests, not imported.
      let declared = room.isTest ? room.uses.subtracting(house.programs) : room.uses
      #expect(imported.intersection(known) == declared, "\(room.name)")
    }
  }

  @Test func `libraries need no HarfBuzz, but for fonts`() {
    let uses = Dictionary(uniqueKeysWithValues: house.rooms.map { ($0.name, $0.uses) })
    func reach(of room: String) -> Set<String> {
      (uses[room] ?? []).reduce(into: [room]) { $0.formUnion(reach(of: $1)) }
    }
    for library in ["Sweephand", "SweepRuntime", "SweepRender", "SweepValidation", "SweepDiff"] {
      #expect(!reach(of: library).contains("CHarfBuzz"), "\(library)")
    }
    #expect(reach(of: "SweepFonts").contains("CHarfBuzz"))
    #expect(reach(of: "SweepRender").contains("SweepTemplates"))
  }

  @Test func `only the program for pixels needs the libraries for them`() {
    let libraries: Set = ["CLibRSVG", "CLibPNG", "CLibWebP", "CGIFLib"]
    let users = house.rooms.filter { !$0.uses.isDisjoint(with: libraries) }.map(\.name)
    #expect(users == ["SweepMedia"])
    let makers = house.rooms.filter { !$0.isTest && $0.uses.contains("SweepMedia") }.map(\.name)
    #expect(makers == ["SweephandMedia"])
  }

  @Test func `the drawing wing knows no Foundation`() throws {
    for room in house.rooms where room.wing == "Drawing" && !room.isTest {
      for file in House.swiftFiles(in: room.folder) {
        let text = try String(contentsOf: file, encoding: .utf8)
        let imports = text.contains("import Foundation")
        #expect(!imports, "\(file.path)")
      }
    }
  }
}
