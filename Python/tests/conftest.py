"""The program under test is the one that SWEEPHAND names, else the one that is installed."""

import os

import pytest

import sweephand


@pytest.fixture(scope="session", autouse=True)
def told_program():
    assert os.access(sweephand._command.program(), os.X_OK)


@pytest.fixture
def renderer():
    with sweephand.Renderer() as renderer:
        yield renderer
