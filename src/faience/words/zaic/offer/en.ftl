zaic-name = Zaic
zaic-about = Stack light and dark tiles on one shared board; the largest area wins.
