import Foundation
import TestSupport
import Testing

/// Integrations in the pipelines of others: their commands, in a repository of its own.
@Suite struct IntegrationTests {
  @Test func theActionValidatesChecksAndCompares() async throws {
    try await withTemporaryFolder { folder in
      let outcome = try await Self.shell(
        Self.repository + """
          export GITHUB_OUTPUT=$PWD/output GITHUB_STEP_SUMMARY=$PWD/summary RUNNER_TEMP=$PWD
          export SWEEPHAND_PATHS=dials SWEEPHAND_DOCUMENTS=dials SWEEPHAND_BASE=HEAD~1
          bash "$ROOT/Scripts/action.sh"
          echo "status $?"
          SWEEPHAND_FAIL_ON_CHANGE=true bash "$ROOT/Scripts/action.sh"
          echo "status $?"
          printf '<svg xmlns="http://www.w3.org/2000/svg"><circel/></svg>' > dials/bad.svg
          SWEEPHAND_BASE= bash "$ROOT/Scripts/action.sh"
          echo "status $?"
          """, in: folder)
      #expect(outcome.output.contains("status 0\n::error file=dials/a.svg"), "\(outcome.output)")
      #expect(outcome.output.contains("described as '44"))
      #expect(outcome.output.contains("::error file=dials/bad.svg,line=1,col=41,"))
      #expect(outcome.output.contains("title=SH0804::"))
      #expect(outcome.output.components(separatedBy: "status 1").count == 3)
      let told = String(decoding: try folder.bytes("output"), as: UTF8.self)
      #expect(told.hasPrefix("changed=true\nreport="))
      let summary = String(decoding: try folder.bytes("summary"), as: UTF8.self)
      #expect(summary.contains("## Pictures that changed") && summary.contains("end angle"))
    }
  }

  @Test func theActionTellsOfPicturesThatWereBroken() async throws {
    try await withTemporaryFolder { folder in
      let outcome = try await Self.shell(
        Self.repository + """
          export GITHUB_OUTPUT=$PWD/output GITHUB_STEP_SUMMARY=$PWD/summary RUNNER_TEMP=$PWD
          cp dials/a.svg good.svg; printf '<svg' > good.svg; git add good.svg; git commit -qm broken
          cp dials/a.svg good.svg; git add good.svg; git commit -qm mended
          SWEEPHAND_PATHS=good.svg SWEEPHAND_BASE=HEAD~1 bash "$ROOT/Scripts/action.sh"; echo "status $?"
          SWEEPHAND_BASE=0000000000000000000000000000000000000000 bash "$ROOT/Scripts/action.sh"
          echo "status $?"
          printf '<svg' > good.svg; git add good.svg; git commit -qm again
          SWEEPHAND_BASE=HEAD~1 bash "$ROOT/Scripts/action.sh"; echo "status $?"
          SWEEPHAND_BASE=nothing bash "$ROOT/Scripts/action.sh"; echo "status $?"
          """, in: folder)
      let statuses = outcome.output.split(separator: "\n").filter { $0.hasPrefix("status") }
      #expect(statuses == ["status 0", "status 0", "status 2", "status 2"], "\(outcome)")
      let told = String(decoding: try folder.bytes("output"), as: UTF8.self)
      let changed = told.split(separator: "\n").filter { $0.hasPrefix("changed=") }
      #expect(changed == ["changed=true", "changed=false", "changed=true", "changed=false"])
      let summary = String(decoding: try folder.bytes("summary"), as: UTF8.self)
      #expect(summary.contains("good.svg** old file cannot be read: 1:"))
      #expect(summary.contains("good.svg** new file cannot be read: 1:"))
    }
  }

  /// A base is never an option of git: this one would run a command.
  @Test(arguments: [
    "--upload-pack=touch ran;", "--output=ran", "-x", "HEAD;touch ran", "$(touch ran)",
  ])
  func theActionTakesRevisionsAlone(_ base: String) async throws {
    try await withTemporaryFolder { folder in
      let outcome = try await Self.shell(
        Self.repository + """
          git remote add origin .
          SWEEPHAND_BASE='\(base)' bash "$ROOT/Scripts/action.sh"; echo "status $?"
          ls
          """, in: folder)
      #expect(outcome.output.contains("status 2\n"), "\(outcome)")
      #expect(!outcome.output.contains("\nran"), "\(outcome)")
      #expect(
        !base.hasPrefix("-")
          || outcome.output.contains("::error::'base' must be a revision, not an option"))
    }
  }

  @Test func theActionDrawsWithOptions() async throws {
    try await withTemporaryFolder { folder in
      let outcome = try await Self.shell(
        Self.repository + """
          sweephand render dials/a.yaml -q --pretty --id-prefix none -o dials/a.svg
          export SWEEPHAND_DOCUMENTS=dials
          SWEEPHAND_ARGS='--pretty --id-prefix none' bash "$ROOT/Scripts/action.sh"; echo "status $?"
          bash "$ROOT/Scripts/action.sh" > /dev/null; echo "status $?"
          """, in: folder)
      #expect(outcome.output == "status 0\nstatus 1\n", "\(outcome)")
    }
  }

  @Test func theHookForDocumentsPassesOverOtherFiles() async throws {
    try await withTemporaryFolder { folder in
      let hooks = String(
        decoding: try Sweephand.root.bytes(".pre-commit-hooks.yaml"), as: UTF8.self)
      // A script of the hooks' own repository.
      let entry = "\"$ROOT\"/\(try #require(hooks.firstMatch(of: /entry: (.+check.*)/)).1)"
      let outcome = try await Self.shell(
        Self.repository + """
          printf 'repos: []\n' > .pre-commit-config.yaml; printf 'site_name: a\n' > dials/mkdocs.yml
          printf '{"name": "sweephand", "a": {"sweephand": 1}}' > package.json
          cp dials/a.svg lone.svg
          \(entry) .pre-commit-config.yaml dials/mkdocs.yml package.json lone.svg; echo "status $?"
          \(entry) dials/a.yaml dials/a.svg; echo "status $?"
          sed -i 's/41/40/;s/44/40/' dials/a.svg
          \(entry) dials/a.svg lone.svg > /dev/null; echo "status $?"
          """, in: folder)
      #expect(outcome.output == "status 0\nstatus 0\nstatus 1\n", "\(outcome)")
      #expect(outcome.errors.contains("1 file, all good\n"), "a document and its picture are one")
      let pattern = try #require(hooks.firstMatch(of: /files: '?(\(\?i\).+?)'?\n/)).1
      for name in ["a.yaml", "a.YML", "in/a.json", "a.svg"] {
        #expect(name.firstMatch(of: try Regex(String(pattern))) != nil)
      }
    }
  }

  /// Every command of the file for pre-commit takes file names behind it.
  @Test func theHooksRun() async throws {
    let hooks = String(decoding: try Sweephand.root.bytes(".pre-commit-hooks.yaml"), as: UTF8.self)
    let entries = hooks.matches(of: /entry: (.+)/).map { String($0.1) }
    #expect(entries.count == 2)
    try await withTemporaryFolder { folder in
      let lines = entries.map { entry in
        "\"$ROOT\"/\(entry) dials/a.\(entry.contains("check") ? "yaml" : "svg"); echo \"status $?\"\n"
      }
      let outcome = try await Self.shell(Self.repository + lines.joined(), in: folder)
      #expect(outcome.output == "status 0\nstatus 0\n", "\(outcome.output)")
    }
  }

  /// A repository with a dial in two states.
  private static let repository = """
    export CI=true
    export GIT_CONFIG_GLOBAL=/dev/null GIT_AUTHOR_NAME=a GIT_AUTHOR_EMAIL=a GIT_COMMITTER_NAME=a
    export GIT_COMMITTER_EMAIL=a
    git init -q . && mkdir dials
    for value in 41 44; do
      printf 'sweephand: 1\\ntemplate: speedometer\\nwith: {value: %s}\\n' $value > dials/a.yaml
      sweephand render dials/a.yaml -q -o dials/a.svg
      git add dials && git commit -qm $value
    done

    """

  private static func shell(_ lines: String, in folder: URL) async throws -> Outcome {
    let bin = URL(filePath: Sweephand.path).deletingLastPathComponent().path
    return try await Sweephand.shell(
      "export PATH=\"\(bin):$PATH\" ROOT=\"\(Sweephand.root.path)\"\n" + lines, in: folder)
  }
}
