"""The released files: their limits and their metadata."""

import hashlib
import json
import re
import resource
import shutil
import subprocess
import zipfile

import pytest
from conftest import DIST, ROOT, made, run


def test_the_program_needs_the_c_library_alone(program):
    linked = set(re.findall(r"^\s*(\S+?)\.so", run("ldd", program).stdout.decode(), re.M))
    assert linked <= {"linux-vdso", "libc", "libm", "libpthread", "libdl", "/lib64/ld-linux-x86-64"}
    needed = re.findall(r"GLIBC_(\d+)\.(\d+)", run("objdump", "-T", program).stdout.decode())
    assert max((int(major), int(minor)) for major, minor in needed) <= (2, 36)


def test_the_program_and_the_archive_are_small(program, archive):
    assert program.stat().st_size <= 36 << 20
    assert archive.stat().st_size <= 9 << 20


def test_a_picture_takes_little_time(program):
    def spent():
        used = resource.getrusage(resource.RUSAGE_CHILDREN)
        return used.ru_utime + used.ru_stime

    times = []
    for _ in range(50):
        before = spent()
        run(program, "render", "speedometer", "-o", "/dev/null", "-q")
        times.append(spent() - before)
    # The program itself takes half of it on a machine that does nothing else.
    assert min(times) <= 0.02


def test_everything_has_one_version(program, archive, package, wheel):
    told = run(program, "--version").stdout.decode()
    version = re.match(r"sweephand (\d+\.\d+\.\d+), ", told)[1]
    names = {each.name for each in (archive, package, wheel, made("*.zip"))}
    assert names == {
        f"sweephand-{version}-x86_64-linux.tar.xz",
        f"sweephand_{version}_amd64.deb",
        f"sweephand-{version}-py3-none-manylinux_2_36_x86_64.whl",
        f"sweephand-{version}.artifactbundle.zip",
    }
    bill = json.loads(made("*.cdx.json").read_text())
    assert bill["metadata"]["component"]["version"] == version
    assert run("dpkg-deb", "--field", package, "Version").stdout.decode().strip() == version


def test_the_checksums_are_right(archive):
    sums = dict(
        reversed(line.split("  ")) for line in (DIST / "SHA256SUMS").read_text().splitlines()
    )
    files = {each.name for each in DIST.iterdir()} - {"SHA256SUMS"}
    assert set(sums) == files
    for name in files:
        assert hashlib.sha256((DIST / name).read_bytes()).hexdigest() == sums[name]


def test_no_path_of_the_build_is_in_it(program):
    content = program.read_bytes()
    assert str(ROOT).encode() not in content


def test_everything_is_in_its_place(package):
    listed = run("dpkg-deb", "--contents", package).stdout.decode()
    files = {line.split()[-1].removeprefix("./") for line in listed.splitlines()}
    assert {
        "usr/bin/sweephand",
        "usr/share/man/man1/sweephand.1.gz",
        "usr/share/man/man1/sweephand-render.1.gz",
        "usr/share/bash-completion/completions/sweephand",
        "usr/share/zsh/vendor-completions/_sweephand",
        "usr/share/fish/vendor_completions.d/sweephand.fish",
        "usr/share/doc/sweephand/copyright",
    } <= files


def test_every_link_of_the_pages_leads_somewhere(package, tmp_path):
    run("dpkg-deb", "--extract", package, tmp_path)
    folder = tmp_path / "usr/share/doc/sweephand"
    links = re.compile(r'\]\(([^)\s#]+)|(?:src|href)="([^"#]+)')
    missing = [
        (page.name, link)
        for page in [folder / "README.md", *folder.glob("docs/**/*.md")]
        for link in map("".join, links.findall(re.sub(r"```.*?```|`[^`]*`", "", page.read_text(), flags=re.S)))
        if "samples/" in link and ":" not in link and not (page.parent / link).exists()
    ]
    assert missing == []


@pytest.mark.skipif(not shutil.which("lintian"), reason="lintian is not installed")
def test_lintian_finds_nothing(package):
    checked = run("lintian", "--fail-on", "error,warning", package, check=False)
    assert checked.stdout.decode() == "" and checked.returncode == 0, checked.stdout.decode()


def test_the_bundle_names_the_program(program):
    with zipfile.ZipFile(made("*.artifactbundle.zip")) as bundle:
        info = json.loads(bundle.read("sweephand.artifactbundle/info.json"))
        [variant] = info["artifacts"]["sweephand"]["variants"]
        entry = bundle.getinfo(f"sweephand.artifactbundle/{variant['path']}")
        assert bundle.read(entry) == program.read_bytes()
        assert entry.external_attr >> 16 & 0o111


@pytest.mark.skipif(not shutil.which("swift"), reason="Swift is not installed")
def test_a_plugin_runs_the_bundle(tmp_path, speedometer):
    with zipfile.ZipFile(made("*.artifactbundle.zip")) as bundle:
        for entry in bundle.infolist():
            file = bundle.extract(entry, tmp_path)
            subprocess.run(["chmod", f"{entry.external_attr >> 16 & 0o777:o}", file], check=True)
    (tmp_path / "Package.swift").write_text(
        """
        // swift-tools-version: 6.0
        import PackageDescription
        let package = Package(name: "Gauges", targets: [
          .binaryTarget(name: "sweephand", path: "sweephand.artifactbundle"),
          .plugin(
            name: "Draw", capability: .command(intent: .custom(verb: "draw", description: "Draw.")),
            dependencies: ["sweephand"]),
        ])
        """.strip().replace("        ", "")
    )
    source = tmp_path / "Plugins/Draw/Draw.swift"
    source.parent.mkdir(parents=True)
    source.write_text(
        """
        import Foundation
        import PackagePlugin

        @main struct Draw: CommandPlugin {
          func performCommand(context: PluginContext, arguments: [String]) throws {
            let process = Process()
            process.executableURL = try context.tool(named: "sweephand").url
            process.arguments = ["render", "speedometer", "--set", "value=72"]
            try process.run()
            process.waitUntilExit()
          }
        }
        """
    )
    drawn = run("swift", "package", "--package-path", tmp_path, "draw", timeout=300)
    assert drawn.stdout == speedometer
