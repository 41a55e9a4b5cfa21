"""The stub of the native module is generated; this keeps it true."""

import subprocess
import sys
from pathlib import Path

import faience


def test_the_stub_tells_what_the_native_module_holds(tmp_path: Path) -> None:
    fresh = tmp_path / "_core.pyi"
    command = [sys.executable, "-m", "nanobind.stubgen", "-q", "-P", "-m", "faience._core", "-o", str(fresh)]
    subprocess.run(command, check=True)
    committed = Path(faience.__file__).with_name("_core.pyi")
    assert committed.read_text() == fresh.read_text(), "run make golden"
