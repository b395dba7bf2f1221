import Foundation
import TestSupport
import Testing

/// Agreement of the manifest, the sources and the pages about them.
@Suite struct TargetTests {
  private let manifest: Manifest

  init() throws { manifest = try Manifest() }

  @Test func `every target is described in architecture and CONTRIBUTING`() throws {
    let sources = manifest.targets.filter { !$0.isTest }.map(\.name)
    #expect(sources.count > 20)
    for page in ["docs/architecture.md", "CONTRIBUTING.md"] {
      let text = try String(contentsOf: Repository.root.appending(path: page), encoding: .utf8)
      let missing = sources.filter { !text.contains("`\($0)`") }
      #expect(missing.isEmpty, "\(page)")
    }
  }

  @Test func `targets use their own layer and those before it`() throws {
    let layers = Dictionary(uniqueKeysWithValues: manifest.targets.map { ($0.name, $0.layer) })
    for target in manifest.targets where !target.isTest {
      let place = try #require(Manifest.layers.firstIndex(of: target.layer))
      for name in target.uses {
        guard let layer = layers[name] else { continue }
        let other = try #require(Manifest.layers.firstIndex(of: layer))
        #expect(other <= place, "\(target.name) uses \(name)")
      }
    }
  }

  @Test func `a target declares exactly the modules that it imports`() throws {
    let known = Set(manifest.targets.flatMap { $0.uses + [$0.name] })
    for target in manifest.targets {
      var imported: Set<String> = []
      for file in Manifest.swiftFiles(in: target.folder) {
        let text = try String(contentsOf: file, encoding: .utf8)
        let imports = text.matches(
          of: /(?m)^ *(?:@\w+ )*(?:(?:public|package) )?import (?:[a-z]+ )?(\w+)/)
        imported.formUnion(imports.map { String($0.1) })
      }
      // Tests run a program; they do not import it.
      let declared = target.isTest ? target.uses.subtracting(manifest.programs) : target.uses
      #expect(imported.intersection(known) == declared, "\(target.name)")
    }
  }

  @Test func `only the fonts library requires HarfBuzz`() {
    let uses = Dictionary(uniqueKeysWithValues: manifest.targets.map { ($0.name, $0.uses) })
    func reach(of target: String) -> Set<String> {
      (uses[target] ?? []).reduce(into: [target]) { $0.formUnion(reach(of: $1)) }
    }
    for library in ["Sweephand", "SweepRuntime", "SweepRender", "SweepValidation", "SweepDiff"] {
      #expect(!reach(of: library).contains("CHarfBuzz"), "\(library)")
    }
    #expect(reach(of: "SweepFonts").contains("CHarfBuzz"))
    #expect(reach(of: "SweepRender").contains("SweepTemplates"))
  }

  @Test func `only sweephand-media links the libraries for pixels`() {
    let libraries: Set = ["CLibRSVG", "CLibPNG", "CLibWebP", "CGIFLib"]
    let users = manifest.targets.filter { !$0.uses.isDisjoint(with: libraries) }.map(\.name)
    #expect(users == ["SweepMedia"])
    let makers = manifest.targets.filter { !$0.isTest && $0.uses.contains("SweepMedia") }
      .map(\.name)
    #expect(makers == ["SweephandMedia"])
  }

  @Test func `the Drawing layer does not import Foundation`() throws {
    for target in manifest.targets where target.layer == "Drawing" && !target.isTest {
      for file in Manifest.swiftFiles(in: target.folder) {
        let text = try String(contentsOf: file, encoding: .utf8)
        let imports = text.contains("import Foundation")
        #expect(!imports, "\(file.path)")
      }
    }
  }
}
