// Written by tools/make-emoji-names.ts.
export const emojiNames = `
😀 grijnzend gezicht, blij, fijn, gezicht, glimlachen, grijns, grijnzend, lach, lachen, leuk, tanden, vrolijk
😄 grijnzend gezicht met lachende ogen, blij, gezicht, glimlachen, grijns, grijnzend, lach, lachen, lol, mond, ogen, oog, open
😁 stralend gezicht met lachende ogen, blij, fijn, gezicht, glimlachen, grijns, grijnzend, lach, ogen, oog, stralend, tanden
😂 gezicht met tranen van vreugde, blij, gevoelens, gezicht, grappig, haha, hehe, hilarisch, huilen, lachen, lmao, lol, rofl, roflmao, traan, vreugde
🤣 gezicht dat op de grond rolt van het lachen, blij, gezicht, grappig, haha, hehe, hilarisch, huilen, lachen, lmao, lol, rofl, roflmao, rollen, traan, vloer, vreugde
😊 lachend gezicht met lachende ogen, blozen, gelukkig, gezicht, glimlach, glimlachen, ogen, oog, tevreden
😇 lachend gezicht met halo, blij, elfje, engel, engelachtig, engelen, fantasie, geest, gezegend, gezicht, glimlach, glimlachen, onschuldig, sprookje, stralenkrans, verhaal, vredig
🙂 enigszins lachend gezicht, blij, enigszins, gezicht, glimlachen, lach
🙃 omgekeerd gezicht, gezicht, glimlach, hehe, omgekeerd
😉 knipogend gezicht, flirten, gezicht, hartenbreker, knipogen, knipoog, knipoogt, plagerij, sexy, zwoel
😍 lachend gezicht met hartvormige ogen, gevoelens, gezicht, hartjes, hartjesogen, kussen, lach, liefde, oog, romantiek, schatje
🥰 lachend gezicht met hartjes, 3, crush, dol, gezicht, glimlach, glimlachen, hart, hartjes, hou van jou, jou, liefde, romantiek
😘 gezicht dat kus toeblaast, flirten, gezicht, hartje, kus, kusje blazen, kussen, romantiek, smiley, xoxo, zoen
😋 lachend gezicht dat lippen likt, genieten, gezicht, glimlach, jammie, lachend gezicht, lekker, mmm, smiley, smullen
😜 knipoog met uitgestoken tong, gezicht, gezicht met uitgestoken tong en knipoog, grap, grapjas, knipoog, oog, plagen, smiley, tong
🤗 blij gezicht met uitgestoken handen, blij, gezicht, handen, knuffel, knuffelen, uitgestoken
🤔 nadenkend gezicht, afvragen, denken, gezicht, hmm, kin, nadenken, nadenkend, overwegen
😏 gniffelend gezicht, arrogant, flirten, gezicht, gezicht met grote grijns, gladjes, gniffelen, grijnzen, schuin, smiley, swag, vol van zichzelf, wenkbrauwen
😌 opgelucht gezicht, gezicht, kalmte, opgelucht, opluchting, vrede, zen
😴 slapend gezicht, bedtijd, dutje, gapen, gezicht, moe, slaap, slaap lekker, slapen, smiley, vermoeid, welterusten, zzz
🥳 feestend gezicht, feest, feesten, fuif, gelukkig, gezicht, hoed, hoera, opgewonden, roltong, verjaardag, vieren, viering
😎 lachend gezicht met zonnebril, bril, chillen, cool, gaaf, geweldig, gezicht, glimlach, ontspannen, stijl, stoer, strand, zonnebril
🤓 nerdgezicht, geek, gezicht, gezicht met bril en tanden, nerd, nerderig, smiley
😮 gezicht met open mond, geschokt, geschrokken, gezicht, mond, oeps, omg, ongelofelijk, ongelooflijk, open, smiley, sympathie, vergeten, wauw
😳 blozend gezicht, beschaamd, blozend, dood, gek, gezicht, heet, hitte, jeetje, onder de indruk, ongeloof, ongemakkelijk, sjonge, verbaasd, verbijsterd, wat, wauw
🥺 smekend gezicht, alsjeblieft, genade, gezicht, grote ogen, smeken, smekende blik, smiley, verdrietig, waarom niet, zielig gezicht
😢 huilend gezicht, bedroefd, gevoelens, gezicht, huilen, smiley, traan, triest
😭 hard huilend gezicht, bedroefd, gezicht, hard huilen, huilen, ontroostbaar, smiley, snikken, traan, tranen, tranen met tuiten
😅 grijnzend gezicht met zweetdruppels, gestrest, gezicht, glimlachen, grijnzend, koud, lach, mond, neerslachtig, nerveus, open, opgewonden, stress, zweet
😬 gezicht met grimas, gezicht, grimas, grimasgezicht, grinniken, niks, oeps, ongemakkelijk, smiley, tanden op elkaar
🙄 gezicht met rollende ogen, gezicht, ogen, rollen, rollen met de ogen, schaduw, ugh, wat dan ook
😤 gezicht blazend van woede, boos, gewonnen, gezicht, gezicht met stoom uit neus, kokend van woede, ontevreden, triomf, witheet, woedend, ziedend
👋 zwaaiende hand, ben je er, doei, groet, groeten, hallo, hand, is daar iemand, moet gaan, spreek je later, tot later, tot ziens, ttyl, zwaai, zwaaien
👍 duim omhoog, +1, duim, goed, hand, ja, leuk, omhoog
👎 duim omlaag, -1, duim, fout, hand, lichaam, niet goed, niet leuk, omlaag, slecht, stom
👏 klappende handen, applaudiseren, applaus, bidden, dankjewel, gefeliciteerd, goed gedaan, goedkeuring, hand, hoera, klappen
🙌 juichend omhooggestoken handen, feest, gebaar, hand, handen, hoera, lof, omhoog, omhooggestoken
🙏 gevouwen handen, alsjeblieft, bedankt, bidden, buigen, dank, gebaar, gebed, geef me de vijf, gevouwen, gezegend, hand, handen tegen elkaar, high five, smeken, vragen
🤝 handdruk, deal, hand, overeenkomst, schudden, vergadering
✌️ winnende hand, hand, peace, twee vingers, v, vredesteken
🤞 gekruiste vingers, gekruist, geluk, hand, kruisen, vinger, vingers
👌 OK-handgebaar, fantastisch, geweldig, goed, hand, oké, prima, top, vingers
🤙 bel me-gebaar, bel mij-gebaar, bellen, hand, handgebaar voor bellen
💪 spierballen, aanspannen, arm, biceps, bodybuilder, flex, gewichtheffen, spannen, spier, spierbal, sportschool, sterk, strip
👀 ogen, gezicht, kijken, omg, ondeugend, oog, staren
🙈 geen kwaad zien, aap, beschaamd, dier, gebaar, geen, gezicht, kwaad, niet, niet kijken, schaamte, uit den boze, verboden, verlegen, wil niet zien, zie, zien
💃 dansende vrouw, dansen, dansende vrouw met rode jurk, danseres, elegant, feest, flamenco, persoon, salsa, tango, vrouw
🕺 dansende man, dansen, disco, feest, festival, flamenco, man, persoon, salsa, tango
🚶 voetganger, lopen, persoon, slenteren, stappen, struien, wandelaar, wandelen
🏃 hardloper, hardlopen, hollen, joggen, man, marathon, persoon, rennen, snel, sport
🤷 persoon die schouders ophaalt, gebaar, idk, ik weet het niet, misschien, onverschilligheid, onwetend, onwetendheid, schouderophalen, twijfel
🤦 persoon die het gezicht met de hand bedekt, ergernis, gebaar, gezicht, hand voor gezicht, niet opnieuw, ongeloof, ongelooflijk, palm, persoon, schaamte, zucht
❤️ rood hart, emotie, hart, liefde
🧡 oranje hart, oranje
💛 geel hart, emotie, geel, hart, hou van jou, hvj, liefde
💚 groen hart, groen, hart, hou van jou, hvj, romantisch, xoxo
💙 blauw hart, blauw, emotie, hart, hou van jou, hvj, liefde, romantiek
💜 paars hart, emotie, hart, hou van jou, hvj, paars
🤍 wit hart, hart, liefde, symbool, wit
🖤 zwart hart, hart, kwaad, slecht, verdorven, zwart
💕 twee harten, hart, hou van jou, hvj, jubileum, liefde, xoxo
💞 ronddraaiende harten, draaien, draaiende harten, emotie, hart, harten, jubileum
💓 kloppend hart, cardio, hart, hartslag, hou van jou, hvj, kloppen, slaan
💗 groeiend hart, emotie, groeiend, hart, hartslag, hou van jou, hvj, kloppend hart, nerveus, spannend, xoxo
💖 fonkelend hart, fonkelend, glinsterend, hart, hou van jou, hvj, spannend, sprankelend, xoxo
💘 hart met pijl, afspraakje, cupido, date, hart, hou van jou, hvj, liefde, pijl, pijl door hart, romantiek, valentijn
💔 gebroken hart, alleen, breken, droevig, eenzaam, emotie, gebroken, liefdesverdriet, verdrietig
💋 lipafdruk, afdruk, daten, emotie, kus, kusafdruk, liefde, lippen, romantiek, sexy, zoen
🐶 hondengezicht, dier, gezicht, hond, huisdier, puppy, puppy’s, schattig
🐱 kattengezicht, dier, gezicht, huisdier, kat, kitten
🐭 muizengezicht, dier, gezicht, muis
🐰 konijnengezicht, dier, gezicht, huisdier, konijn
🦊 vos, dier, gezicht
🐻 beer, dier, gezicht, grizzly, grommen, honing
🐼 panda, bamboe, dier, gezicht
🐨 koala, australië, beer, buideldier, dier, down, gezicht, under
🦁 leeuw, alfa, brul, dier, gezicht, Leo, manen, orde, safari, sterk, sterrenbeeld
🐸 kikker, dier, gezicht
🐵 apengezicht, aap, banaan, dier, gezicht
🐔 kip, dier, gevogelte
🦉 uil, dier, vogel, wijs, wijsheid
🦋 vlinder, insect, mooi
🐝 honingbij, bij, dier, hommel, honing, insect, lente, natuur
🐢 schildpad, dier, waterschildpad
🐟 vis, dier, eten, Pisces, sterrenbeeld, vissen
🐬 dolfijn, dier, flipper, oceaan, strand
🐴 paardengezicht, boerderij, dier, dressuur, gezicht, paard, paarden
🦔 egel, dier, stekelig
🌸 kersenbloesem, bloem, bloesem, kers, lente, plant, voorjaar
🌹 roos, bloem, elegant, liefde, plant, rood, schoonheid, valentijn
🌻 zonnebloem, bloem, buiten, plant, zon
🌷 tulp, bloem, bloesem, groei, plant
🌿 kruid, blad, plant
🍀 klavertjevier, 4, blad, geluk, Iers, klaver, plant, vier
🌳 loofboom, boom, bos, groen, habitat, verliezen
🍁 esdoornblad, blad, esdoorn, vallend
☀️ zon, felle zon, helder, stralen, weer, zonnig
🌤️ zon achter kleine wolk, weer, wolk, zon
🌧️ wolk met regen, regen, weer, wolk
❄️ sneeuwvlok, koud, sneeuw, weer
🌈 regenboog, genderqueer, glbt, homoseksueel, lesbisch, lgbt, lgbtq, lgtbqia, lhbt, natuur, pride, queer, regen, transgender, weer
⭐ witte middelgrote ster, ster
🌙 maansikkel, avond, halvemaan, maan, ramadan, ruimte, sikkel, slapen
🔥 vuur, brand, heet, hulpmiddel, vlam
🌊 golf, golfsurfen, golven, Japan, Kanagawa, oceaan, surfen, water, weer, zee
🏔️ berg met besneeuwde toppen, berg, koud, sneeuw
🏖️ strand met parasol, parasol, strand
🌅 zonsopgang, ochtend, zon
☕ warme drank, café, cafeïne, chai, drank, drinken, koffie, ochtend, stomen, thee, warm
🍵 theekopje zonder oor, drankje, drinken, kop, thee, theekopje
🍷 wijnglas, alcohol, bar, café, drankje, drinken, glas, restaurant, wijn
🥂 klinkende glazen, drinken, glas, glazen, klinken, toosten, vieren
🍺 bierglas, alcohol, bar, bier, café, drinken, duitsland, glas, oktoberfest, pils, pint
🍹 tropisch drankje, alcohol, bar, club, drankjes, drinken, dronken, mai tai, mix, tropisch
🍕 pizzapunt, eten, honger, kaas, pepperoni, pizza, punt
🍔 hamburger, burger, eten, fastfood, honger
🍝 spaghetti, eten, gehaktballen, pasta, restaurant
🍣 sushi, eten
🥗 groene salade, eten, groen, salade
🥐 croissant, brood, eten, frans, ontbijt, voedsel
🍞 brood, eten, koolhydraten, tarwe, voedsel
🧀 stuk kaas, kaas, plak
🍫 chocoladereep, chocolade, dessert, halloween, reep, snoep, zoetekauw
🍰 cake, dessert, gebak, plak, zandgebak, zoet
🍪 koekje, chip, chocolade, dessert, zoet
🍓 aardbei, bes, fruit
🍎 rode appel, appel, dieet, fruit, gezondheid, rijp, rood, voedsel
🍳 koken, bakken, ei, gemakkelijk, ontbijt, pan, restaurant, spiegelei
🎉 feestknaller, confetti, feest, hoera, jarig, knaller, partypopper, verjaardag, viering
🎁 ingepakt cadeau, cadeau, cadeautje, cadeauverpakking met strik, feest, ingepakt, verpakking
🎂 verjaardagstaart, dessert, gebak, gelukkig, taart, verjaardag, viering, zoet
🎈 ballon, feest, jarig, verjaardag, vieren, viering
🎵 muzieknoot, achtste noten, muziek, noot
🎸 gitaar, instrument, muziek, muziekinstrument, strat, stratocaster
🎤 microfoon, geluid, karaoke, muziek, zingen
🎬 klapbord, actie, entertainment, film, filmklapper, filmset, klapper, opnames
📚 boeken, boek, educatie, kennis, lezen, onderwijs, opleiding, school
🎨 schilderspalet, creatief, kleurrijk, kunst, kunstzinnig, museum, palet, schilderen, schilderij
📷 camera, fotocamera, fotograferen, selfie, snap, video
🎲 dobbelsteen, dobbelen, dobbelstenen, spel, yahtzee
🎮 videogame, controller, game, gamecontroller, playstation, spel, videospel, xbox
⚽ voetbal, bal, futsal, messi, ronaldo, sport
🎾 tennis, bal, sport, tennisbal, tennisracket
🚴 fietsende persoon, fiets, fietsen, fietser, persoon, sport, wielrennen
🏊 zwemmende persoon, freestyle, persoon, sport, triatlon, zwemmen, zwemmer
⛷️ skiër, ski, sneeuw
✈️ vliegtuig, luchtvaartuig, reizen, vervoermiddel, vliegen, vliegmachine
🚗 auto, automobiel, rijden, vervoermiddel, voertuig
🏠 huis, gebouw, settelen, thuis, villa, voorstad, vrijstaande woning
💡 gloeilamp, elektrisch, idee, lamp, licht, peertje, strip
📱 mobiele telefoon, bellen, communicatie, mobiel, smartphone, telefoon
💌 liefdesbrief, brief, brief met hart, hart, liefde, post, romantiek, valentijn
🔑 sleutel, beveiligd, op slot, openen, wachtwoord
⏰ wekker, alarm, klok, tijd
📍 ronde speld, kaart, kopspeld, locatie, speld
🎧 hoofdtelefoon, geluid, koptelefoon, oordopje
🧳 bagage, inpakken, koffer, reis, reizen, rolkoffer, trolley
⛵ zeilboot, boot, jacht, jachthaven, vaartuig, vervoermiddel, zee
💯 maximumscore, 100, 100 punten, beste, cijfer, fantastisch, foutloos, getal, geweldig, score, top, zeker
✨ sterretjes, *, glinsteren, glinsterende sterren, ster
✅ knop voor vinkje, ✓, afgevinkt, check, gedaan, klaar, knop, markeren, vink, vinkje, voltooid
❌ kruisteken, ×, annuleren, kruis, teken, vermenigvuldigen, vermenigvuldiging, x
❓ rood vraagteken, ?, interpunctie, rood, teken, vraag
❗ rood uitroepteken, !, interpunctie, rood, teken, uitroep
`;
