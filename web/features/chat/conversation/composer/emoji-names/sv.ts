// Written by tools/make-emoji-names.ts.
export const emojiNames = `
😀 ansikte med stort leende, ansikte, glad, kul, leende, roligt, skratt
😄 flinande ansikte med leende ögon, ansikte, blundar, flina, glad, kul, leende, lol, ögon, roligt, skratt
😁 strålande ansikte med leende ögon, ansikte, leende, ögon, roligt, skratt, strålande, tänder
😂 ansikte med glädjetårar, ansikte, gapskratt, glädjetårar, gråt, jätteroligt, skratt, tårar
🤣 rullar runt på golvet och skrattar, ansikte, gapskratt, golv, gråter, jätteroligt, rullar, skratt, tårar
😊 leende ansikte och ögon, ansikte, glad, kinder, leende, ler, nöjd, ögon, rosiga
😇 leende ansikte med gloria, ansikte, gloria, leende
🙂 småleende ansikte, ansikte, glad, leende, ler, litet, nöjd
🙃 upp-och-nervänt ansikte, ansikte, leende, upp-och-ner
😉 ansikte som blinkar med ett öga, ansikte, blinkar, flört, öga, skämt
😍 leende ansikte med hjärtformade ögon, älskar, ansikte, gullig, hjärta, kärlek, leende, ögon, söt
🥰 leende ansikte med tre hjärtan, älskar, ansikte, förtjust, hjärtan, kär, leende, romantik
😘 ansikte ger en slängkyss, älskar, ansikte, hjärta, puss, slängkyss
😋 ansikte som njuter av god mat, ansikte, dreglar, god, gott, hungrig, leende, mat, mums, njuter, smakar, tunga
😜 blinkande ansikte räcker ut tungan, ansikte, blinkande, knäpp, räcker ut, skojar, tokigt, tungan
🤗 ansikte som kramas, ansikte, glad, hej, kram, leende, vinkar
🤔 ansikte som tänker, ansikte, funderar, fundersamt, tänker, undrar
😏 halvleende ansikte, ansikte, flin, halvleende, småleende
😌 lättat ansikte, ansikte, lättat, lättnad, lugn
😴 sovande ansikte, ansikte, gäsp, sängdags, snarkar, sömnig, sover, trött, zzz
🥳 festande ansikte, ansikte, fest, födelsedag, hatt, kalas, partyhatt, tuta
😎 leende ansikte med solglasögon, ansikte, chillar, cool, koppla av, leende, solglasögon
🤓 nördansikte, ansikte, expert, glad, glasögon, intelligent, nörd, smart
😮 förvånat ansikte, ansikte, chockad, förvånad, gapar, mun, omg, öppen, otroligt
😳 rodnande ansikte, ansikte, generad, omtumlad, pinsamt, rodnar, skäms
🥺 bönfallande ansikte, ansikte, bönfallande, hundögon, ledsen, nåd, snälla, tigga, varför
😢 gråtande ansikte, ansikte, gråter, ledsen, saknar, sorgligt, tårar
😭 storgråtande ansikte, ansikte, bölar, gråter, ledsen, olycklig, rinner, storgråtande, tårar
😅 flinande ansikte med svettdroppe, ansikte, droppe, glad, jobbigt, leende, nervös, stress, svett, trött
😬 grimaserande ansikte, ansikte, biter ihop, grimaserar, tänder
🙄 ansikte som himlar med ögonen, ansikte, himlar, ögon, osäker
😤 ansikte med ånga ur näsan, ånga, ansikte, arg, näsan, rasande, seger, triumf, vansinnig
👋 vinkande hand, är du där?, hallå, hand, hej, vinka, vinkning
👍 tummen upp, bra, gillar, ok, okej, tumme, upp
👎 tummen ned, ner, ogilla, tumme
👏 klappande händer, klappa, klappa händer
🙌 båda händerna i luften, hurra, räcker upp händerna
🙏 beende händer, be, ber, händer, knäppta händer
🤝 handskakning, avtal, hand, möte
✌️ v-tecken, seger
🤞 korsade fingrar, finger, hand, korsa, lycka
👌 OK-tecken, hand, Instämmer, Javisst, Ok, OK, tecken
🤙 ring mig-hand, hand, ring
💪 spänd biceps, muskler, stark
👀 ögon, öga
🙈 apa ser inget, apa, håller för, inget, ögon, ser
💃 dansande kvinna, dans, människor
🕺 dansande man, dans, man
🚶 fotgängare, lunka, man som går, promenerar, vandra
🏃 person som springer, löpare, löpning, maraton, person som löper
🤷 person som rycker på axlarna, axelryckning, likgiltighet, okunskap, tvivel
🤦 person som slår sig för pannan, ansikte, frustration, handflata, irritation, slå sig för pannan
❤️ rött hjärta, hjärta, känslor, kärlek, rött
🧡 hjärta i orange, hjärta, orange
💛 gult hjärta, gult, hjärta
💚 grönt hjärta, grönt, hjärta
💙 blått hjärta, blått, hjärta
💜 lila hjärta, hjärta, lila
🤍 vitt hjärta, hjärta, vitt
🖤 svart hjärta, hjärta, ond, svart
💕 två hjärtan, hjärtan, känslor, kärlek, två
💞 snurrande hjärtan, hjärtan, känslor, kärlek, snurrar, två
💓 bultande hjärta, bankar, bultande, hjärta, känslor, kärlek, puls, slår
💗 växande hjärta, hjärta, känslor, kärlek, nervös, puls, upprymd, växande
💖 gnistrande hjärta, gnistrande, hjärta, känslor, kärlek, upprymd
💘 hjärta med pil, amors, hjärta, kärlek, pil
💔 brustet hjärta, brustet, hjärta, känslor, trasigt
💋 läppavtryck, kärlek, kyssmärke, läppar
🐶 hundansikte, djur, hund
🐱 kattansikte, djur, katt
🐭 musansikte, djur, mus
🐰 kaninansikte, djur, kanin
🦊 rävansikte, ansikte, djur, räv
🐻 björnansikte, björn, djur
🐼 pandaansikte, djur, panda
🐨 koala, Australien, djur, koala-ansikte, koalabjörn, pungdjur
🦁 lejonansikte, djur, lejon
🐸 grodansikte, djur, groda
🐵 apansikte, apa, djur
🐔 höna, fågel
🦉 uggla, fågel, vis
🦋 fjäril, insekt, sommar, vacker
🐝 bi, djur, geting, insekt
🐢 sköldpadda, havssköldpadda, padda
🐟 fisk, fiskarna, stjärntecken
🐬 delfin, djur
🐴 hästansikte, djur, häst
🦔 igelkott, taggig
🌸 körsbärsblomma, blomma, körsbär
🌹 ros, blomma
🌻 solros, blomma
🌷 tulpan, blomma
🌿 ört, blad
🍀 fyrklöver, Irland, klöver, lycka, tur
🌳 lövträd, lövfällande, träd
🍁 lönnlöv, höst, löv
☀️ sol, strålar, väder
🌤️ sol bakom litet moln, moln, sol, väder
🌧️ regnmoln, moln, regn, väder
❄️ snöflinga, snö
🌈 regnbåge, regn, väder
⭐ stjärna, vit medelstor stjärna
🌙 månskära, måne
🔥 eld, brinner, flamma
🌊 våg, havsvåg
🏔️ snöklätt berg, berg, kallt, snö, snöklädda berg
🏖️ strand med parasoll, parasoll, strand
🌅 soluppgång, morgonsol
☕ varm dryck, ångande, dryck, kaffe, te, varm
🍵 tekopp, te, varm dryck
🍷 vinglas, dryck, glas, rödvinsglas, vin
🥂 skålande glas, dryck, fira, glas, skål
🍺 ölstop, glas, öl, ölglas, stop
🍹 tropisk drink, alkohol, bar, cocktail, drink, drinkar, festa, full, mai tai, nattklubb, party, supa, tropisk
🍕 pizzabit, bit, pizza, slice
🍔 hamburgare, burgare
🍝 spagetti, mat, pasta
🍣 sushi
🥗 grönsallad, grön, mat, sallad
🥐 croissant, bröd, fransk, mat
🍞 bröd, limpa
🧀 ostbit, ost
🍫 chokladkaka, choklad, chokladbit, godis
🍰 tårtbit, kaka, kakbit, tårta
🍪 kaka, desert, efterrätt, småbröd
🍓 jordgubbe, bär, frukt
🍎 rött äpple, äpple, frukt, hälsa, mat, moget, nyttigt, rött, sunt
🍳 matlagning, laga mat, steka ägg
🎉 konfettismällare, fest, partypopper, serpentiner
🎁 inslagen present, fest, födelsedag, gåva, inslagen, julklapp, överraskning, paket, present
🎂 födelsedagstårta, fest, Fest, födelsedag, fördelsedagstårta, Grattis, tårta, Tårta med ljus på
🎈 ballong, fest
🎵 musiknot, musik, not
🎸 gitarr, elgitarr, musik, musikinstrument
🎤 mikrofon, karaoke, sjunga
🎬 filmklappa, film, klappa
📚 böcker, bok
🎨 färgpalett, färger, konst, palett
📷 kamera, video
🎲 speltärning, spel, tärning
🎮 tv-spel, kontroll, spel, tv-spelskontroll
⚽ fotboll, boll, sport
🎾 tennis, boll, tennisboll, tennisrack och boll, tennisracket och boll
🚴 person som cyklar, cykel, cykla, cyklist
🏊 person som simmar, simma, simmare, simning
⛷️ skidåkare, skidor, snö, vinter
✈️ flygplan, fordon
🚗 bil, fordon
🏠 hus, byggnad
💡 glödlampa, elektrisk, fått en idé, lampa
📱 mobiltelefon, mobil, telefon
💌 kärleksbrev, brev, hjärta, kärlek
🔑 nyckel, lösenord
⏰ väckarklocka, klocka
📍 knappnål, nål, stift
🎧 hörlur, musik
🧳 bagage, packning, resa, resväska
⛵ segelbåt, båt, segling
💯 100 poäng, full pott
✨ gnistrande stjärnor, gnistrar, stjärnor
✅ vit bockmarkering, bock, vit fet bockmarkering
❌ rött kryss, kryss, X
❓ rött frågetecken, ?, fråga, frågetecken, interpunktion, tecken
❗ rött utropstecken, kommatering, rött, utropstecken
`;
