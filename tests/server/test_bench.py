"""The bench of the server: it plays for real, and says what that cost."""

from faience.cli.bench_server import measure_server


def test_the_server_is_measured_by_whole_tables_over_sockets() -> None:
    figures = measure_server(1, 2, "azul")
    assert figures["moves"] > 4
    assert figures["cpu_us_per_move"] > 0
    assert 0 < figures["bytes_to_mover"] <= figures["bytes_to_mover_most"]
    assert 0 < figures["delay_ms_median"] <= figures["delay_ms_p99"]
