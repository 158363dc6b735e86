# Co říká stůl mimo hru samu. `event-…` stojí v záznamu, `error-…` odpovídá na chybu.

event-sat-down = { $name } usedá ke stolu ({ $power }).
event-got-up = { $name } vstává od stolu ({ $power }).
event-came-back = { $power } se vrací a hraje dál.
event-captain-named = { $power }: rozkazy dává { $name }.
event-order-taken-back = { $power } bere poslední rozkaz zpět.
event-time-ran-out = { $power }: čas na tah vypršel.
event-paused = { $power } hru přerušuje.
event-resumed = { $power } nechává hru pokračovat.
event-vote-opened = { $power } neodpovídá; ostatní rozhodnou, jak dál.
event-waited-for = { $power } má ještě čas, ostatní počkají.
event-stand-in-default = { $power } mlčí, dokud se někdo nevrátí.
event-stand-in-bot = { $power }: hraje náhradní bot, dokud se někdo nevrátí.
event-standing-answered = Tvůj trvalý rozkaz { $number } odpověděl: { $order }
event-silence-answered = Trvalý rozkaz jsi k tomu nenechal; odpovědělo mlčení: { $order }
event-rematch-asked = { $power } chce odvetu.

advice-agree-on-what-you-could-punish = Dohodni se jen na tom, co dokážeš potrestat nebo co má partner důvod dodržet.
advice-expect-a-breach-from-the-winner = Dohody nejčastěji poruší velmoc, která čeká, že právě tím tahem vyhraje.

talk-bot-reads-offers = Jsem bot a slovům nerozumím. Navrhni mi dohodu, klid na hranici nebo společného nepřítele, a odpovím.
talk-bot-reads-treaties = Jsem bot a slovům nerozumím. Nabídni mi smlouvu o neútočení a odpovím.

error-not-a-member = Na tomto místě nesedíš.
error-no-open-seat = U tohoto stolu není volné místo.
error-seat-of-a-bot = Na tomto místě hraje bot.
error-seat-is-out = Tato velmoc se už hry neúčastní.
error-seat-is-full = { $limit ->
    [one] Jednu velmoc může hrát nejvýše { $limit } člověk.
    [few] Jednu velmoc mohou hrát nejvýše { $limit } lidé.
   *[other] Jednu velmoc může hrát nejvýše { $limit } lidí.
  }
error-wrong-seat-count = Podle pravidel je třeba míst: { $expected }. Připraveno jich je: { $count }.
error-nobody-plays = Aspoň jedno místo musí být pro člověka.
error-clock-empty = Hodiny potřebují čas: na tah, do zásoby, nebo obojí.

error-not-begun = Hra ještě nezačala.
error-paused = Hra je přerušena.
error-not-paused = Hra není přerušena.
error-not-running = Hra skončila.
error-not-over = Hra ještě neskončila.
error-time-is-up = Tvůj čas vypršel.
error-stood-in = Někdo za tebe hraje; nejdřív se vrať do hry.
error-not-stood-in = Nikdo za tebe nehraje.
error-no-vote = O této velmoci se nehlasuje.
error-not-a-voter = Toto hlasování je pro ostatní.
error-no-standing = Trvalý rozkaz { $value } nemáš.
error-standing-oneself = Trvalý rozkaz se týká toho, na co se ptají jiní.
error-standing-twice = Právě tento trvalý rozkaz už platí.
error-standing-full = Víc než { $limit } trvalých rozkazů mít nelze.
error-mix-closed = Kostky jsou už dány, hra začala.
error-mix-done = Tvé místo už svou hodnotu pro kostky přidalo.
error-remarks-full = Diváci této partie už toho napsali dost: nejvýš { $limit } řádků.
error-old-snapshot = Tento snímek zapsala jiná verze.

error-not-captain = Za tvou velmoc dává rozkazy jen kapitán.
error-vote-open = Tvá velmoc rozhoduje hlasováním; tohle potřebuje souhlas ostatních.

error-talk-in-private = Podle těchto pravidel se soukromě nejedná: mluv ke všem, kdo ještě hrají.
error-agree-by-treaty = V této hře je dohoda smlouvou: nabídni ji rozkazem.
error-talk-off = Podle těchto pravidel spolu velmoci nejednají.
error-partner-gone = Některá z těchto velmocí se už hry neúčastní.
error-agreement-alone = K dohodě je třeba ještě jiné velmoci.
error-agreement-empty = Napiš, na čem se má dohoda uzavřít.
error-agreement-against = Jmenuj velmoc, která není stranou dohody.
error-agreement-open = Dohodu ještě nepřijaly všechny strany.
error-agreement-closed = Dohodu už přijaly všechny strany.
error-unknown-agreement = Dohoda číslo { $value } není.
error-not-a-party = Nejsi stranou této dohody.
error-disclosed-to-nobody = Tyto velmoci už dohodu znají.

error-conflict = Někdo byl rychlejší; zkus to prosím znovu.
error-duplicate-command = Toto už bylo provedeno.
error-unknown-match = Taková partie není.
error-unknown-token = Tento odkaz nevede k žádnému místu.
error-unknown-account = Takový účet není.
error-unknown-session = Přihlášení už neplatí.
error-match-taken = Taková partie už je.
error-token-taken = Tento odkaz se už používá.
error-name-taken = Toto jméno už někdo má.
error-database-unreachable = Databáze není dostupná: { $value }
error-database-closed = Databáze je zavřená.
error-database-read-only = Do databáze nelze zapisovat.
error-database-newer = Databázi zapsala novější verze Velmocí (schéma { $value }).
