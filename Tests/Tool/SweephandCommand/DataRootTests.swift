import Foundation
import TestSupport
import Testing

/// `--data-root`: data from beside the document's folder.
@Suite struct DataRootTests {
  @Test func `data is read from the folder that is named`() async throws {
    try await withTemporaryFolder { folder in
      let files = FileManager.default
      for name in ["dials", "data"] {
        try files.createDirectory(
          at: folder.appending(path: name), withIntermediateDirectories: true)
      }
      try folder.write("x,y\n0,1\n1,5\n2,3\n", to: "data/three.csv")
      try folder.write(
        "sweephand: 1\ntemplate: line-graph\nwith: {file: ../data/three.csv, x: x, y: y}\n",
        to: "dials/three.yaml")
      let refused = try await Sweephand.trouble(
        ["render", "dials/three.yaml"], folder: folder)
      #expect(
        refused.contains("dials/three.yaml:3:14: error[SH0501]: 'file' must be a path inside"))
      #expect(refused.contains("help: the command line's --data-root allows another folder"))
      let allowed = try await Sweephand.run(
        "render", "dials/three.yaml", "--data-root", "data", "--validate", folder: folder)
      #expect(allowed.status == 0 && allowed.errors == "")
      // A file named by an option is looked up in the working directory, too.
      let given = ["--set", "file=three.csv", "--set", "y=y"]
      let missing = try await Sweephand.trouble(["render", "line-graph"] + given, folder: folder)
      #expect(missing.contains("--set file: error[SH0502]"))
      let near = try await Sweephand.run(
        ["render", "line-graph", "--set", "file=data/three.csv", "--set", "y=y"], folder: folder)
      #expect(near.status == 0 && near.errors == "")
      let found = try await Sweephand.run(
        ["render", "line-graph", "--data-root", "data"] + given, folder: folder)
      #expect(found.status == 0 && found.errors == "")
    }
  }
}
