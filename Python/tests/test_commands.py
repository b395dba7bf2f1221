"""Results that the program is asked for once."""

import pytest

import sweephand


def test_templates_have_parameters():
    templates = sweephand.templates()
    value = next(each for each in templates["speedometer"].parameters if each.name == "value")
    assert value.type == "number" and value.default == 73 and value.help
    theme = next(each for each in templates["speedometer"].parameters if each.name == "theme")
    assert "brass" in theme.choices
    assert templates["speedometer"].title == "Speedometer"


def test_the_version_is_told():
    assert len(sweephand.version().split(".")) == 3


def test_a_valid_picture_has_no_findings(tmp_path):
    svg = sweephand.render("ring")
    assert sweephand.validate(svg) == []
    assert sweephand.validate(svg.save(tmp_path / "-ring.svg")) == []


def test_findings_have_places():
    broken = sweephand.render("ring").replace(b"<path ", b"<paht ", 1)
    found = sweephand.validate(broken, profile="svg2")
    assert found and all(each.line and each.file == "<picture>" for each in found)
    with pytest.raises(sweephand.ProgramError, match="no such file"):
        sweephand.validate("nothing.svg")
    with pytest.raises(sweephand.ProgramError, match="profile"):
        sweephand.validate(broken, profile="bogus")


def test_differences_are_told_in_words(tmp_path):
    old, new = (sweephand.render("ring", value=value) for value in (30, 40))
    file = old.save(tmp_path / "old.svg")
    assert sweephand.diff(file, old) == []
    changes = sweephand.diff(file, new)
    assert any("40" in change.text for change in changes)
    assert all(change.differences for change in changes)
    assert sweephand.diff(old, new, ignore=["//*"], equal_within=1) == []
    with pytest.raises(sweephand.ProgramError, match="<new>: 1:5"):
        sweephand.diff(old, b"<svg")
