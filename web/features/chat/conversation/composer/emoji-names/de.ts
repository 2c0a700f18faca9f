// Written by tools/make-emoji-names.ts.
export const emojiNames = `
😀 grinsendes Gesicht, froh, fröhlich, Gesicht, grinsen, haha, lachen, lol, lustig, Smiley
😄 grinsendes Gesicht mit lachenden Augen, Augen, fröhlich, geschlossen, Gesicht, glücklich, grinsen, lächeln, lachen, lol, lustig, Mund, offen, Smiley, witzig
😁 strahlendes Gesicht mit lachenden Augen, Augen, fröhlich, Gesicht, grinsen, happy, lächeln, lachen, lustig, Smiley, strahlen, Zähne
😂 Gesicht mit Freudentränen, Freude, Freudentränen, fröhlich, Gesicht, haha, happy, hehe, hihi, lachen, lol, lustig, muahaha, rofl, Smiley, Tränen, witzig
🤣 sich vor Lachen auf dem Boden wälzen, Boden, Gesicht, haha, hehe, lachen, lol, lustig, muahaha, rofl, Smiley, Tränen, wälzen, witzig
😊 lächelndes Gesicht mit lachenden Augen, Augen, erröten, Freude, freundlich, Gesicht, glücklich, lächeln, lachen, rot, Wangen
😇 lächelndes Gesicht mit Heiligenschein, brav, Engel, Gesicht, glücklich, Heiligenschein, Lächeln, lieb, seelig, Smiley
🙂 leicht lächelndes Gesicht, Gesicht, lächeln, leicht, Smiley
🙃 umgekehrtes Gesicht, auf dem Kopf, Gesicht, lächeln, Smiley, stehen, umgekehrt
😉 zwinkerndes Gesicht, Auge, flirten, Gesicht, sexy, Smiley, zudrücken, zugedrückt, zukneifen, zuzwinkern, Zwinkern
😍 lächelndes Gesicht mit herzförmigen Augen, Augen, Gesicht, glücklich, Herzen, herzförmig, lächeln, Liebe, Smiley, verliebt
🥰 lächelndes Gesicht mit Herzen, 3, anhimmeln, bewundern, Gesicht, HDGDL, HDL, Herzchen, Herzen, lächeln, lieb, Liebe, Smiley, verknallt, verliebt, verzückt
😘 Kuss zuwerfendes Gesicht, flirten, Gesicht, Kuss, Küsschen, küssen, lieb, Smiley, zuwerfen
😋 sich die Lippen leckendes Gesicht, Gesicht, lächeln, lecker, leckeres Essen, Sich die Lippen leckender Smiley, Smiley, Zunge
😜 zwinkerndes Gesicht mit herausgestreckter Zunge, Auge, Gesicht, herausgestreckt, herausstrecken, Smiley, zudrücken, zugedrückt, Zunge, Zwinkern
🤗 Gesicht mit umarmenden Händen, drücken, Gesicht, Hände, Smiley, umarmen, Umarmung
🤔 nachdenkendes Gesicht, fragen, Gesicht, grübeln, hm, komisch, nachdenken, nachdenklich, Smiley, wundern
😏 süffisant lächelndes Gesicht, feixen, flirten, Gesicht, lächeln, Mundwinkel, schief, Smiley, süffisant
😌 erleichtertes Gesicht, Augen, entspannt, erleichtert, geschlossen, Gesicht, Smiley, Zen, zufrieden
😴 schlafendes Gesicht, dösen, einschlafen, gähnen, Gesicht, gute Nacht, langweilig, Mittagsschlaf, müde, Nickerchen, Schlaf, schlafen, Smiley, zzz
🥳 Partygesicht, aufgeregt, Feier, Fest, fröhlich, Geburtstag, Gesicht, Glückwunsch, Hurra, Hut, Party, Smiley, Überraschung
😎 lächelndes Gesicht mit Sonnenbrille, cool, Gesicht, lächeln, Smiley, Sonnenbrille
🤓 Strebergesicht, Brille, Gesicht, intelligent, klug, Nerd, schlau, Schlaumeier, smart, Smiley, Streber
😮 Gesicht mit offenem Mund, erstaunt, Gesicht, Mund, offen, omg, schockiert, unglaublich, vergessen, wow
😳 errötetes Gesicht mit großen Augen, Augen, erröten, Gesicht, groß, peinlich, rot, Scham, schämen, Smiley, überrascht, verlegen, Wangen
🥺 bettelndes Gesicht, anflehen, Augen, betteln, bettelnd, bitte, bitten, flehend, Gesicht, groß, Kulleraugen, Smiley, traurig, Welpenaugen
😢 weinendes Gesicht, Gesicht, Smiley, Träne, traurig, weinen
😭 heulendes Gesicht, flennen, Gesicht, heulen, schluchzen, Smiley, Tränen, Tränenfluss, traurig, weinen
😅 grinsendes Gesicht mit Schweißtropfen, Gesicht, grinsen, lächeln, lachen, lustig, Mund, nervös, offen, Schweiß, Schweißtropfen, schwitzen, Smiley
😬 Grimassen schneidendes Gesicht, Gesicht, Grimasse, peinlich, schneiden, Smiley, verziehen, Zähne
🙄 Augen verdrehendes Gesicht, Augen, genervt, Gesicht, meinetwegen, nerv, ohje, rollen, Smiley, verdrehen, verrollen
😤 schnaubendes Gesicht, erleichtert, Gesicht, gewonnen
👋 winkende Hand, auf Wiedersehen, bis später, ciao, guten Tag, hallo, Hand, hey, hi, tschüs, tschüss, winken
👍 Daumen hoch, Daumen, einverstanden, Finger, gut, Hand, in Ordnung, jawohl, klar, klasse, like, nach oben, ok, super, top
👎 Daumen runter, Daumen, Hand, nach unten, schlecht
👏 klatschende Hände, applaudieren, Applaus, Beifall, Gratulation, großartig, gut, Hand, Hände, Klatschen, klatschend, toll
🙌 zwei erhobene Handflächen, erhoben, feiern, Geste, Hände, Handflächen, hurra, zwei
🙏 zusammengelegte Handflächen, beten, betend, bitten, danke, danken, Gebet, gefaltet, grüßen, Handflächen, zusammengelegt
🤝 Handschlag, Hände, Händeschütteln, Vereinbarung
✌️ Victory-Geste, Sieg, V, Victory
🤞 Hand mit gekreuzten Fingern, Finger, gekreuzt, Hand
👌 OK-Zeichen, exzellent, Finger, genial, Hand, in Ordnung, natürlich, OK, perfekt, super
🤙 Ruf-mich-an-Handzeichen, Anruf, anrufen, Hand, ruf, Shaka
💪 angespannter Bizeps, Arm, Bizeps, Bodybuilder, Bro, Fitnessstudio, Gewichtheben, Muckies, Muskeln, stark, Training
👀 Augen, Auge, Gesicht, gucken, schauen, sehen
🙈 sich die Augen zuhaltendes Affengesicht, Affe, Affengesicht, Augen, böse, Geheimnis, gemein, Geste, nein, omg, sehen, Tier, verboten, vergessen, verstecken, zuhalten
💃 tanzende Frau, elegant, festlich, Flair, Flamenco, Frau, Salsa, Schwung, Tango, Tanz, Tanzen, Tänzerin
🕺 tanzender Mann, elegant, festlich, Flair, Flamenco, Mann, Salsa, Schwung, Tango, Tanz, Tanzen, Tänzer
🚶 Fußgänger(in), Fußgänger, Fußgängerin, gehen, gehend, Person, schlendern, schlurfen, wandern
🏃 laufende Person, eilig, joggen, laufen, Laufen, Läufer, Läuferin, Marathon, Person, rennen, schnell, Sport
🤷 schulterzuckende Person, egal, gleichgültig, keine Ahnung, Person, Schultern zucken, schulterzuckend, weiß nicht, Zweifel
🤦 sich an den Kopf fassende Person, fassen, frustriert, genervt, Gesicht, Kopf, oh nein, OMG, Person, unfassbar, unglaublich, verzweifelt
❤️ rotes Herz, Herz
🧡 oranges Herz, Herz, Liebe, orange
💛 gelbes Herz, Gefühl, gelb, Herz, herzlich, Liebe
💚 grünes Herz, Gefühl, grün, Herz, Liebe, romantisch
💙 blaues Herz, blau, Gefühl, Herz, Liebe, romantisch
💜 lila Herz, beste, Gefühl, hdl, Herz, Liebe, lila, lilafarben, violett
🤍 weißes Herz, Herz, weiß
🖤 schwarzes Herz, böse, Herz, schwarz
💕 zwei Herzen, Date, Gefühl, Herz, Herzen, Hochzeitstag, Jahrestag, Küsschen, Küsse, Liebe, Rendezvous, xoxo, zwei
💞 kreisende Herzen, Emotion, Gefühl, Herz, Herzen, Hochzeitstag, Jahrestag, kreisen, Liebe, süß
💓 schlagendes Herz, Gefühl, Herz, Herzschlag, Liebe, Puls, pulsieren, schlagen
💗 wachsendes Herz, Aufregung, Gefühl, Herz, Herzschlag, Küsschen, Küsse, Liebe, nervös, Nervosität, Puls, wachsen, xoxo
💖 funkelndes Herz, Aufregung, funkeln, Gefühl, glitzern, Herz, Liebe, Morgen, Nacht, rosa, xoxo
💘 Herz mit Pfeil, Herz, Liebe, Pfeil
💔 gebrochenes Herz, allein, gebrochen, Gefühl, Herz, Herzschmerz, Liebeskummer, Schmerz, traurig, Trennung, zerbrochen
💋 Kussabdruck, Gefühl, Knutsch, Kuss, küssen, Liebe, Lippen, Lippenstift, romantisch, sexy
🐶 Hundegesicht, Gesicht, Hund, Tier, treu, Wau, wuff
🐱 Katzengesicht, Gesicht, Katze, Miau, Miez, Miezekatze, Tier
🐭 Mäusegesicht, Gesicht, Maus, Mausgesicht, Nagetier, Tier
🐰 Hasengesicht, Gesicht, Hase, Kaninchen, Karnickel, Langohr, Mümmelmann, Nager, Nagetier, Tier
🦊 Fuchs, Fuchsgesicht, Gesicht, Tier
🐻 Bär, Bärengesicht, Gesicht, Tier
🐼 Panda, Gesicht, Pandabär, Pandagesicht, Tier
🐨 Koala, Koalabär, Koalagesicht, Tier
🦁 Löwe, Gesicht, Löwengesicht, Sternzeichen, Tier, Tierkreis
🐸 Frosch, Froschgesicht, Gesicht, grün, quak, Tier
🐵 Affengesicht, Affe, Banane, Dschungel, Gesicht, Tier, Zoo
🐔 Huhn, Geflügel, Henne, Tier, Tierkopf
🦉 Eule, Raubvogel, Tier, Uhu, Vogel, weise
🦋 Schmetterling, Insekt, schön
🐝 Biene, Honig, Honigbiene, Hummel, Insekt, Maja, Natur, Summ, Tier
🐢 Schildkröte, Tier
🐟 Fisch, Aquarium, Fische, Meehr, Sternzeichen, Tier, Tierkreis
🐬 Delfin, Meer, Ozean, Strand, Tier
🐴 Pferdegesicht, Gesicht, Pferd, Pferdekopf, Tier
🦔 Igel, igel, stachelig, stacheln, tier
🌸 Kirschblüte, Blume, Blüte, Kirsche, Pflanze
🌹 Rose, Blume, Blüte, Pflanze
🌻 Sonnenblume, Blume, Blüte, Pflanze, Sonne
🌷 Tulpe, Blume, Blüte, Pflanze
🌿 Kräuter, Blätter, Pflanze
🍀 Glücksklee, Blatt, Glück, Klee, Kleeblatt, Pflanze, Silverster, vier, vierblättrig, Vierblättriges Kleeblatt
🌳 Laubbaum, Baum, Blätter, grün, Laub, Pflanze, Wald
🍁 Ahornblatt, Ahorn, Blatt, Herbst, Laub, Pflanze
☀️ Sonne, Sonnenstrahlen, sonnig, Strahlen, Wetter
🌤️ Sonne hinter kleiner Wolke, bewölkt, kleine Wolke, Sonne, Wetter, Wolke
🌧️ Wolke mit Regen, Regen, Regenwolke, Wetter, Wolke
❄️ Schneeflocke, Flocke, kalt, Schnee, schneien, Wetter, Winter
🌈 Regenbogen, Wetter
⭐ weißer mittelgroßer Stern, astronomie, gelber Stern, Himmel, Stern
🌙 Mondsichel, Mond, Nacht
🔥 Feuer, brennen, Flamme, heiß
🌊 Welle, Meer
🏔️ schneebedeckter Berg, Berg, Gebirge, kalt, Schnee, Schneebedeckter Berg
🏖️ Strand mit Sonnenschirm, Meer, Sonnenschirm, Strand
🌅 Sonnenaufgang über dem Meer, Meer, Sonnenaufgang
☕ Heißgetränk, Cafe, dampfend, Getränk, heiß, Kaffee, Tasse, Tee, trinken
🍵 Teetasse ohne Henkel, Getränk, grüner Tee, Oolong, Schale, Tee, Teetasse
🍷 Weinglas, Alkohol, Bar, Glas, Wein
🥂 Sektgläser, anstoßen, Feier, feiern, Getränk, Gläser, prost, Sekt
🍺 Bierkrug, Bar, Bier, Krug, Oktoberfest, prost, Weizenbier
🍹 Cocktail, Bar, exotisches Getränk
🍕 Pizza, Pizzastück, Pizzeria
🍔 Hamburger, Burger, Fast Food, Restaurant
🍝 Spaghetti, Essse, Nudeln mit Tomatensoße, Pasta, Restaurant
🍣 Sushi, japanisches Gericht, Restaurant
🥗 Salat, Blattgemüse, Essen, gesund, grün
🥐 Croissant, Corissant, französisch, Frühstück, Frühstückshörnchen
🍞 Brot, Brotlaib, Essen, Kohlenhydrate, Laib Brot, Toast, Weißbrot, Weizen
🧀 Käsestück, Käse
🍫 Schokoladentafel, Essen, Schokolade, Süßigkeit
🍰 Torte, Kuchen, Kuchenstück, Stück Torte, Tortenstück
🍪 Keks, Cookie, Plätchen
🍓 Erdbeere, Beere, Essen, Frucht, Obst
🍎 roter Apfel, Apfel, Frucht, Obst, rot
🍳 Spiegelei in Bratpfanne, braten, Bratpfanne, Kochen, Pfanne, Spiegelei
🎉 Konfettibombe, Böller, Feier, juhu, Knaller, Konfetti, Party, super, yay
🎁 Geschenk, Feier, Geburtstag, Schachtel, Schleife, Überraschung, verpackt, Weihnachten
🎂 Geburtstagskuchen, Essen, feier, Feier, Geburtstag, Geburtstagstorte, happy birthday, kerzen, Kuchen, Lebensmittel, Torte
🎈 Luftballon, Ballon, Feier, Geburtstag
🎵 Musiknote, Lied, Melodie, Musik, Note
🎸 Gitarre, Instrument, Musik, Musikinstrument
🎤 Mikrofon, Karaoke, Singen, Unterhaltung
🎬 Filmklappe, Film, Klappe, Unterhaltung
📚 Bücherstapel, Bücher, Fantasie, lesen, Roman
🎨 Mischpalette, Farben, Kunst, Künstler, Palette
📷 Fotoapparat, Fotos, Kamera
🎲 Spielwürfel, Casino, Spiel, Unterhaltung, Würfel, würfeln, Zufall
🎮 Gamepad, Gaming, Unterhaltung, Videospiel
⚽ Fußball, Ball, Bundesliga, Messi
🎾 Tennisball, Ball, Sport, Tennis
🚴 Radfahrer(in), Fahrrad, Person, Rad, radeln, Radfahren, Radfahrer, Radfahrerin, Sport, Tour de France
🏊 Schwimmer(in), Kraulen, Person, Pool, Schwimmbecken, Schwimmen, Schwimmer, Schwimmerin, Sport, Triathlon, Wasser
⛷️ Skifahrer(in), Schnee, Ski, Skifahrer, Skifahrerin, Sport
✈️ Flugzeug, Flieger
🚗 Auto, fahren, Fahrzeug, rot, Verkehr
🏠 Haus, Gebäude, Zuhause
💡 Glühbirne, hell, Idee, Lampe, Licht
📱 Mobiltelefon, Handy, iPhone, Smartphone, telefonieren
💌 Liebesbrief, Brief, Herz, Liebe, Post, Siegel
🔑 Schlüssel, Passwort, schließen
⏰ Wecker, Uhr, Uhrzeit, Zeit
📍 Stecknadel, anpinnen, Reißzwecke, rund, runde Reißzwecke
🎧 Kopfhörer, Musik, Unterhaltung
🧳 Gepäck, Ballast, Hartschalenkoffer, Koffer, Reise, Trolley-Tasche
⛵ Segelboot, Boot
💯 100 Punkte, 100, Punktestand, volle Punktzahl
✨ funkelnde Sterne, *, funkel, funkeln, Funkelnde Sterne, Sterne
✅ weißes Häkchen, abgehakt, erledigt, Weißes Häkchen
❌ Kreuzzeichen, abbrechen, durchgestrichen, mal, Multiplikation, multiplizieren, Rotes Kreuz, x
❓ rotes Fragezeichen, Frage, Fragezeichen, rot, Rotes Fragezeichen, Satzzeichen, warum, wieso
❗ rotes Ausrufezeichen, !, Ausrufezeichen, rot, Satzzeichen
`;
