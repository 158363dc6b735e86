# První hra s průvodcem.

guide-salva-hello = Hraješ za Západ, červenou stranu, proti počítači na východě. Kdo druhého zničí, vyhrává; jak na tom kdo je a co komu chybí, řekne vždy panel Cíl.
guide-salva-place = Nejdřív armáda, kus po kuse. Vyber v tabulce jednotku, třeba tank, pak jedno ze svých polí a stiskni Umístit.
guide-salva-place-keys = Klávesami: 1 až 9 vybere jednotku, N přejde na pole, Enter ho vybere, G umístí.
guide-salva-army = Umisťuje i soupeř. Pokračuj, dokud máš body: tank ujede dvě pole, pěchota drží území, protitankové dělo zastaví tanky.
guide-salva-take = První kolo, jsi na tahu: přesouvej a bojuj v libovolném pořadí. Most nikomu nepatří: klikni na pole se svými jednotkami, pak na Most a potvrď.
guide-salva-take-keys = Klávesami: N přejde na pole, které může něco dělat, Enter ho vybere, G potvrdí.
guide-salva-phase = Pole je tvoje a označené jako čerstvě dobyté: vyrábět začne od příštího tahu. Přesuň, co ještě chceš, a pak ukonči pohyb.
guide-salva-phase-keys = Klávesou: E.
guide-salva-buy = Teď tvá pole vyrábějí. Každé utrácí své body na místě a co zbude, propadne: začni stavět jednotku. Hotová bude ve tvém příštím tahu.
guide-salva-end = Až nakoupíš, co se dá, ukonči výrobu.
guide-salva-end-keys = Klávesou: E.
guide-salva-others = Hraje soupeř. Když na tebe zaútočí, zvol plán palby; salvy se střídají, dokud jedna strana nepadne nebo neustoupí.
guide-salva-attack = Jsi na tahu. Klikni na červené pole: zaútočí na něj vše, co se tam dostane. Podívej se na šance, vynech, koho chceš, a zaútoč.
guide-salva-attack-keys = Klávesami: N na pole označené k útoku, Enter, G.
guide-salva-battle = Bitva: kostka salvu zeslabí nebo zesílí, šest bodů poškození jednotku zničí. Zvol Soustředit, ať jde palba po jednom cíli za druhým. Před dalšími salvami můžeš i ustoupit.
guide-salva-battle-keys = Klávesami: 1 až 3 vybere plán, Enter pálí.
guide-salva-done = To je celý tah Salvy. Vyhraješ, když dobudeš Mlýn a Tvrz; vedle cíle najdeš jednotky i pravidla a každé číslo umí vysvětlit, odkud je. Hodně štěstí!
