### Amit csak a terminál mond a Zaicról.

zaic-terminal-status = { terminal-turn }
zaic-terminal-gain = hogyan változik az előnyöd a legnagyobb terület szerint
zaic-terminal-writing = Egy lépés a lapka fajtájából és bal alsó mezőjéből áll. Q a 2×2-es, H a fekvő, V az álló 2×1-es, S az 1×1-es; az oszlopok balról jobbra a-tól o-ig, a sorok alulról felfelé 1-től 15-ig tartanak. Hogy a lapka az asztalra vagy más lapkákra kerül-e, a mezőből következik. A rajzon ○ a világos, ◆ a sötét, a szám a szint; a sarkok mutatják, meddig ér egy lapka.

## A rajz

zaic-terminal-reserve = Készlet
zaic-terminal-reserve-within = készlet
zaic-terminal-areas = Területek
zaic-terminal-areas-within = területek:
zaic-terminal-largest = legnagyobb terület
zaic-terminal-none = nincs
zaic-terminal-no-box = Még nincs lerakott lapka
zaic-terminal-box = A keret { $columns } × { $rows } (legfeljebb 8 × 8): { zaic-terminal-growth }
zaic-terminal-growth =
    { $wider ->
        [0]
            { $higher ->
                [0] nem nőhet tovább
               *[other] még nőhet { $higher } sorral
            }
       *[other]
            { $higher ->
                [0] még nőhet { $wider } oszloppal
               *[other] még nőhet { $wider } oszloppal és { $higher } sorral
            }
    }
zaic-terminal-leads = { $name } vezet: { zaic-decided }
zaic-terminal-even = Minden terület egyenlő

## Az asztal szavakban

zaic-terminal-seat = { $name }, { $colour }. Készlet: { $reserve }. Területek: { $areas }
zaic-terminal-row = { $n }. sor: { $squares }
zaic-terminal-square =
    { $level ->
        [1] { $column } { $colour }
       *[other] { $column } { $colour } { $level }. szint
    }

## A lépések listája

zaic-terminal-kind =
    { $kind ->
        [Q] 2×2-es (Q), még { $n }
        [H] Fekvő 2×1-es (H), még { $n }
        [V] Álló 2×1-es (V), még { $n }
       *[S] 1×1-es (S), még { $n }
    }
zaic-terminal-lying-on =
    { $on ->
        [0] az asztalon
       *[other] { AZ($on) } { $on }. szint fölött
    }
