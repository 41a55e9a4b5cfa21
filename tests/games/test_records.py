"""Records: written, read, checked, streamed."""

from contextlib import suppress
from io import StringIO
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import faience
from faience import BadRecord, Record, read_records
from faience.bots.playing import seeded_game
from faience.games.registry import all_specs
from faience.notation.record import Deal, Move

DEAL = "BBRK/YYWR/KKBB/WWRY/BYRK"


def opened(*moves: str) -> Record:
    record = Record(faience.load("azul"))
    record.deal(DEAL)
    for move in moves:
        record.play(move)
    return record


@pytest.mark.parametrize("spec", all_specs())
def test_a_finished_game_comes_back_from_its_text(spec: str) -> None:
    record = seeded_game(faience.load(spec), "random", 3)
    again = Record.loads(record.dumps())
    assert (again.events, again.state, again.over) == (record.events, record.state, True)
    assert again.dumps() == record.dumps()


def test_states_are_the_start_and_one_after_each_event() -> None:
    record = opened("1B2", "2Y3")
    states = list(record.states())
    assert states[0] == record.game.start()
    assert states[-1] == record.state
    assert len(states) == 4


def test_comments_belong_to_what_stands_before_them() -> None:
    record = Record.loads(f'[Game "azul"]\n\n{{before all}}\n<{DEAL}> {{a mild deal}} 1B2 {{quiet\nstart}}')
    assert record.opening_comment == "before all"
    assert record.events == [Deal(DEAL, "a mild deal"), Move(0, "1B2", "quiet start")]
    assert Record.loads(record.dumps()).events == record.events


def test_tags_keep_quotes_backslashes_and_line_breaks() -> None:
    value = 'a "round" \\ table\nby the window'
    record = Record(faience.load("azul"), {"Event": value})
    assert Record.loads(record.dumps()).tags == {"Event": value}


@pytest.mark.parametrize("how", ["lot", "chosen", "turn"])
def test_a_record_tells_how_it_came_that_seat_0_starts(how: str) -> None:
    record = Record(faience.load("zaic"), {"Starter": how})
    assert Record.loads(record.dumps()).starter == how


def test_a_record_need_not_tell_who_starts() -> None:
    assert Record(faience.load("zaic")).starter is None


def test_a_starter_that_cannot_be_is_refused() -> None:
    with pytest.raises(BadRecord, match="line 1: the tag Starter is one of lot, chosen, turn, not 'Ana'"):
        Record.loads('[Game "zaic"]\n[Starter "Ana"]\n')


@pytest.mark.parametrize("name", ["Game", "Scores", "Winners", "Reason", "event", "", "Two words"])
def test_a_tag_that_is_not_the_users_is_refused(name: str) -> None:
    with pytest.raises(BadRecord, match="tag"):
        Record(faience.load("azul"), {name: "x"})


def test_a_comment_with_braces_is_refused() -> None:
    with pytest.raises(BadRecord, match="braces"):
        opened().comment("{x}")


def test_truncate_goes_back_and_keeps_comments() -> None:
    record = opened("1B2", "2Y3")
    record.truncate(2)
    record.comment("here")
    record.truncate(2)
    assert record.events == [Deal(DEAL), Move(0, "1B2", "here")]
    assert record.state == opened("1B2").state


def test_an_illegal_move_leaves_the_record_as_it_was() -> None:
    record = opened("1B2")
    with pytest.raises(faience.IllegalMove):
        record.play("1B2")
    assert record.events == opened("1B2").events


def test_files_are_written_and_appended(tmp_path: Path) -> None:
    file = tmp_path / "games.record"
    records = [seeded_game(faience.load("azul"), "random", seed) for seed in range(3)]
    for record in records:
        record.dump(file, append=True)
    with file.open() as lines:
        assert [record.events for record in read_records(lines)] == [record.events for record in records]
    records[0].dump(file)
    assert Record.load(file).events == records[0].events
    assert [path.name for path in tmp_path.iterdir()] == ["games.record"]


def test_a_long_file_is_read_game_by_game() -> None:
    lines_read = 0
    text = opened("1B2").dumps() + "\n"

    def endless():
        nonlocal lines_read
        while True:
            for line in StringIO(text):
                lines_read += 1
                yield line

    records = read_records(endless())
    assert [len(next(records).events) for _ in range(3)] == [2, 2, 2]
    assert lines_read < 25


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "holds no game"),
        ("hello", "begins with its game"),
        ('[Event "x"]', "begins with its game"),
        ('[Game "chess"]', "no game 'chess'"),
        ('[Game "azul"]\n[Event x]', "line 2: a tag like"),
        ('[Game "azul"]\n[Event "x"]\n[Event "y"]', "line 3: the tag Event is given twice"),
        ('[Game "azul"]\n\n1B2', "line 3: a deal <…> was expected"),
        ('[Game "azul"]\n\n<BBBB>', "line 3: a deal of 5 factories"),
        (f'[Game "azul"]\n\n<{DEAL}>\n9Z9', "line 4: '9Z9' is no move"),
        (f'[Game "azul"]\n\n<{DEAL}>\n1W1', "line 4: 1W1 is not legal: there is no white on factory 1"),
        (f'[Game "azul"]\n\n<{DEAL}>\n}}', "line 4: moves, deals"),
        (f'[Game "azul"]\n[Scores "3 4"]\n\n<{DEAL}>', "says Scores 3 4, but its moves lead to no result"),
        ('[Game "azul"]\n\n[Game "azul"]', "several games"),
    ],
)
def test_a_wrong_record_is_refused_with_the_place(text: str, message: str) -> None:
    with pytest.raises(BadRecord, match=message.replace("(", r"\(").replace(")", r"\)")):
        Record.loads(text)


def test_a_forged_result_is_refused() -> None:
    text = seeded_game(faience.load("azul"), "random", 1).dumps()
    scores = text.partition('[Scores "')[2].partition('"')[0]
    with pytest.raises(BadRecord, match="lead to"):
        Record.loads(text.replace(f'"{scores}"', '"99 0"'))


@settings(max_examples=300, deadline=None, derandomize=True)
@given(st.text() | st.text().map(lambda text: f'[Game "azul"]\n\n<{DEAL}> 1B2 {text}'))
def test_any_text_is_a_record_or_a_bad_record(text: str) -> None:
    with suppress(BadRecord):
        for record in read_records(StringIO(text)):
            assert Record.loads(record.dumps()).events == record.events


WRITABLE = st.text(st.characters(codec="utf-8"))


@settings(max_examples=300, deadline=None, derandomize=True)
@given(st.lists(WRITABLE.filter(lambda text: not set(text) & set("{}")), min_size=3, max_size=3), WRITABLE)
def test_what_a_record_writes_it_reads(comments: list[str], tag: str) -> None:
    record = Record(faience.load("azul"), {"Event": tag})
    record.comment(comments[0])
    record.deal(DEAL)
    record.comment(comments[1])
    record.play("1B2")
    record.comment("x" * 90 + " [Game on] he said " + comments[2])
    again = list(read_records(StringIO(record.dumps() + "\n" + record.dumps())))
    assert [(r.tags, r.opening_comment, r.events) for r in again] == [
        (record.tags, record.opening_comment, record.events)
    ] * 2


def test_several_comments_are_joined_and_may_hold_what_looks_like_a_tag() -> None:
    record = Record.loads(f'[Game "azul"]\n\n<{DEAL}>\n1B2 {{one}} {{two\n[Game on]}} {{three}} 2Y3')
    assert [event.comment for event in record.events] == ["", "one two [Game on] three", ""]


def test_a_file_with_a_byte_order_mark_is_read(tmp_path: Path) -> None:
    file = tmp_path / "windows.record"
    file.write_text(opened("1B2").dumps(), encoding="utf-8-sig")
    assert Record.load(file).events == opened("1B2").events


def test_text_that_cannot_be_written_is_refused() -> None:
    with pytest.raises(BadRecord, match="UTF-8"):
        opened().comment("\ud800")
    with pytest.raises(BadRecord, match="UTF-8"):
        Record(faience.load("azul"), {"Event": "\ud800"})
    with pytest.raises(BadRecord, match="0 events or more"):
        opened().truncate(-1)


def test_binary_files_are_refused(tmp_path: Path) -> None:
    file = tmp_path / "picture"
    file.write_bytes(b"\xff\xfe\x00\x80")
    with pytest.raises(BadRecord, match="is no text"):
        Record.load(file)
