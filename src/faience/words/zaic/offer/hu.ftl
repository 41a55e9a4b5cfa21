zaic-name = Zaic
zaic-about = Rakj világos és sötét lapkákat egymás mellé és egymásra a közös táblán; a legnagyobb terület nyer.
