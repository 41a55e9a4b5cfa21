title = Faience
tagline = Asztal csempés játékokhoz.
