// Written by tools/make-emoji-names.ts.
export const emojiNames = `
😀 grinende ansigt, ansigt, glad, smilende ansigt, smiley
😄 grinende ansigt med smilende øjne, ansigt, glad, smil, smileøjne, smiley
😁 strålende ansigt med smilende øjne, ansigt, glad, grin, grinende, smilende øjne, smiley, strålende, tænder, tandsmil
😂 ansigt med glædestårer, ansigt, glad, glæde, græder af grin, grineren, haha, hahaha, hylende morsomt, lol, morsomt, sjov, tårer
🤣 ruller rundt på gulvet af grin, ansigt, græder af grin, griner, gulv, hahaha, hylende morsomt, ler, lol, morsomt, ruller, sjovt
😊 smilende ansigt og øjne, ansigt, smil med smileøjne, smileøjne
😇 smilende ansigt med glorie, engel, glorie, smil, uskyldig
🙂 let smilende ansigt, ansigt, smil
🙃 omvendt ansigt, ansigt, omvendt, på hovedet
😉 blinkende ansigt, ansigt, ansigt der blinker, blink, blink med øjet, flirt
😍 smilende ansigt med hjerteøjne, ansigt, forelsket, hjerteøjne, hjerter, kærlighed
🥰 smilende ansigt med tre hjerter, ansigt, elsker, forelsket, forgude, kærlighed, være lun på
😘 kyssende ansigt, ansigt, sender kys
😋 nydende ansigt, ansigt, god mad, lækkert, mæt, smil, sulten
😜 ansigt med tungen ude og blinkende øje, blink, blinke, drille, række tunge
🤗 krammende ansigt, ansigt, knus, knuser, kram, kramme
🤔 tænkende ansigt, ansigt, hmm, spekulerer, tænkende, tænker, tanker
😏 ansigt med smørret grin, ansigt, smørret
😌 lettet ansigt, ansigt, fred, lettelse, ro
😴 sovende ansigt, ansigt, godnat, sengetid, sove, søvn, søvnig, træt, zzz
🥳 festansigt, fejring, fest, fødselsdag, hat, højt humør, hurra, nytår, tillykke, truthorn
😎 smilende ansigt med solbriller, cool, sej, smil med solbriller, solbriller
🤓 nørdansigt, ansigt, briller, ekspert, fjollet, intelligent, klog, nørd, smiley, talentfuld
😮 ansigt med åben mund, åben mund, ansigt, chokeret, måbe, overrasket, ubegribeligt, utroligt, wow
😳 rødmende ansigt, omtumlet, ør, røde kinder, rødme
🥺 bønfaldende ansigt, ansigt, barmhjertighed, bede, hundeøjne, trygle
😢 grædende ansigt, ansigt, ked af det, tårer
😭 stortudende ansigt, græde, hulke, stortude, ulykkelig
😅 grinende ansigt med sveddråbe, åben mund, ansigt, grine, lettet, smilende ansigt med åben mund og koldsved, stress, stresset, sved
😬 sammenbidt ansigt, ansigt, lave grimasse
🙄 ansigt med rullende øjne, ansigt, det hvide ud af øjnene, øjne, okay så, rullende
😤 fnysende ansigt, hånligt ansigt, jeg vandt, rasende, sur, vred
👋 vinker, farvel, hallo, hånd, hej, hilsen, vi ses, vink
👍 tommelfinger op, forstået, godt, håndtegn, ja, ok, okay, super, thumbs up, yes
👎 tommelfinger ned, dårligt, håndtegn, ikke okay, nedstemt, nej
👏 klappende hænder, applaus, bifald, klap, klapper, klapsalve
🙌 løftede hænder, begge hænder oppe, hænderne over hovedet, hurra, juhu
🙏 foldede hænder, bede, bøn, high five, namaste, namasté, tak
🤝 håndtryk, aftale, enighed, hænder, hilsen, mødes
✌️ v-tegn, fred, sejr, V-tegn, yeah
🤞 krydsede fingre, finger, håb, hånd, held og lykke, krop, krydser fingre
👌 ok-tegn, aftale, fino, forstået, godt, i orden, OK, OK-håndtegn, OK-tegn, okay, perfekt, super
🤙 ring til mig-hånd, hånd, krop, opringning, ringer, telefonhånd
💪 armmuskler, biceps, bodybuilder, bodybuilding, flex, muskel, stærk, vægtløfter
👀 øjne, ansigt, se
🙈 ikke se, abe, dyr, glemt, hemmelighed, pinlig, skjule, tre vise aber
💃 danser, dans, fest, flamenco, kvinde, salsa, tango
🕺 dansende mand, dans, danser, mand
🚶 fodgænger, gå, gående, gående person, gang, gåtur, hike, skridt, slente, tempo, vandre, vandring
🏃 løber, bevægelse, bevæger, er på vej, hastighed, hurtig, hurtigt, kommer nu, løb, løbende person, løbetræning, maraton, skynd dig, sport, tempo
🤷 trækker på skuldrene, aner det ikke, jeg ved det ikke, ligeglad, ligegyldigt, måske, muligvis, pas, person, tvivl, uvidende, uvidenhed, ved det ikke
🤦 slå sig for panden, åh nej, ansigt, chok, dumt, facepalm, hånd, ikke igen, irritation, irriteret, omg, person, ryster på hovedet, skepsis, slår sig for panden
❤️ rødt hjerte, følelse, hjerte, kærlighed
🧡 orange hjerte, følelser, hjerte, orange
💛 gult hjerte, følelser, gul, hjerte
💚 grønt hjerte, følelser, grøn, hjerte
💙 blåt hjerte, blå, følelser, hjerte
💜 violet hjerte, følelser, hjerte, violet
🤍 hvidt hjerte, hjerte, hvid
🖤 sort hjerte, hjerte, ondskab, ondt, sort
💕 to hjerter, kærlighed, romantik
💞 roterende hjerter, følelser, hjerter, kærlighed
💓 bankende hjerte, hjerte, kærlighed, romantik
💗 voksende hjerte, følelser, hjerte, kærlighed, nervøs
💖 hjerte med stjerner, følelser, funkle, kærlighed
💘 hjerte med pil, amor, følelser, hjerte, kærlighed
💔 knust hjerte, hjerte, itu, kærlighed, ked af det, knust, ulykkelig
💋 læbeaftryk, kys, læber, romantik, sexy
🐶 hundehoved, dyr, hoved, hund, kæledyr
🐱 kattehoved, dyr, hoved, kat
🐭 musehoved, dyr, hoved, mus
🐰 kaninhoved, dyr, hoved, kanin
🦊 rævehoved, dyr, ræv
🐻 bjørnehoved, bamse, bjørn, dyr, honning
🐼 pandahoved, dyr, panda
🐨 koala, australien, dyr, pungdyr
🦁 løvehoved, hoved, løve, løven, stjernetegn
🐸 frø, frøhoved
🐵 abehoved, abe, dyr, hoved
🐔 høne, dyr, kylling
🦉 ugle, dyr, fugl, klog, klogskab, vis, visdom
🦋 sommerfugl, dyr, insekt, sommer, vinger
🐝 honningbi, bi, dyr
🐢 skildpadde, dyr, langsom
🐟 fisk, dyr
🐬 delfin, dyr
🐴 hestehoved, dyr, hest
🦔 pindsvin, dyr, pigge
🌸 kirsebærblomst, blomst, blomstrende kirsebær, kirsebær
🌹 rose, blomst, kærlighed
🌻 solsikke, blomst
🌷 tulipan, blomst
🌿 urt, blade, plante
🍀 firkløver, held, heldig, kløver
🌳 løvtræ, løvfældende træ, skov, træ, trækrone
🍁 ahornblad, ahorn, efterår, efterårsblad
☀️ sol, lys, solskin, stråler, vejr
🌤️ sol bag lille sky, sky, sol, vejr
🌧️ sky med regn, regn, sky, vejr
❄️ snefnug, kulde, rimfrost, sne, vejr
🌈 regnbue, lgbt, regn, vejr
⭐ stjerne
🌙 halvmåne, tiltagende måne
🔥 ild, flamme, varm
🌊 bølge, havbølge, vandbølge
🏔️ sneklædt bjerg, bjerg, koldt, sne, tinde
🏖️ strand med parasol, parasol, strand
🌅 solopgang, morgensol
☕ varm drik, dampende, drik, drikkevare, kaffe, kakao, te, varm
🍵 tekrus, kop, te, varm te
🍷 vinglas, et glas vin, glas, hvidvin, rødvin, vin
🥂 skål, champagne, drikke, fejring, glas, skåle
🍺 ølkrus, fadøl, krus, øl, ølglas
🍹 tropisk drink, cocktail
🍕 pizza, mad, pizzastykke, stykke pizza
🍔 hamburger, burger, mad
🍝 spaghetti, pasta, restaurant
🍣 sushi, mad, nigiri, sushi-restaurant
🥗 grøn salat, grøn, mad, salat
🥐 croissant, brød, fransk, mad, morgenbrød, morgenmad
🍞 brød, bage, toastbrød
🧀 et stykke ost, ost
🍫 chokolade, et stykke chokolade
🍰 lagkage, et stykke kage, kage
🍪 småkage, cookie, kage
🍓 jordbær, bær, frugt
🍎 rødt æble, æble, frugt, rød
🍳 stegepande, æg, madlavning, morgenmad, spejlæg, stegepande med æg
🎉 bordbombe, fest, konfetti, nytår
🎁 gave, fødselsdag, overraskelse, pakke
🎂 fødselsdagskage, dessert, fødselsdag, kage, lagkage, til lykke, tillykke
🎈 ballon, fest, fødselsdag
🎵 node, musik
🎸 guitar, elektrisk guitar, elguitar, instrument, musik, musikinstrument, strengeinstrument
🎤 mikrofon, karaoke, sang, synge
🎬 klaptræ, film, filmklapper, klapper
📚 bøger, bibliotek, bog, læse, læsning, romaner, skole, studie, uddannelse
🎨 palet, farver, kunstner, maler
📷 kamera, foto, instagram, selfie, snapshot, video
🎲 terning, spil, terningspil, underholdning
🎮 videospil, controller, håndcontroller
⚽ fodbold, bold
🎾 tennis, bold, sport, tennisbold, tennisbold og ketsjer
🚴 cyklist, cykel, cykelrytter, cyklende person, cykler, person på cykel, sport
🏊 svømmer, freestyle, sport, svømme, svømmende person, svømning, triatlon
⛷️ skiløber, ski, sne
✈️ fly, flyvemaskine, rejse
🚗 bil, køretøj
🏠 hus, bygning, hjem, villa
💡 elpære, ide, idé, lys ide, pære
📱 mobil, mobiltelefon
💌 kærlighedsbrev, brev med hjerte, kærestebrev
🔑 nøgle, adgangskode, password
⏰ vækkeur, alarm, ur
📍 rund tegnestift, nål, stift, tegnestift
🎧 hovedtelefon, høretelefon, lyd, lytte, musik
🧳 bagage, kuffert, pakke, rejse, trolley
⛵ sejlbåd, båd, skib, yacht
💯 100 point, 100, alle rigtige, hundrede, perfekt, point, rigtigt
✨ stjerner, glimt, magi, skinne, stjerne
✅ hvidt flueben, færdig, markering, udført
❌ kryds, ×, annuller, forkert, gange, markering, multiplikation, x
❓ rødt spørgsmålstegn, ?, spørgsmål, spørgsmålstegn, tegn, tegnsætning
❗ rødt udråbstegn, !, tegnsætning, udråbstegn
`;
