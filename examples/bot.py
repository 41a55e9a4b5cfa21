"""A whole bot for Faience's tables, which plays every game there is: the move after which it leads by most.

Try it: faience arena azul greedy "exec:python3 examples/bot.py" --pairs 10, or play against it: faience play azul
--seats "you,exec:python3 examples/bot.py". Then put your own ideas into `choose`.
What is said between a bot and a table is described in docs/bot-protocol.md.
"""

import random
import sys

import faience


def choose(state: faience.State, dice: random.Random) -> str:
    """The move after which this seat leads the best of the others by most; ties at random."""
    me = state.to_move

    def lead(move: str) -> tuple[int, float]:
        after = state.copy()
        after.play(move)
        points = after.projected_scores
        return points[me] - max(points[:me] + points[me + 1 :]), dice.random()

    return max(state.legal_texts(), key=lead)


for line in sys.stdin:
    word, _, rest = line.strip().partition(" ")
    if word == "hello":
        print("hello 1 Leader", flush=True)
    elif word == "newgame":  # newgame SPEC seat N seed N
        spec, _, seat, _, seed = rest.split()
        dice = random.Random(int(seed))
        print("ready", flush=True)
    elif word == "record":  # the deals and moves so far
        state = faience.Record.loads(f'[Game "{spec}"]\n\n{rest}').state
    elif word == "position":  # or the position as one line
        state = faience.position(rest)
    elif word == "go":  # this bot moves at once, whatever the limit, and so need not listen to stop
        print("move", choose(state, dice), flush=True)
