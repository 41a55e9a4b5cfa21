"""States cost memory only while somebody holds them."""

import subprocess
import sys

CODE = """
import resource, faience

def play(games, spec):
    rng = faience.Rng(1)
    for _ in range(games):
        state = faience.load(spec).start()
        while state.to_move != faience.OVER:
            if state.to_move == faience.CHANCE:
                state.deal(rng)
            copy = state.copy()
            copy.play(copy.legal_texts()[0])
            state.play(state.legal_moves()[-1])
            try:
                state.play(copy.game.move_count - 1)
            except faience.FaienceError:
                pass
            state.scores, state.winners, state.reason, state.view(), state == copy, hash(state)

play(60, "azul(wall=grey,joker=true)")
before = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
play(400, "azul(wall=grey,joker=true)")
print(resource.getrusage(resource.RUSAGE_SELF).ru_maxrss - before)
"""


def test_playing_on_does_not_grow_the_process() -> None:
    grown = subprocess.run([sys.executable, "-c", CODE], capture_output=True, text=True, check=True).stdout
    assert int(grown) < 1500, "kilobytes"
