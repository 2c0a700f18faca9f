// Written by tools/make-emoji-names.ts.
export const emojiNames = `
😀 glisefjes, fint, fjes, flir, glad, glis, latter, smilefjes, smiler, tenner
😄 glisende fjes med smilende øyne, fjes, flir, glis, latter, lol, med tenner, morsomt, øye, smil, smilefjes, smilefjes med åpen munn og smilende øyne
😁 glisefjes med smilende øyne, fjes, glis, latter, lol, smil, smilefjes
😂 gledestårer, fjes, flire, glede, gøy, haha, hoho, latter, le, lol, morsomt, tårer
🤣 ruller rundt på gulvet i latter, artig, fjes, flire, flirer, gøy, gøyalt, gulv, hæhæ, haha, hoho, latter, le, ler, ler så jeg griner, lol, lykkelig, morsomt, roflmao, ruller
😊 smil med smilende øyne, fjes, rødme, smil, smilende øyne
😇 smil med glorie, engel, fjes, glorie, smil, uskyldig
🙂 smiler litt, fjes, smil
🙃 fjes som er opp-ned, fjes, opp-ned
😉 blunkende ansikt, blunk, fjes
😍 smilefjes med hjerteøyne, fjes, hjerte, hjerteøyne, kjærlighet, øyne
🥰 smilefjes med hjerter, elsker, forelsket, kjærlighet, romantikk
😘 slengkyss, elsker deg, fjes, glad i deg, hjerte, kyss
😋 nam-nam, deilig mat, fjes, mmm, nam, sulten
😜 blunker og rekker tunge, blunk, erte, fjes, rekke tunge med blunk, spøk
🤗 fjes som gir klem, fjes, klem
🤔 tenkefjes, fjes, tankefull, tenker
😏 lurt smil, fjes, selvtilfreds
😌 lettet, fjes
😴 sover, fjes, gjesp, god natt, godnatt, natt, snork, sove, søvn, trett, trøtt
🥳 partyfjes, bursdag, feiring, fest, fløyte, fødselsdag, glad, gratulerer, hatt, hurra, jippi, party
😎 smilefjes med solbriller, fjes, kul, lyst, sol, solbriller
🤓 nerdefjes, begavet, briller, ekspert, fjes, fornøyd nerdefjes, intelligent, lur, nerd, smart
😮 forbauset, åpen munn, fjes
😳 rødmer, fjes, rød
🥺 bedende fjes, nåde, trygler, valpeøyne
😢 gråter, fjes, tårer, trist
😭 strigråter, fjes, gråt, tårer
😅 glisende fjes som svetter, åpen, kaldsvette, munn, smil med svette, svett smil med åpen munn
😬 grimase, fjes
🙄 himler med øynene, å nei, fjes, hva i all verden?, oppgitt, øyne, ruller, utrolig
😤 triumferende, fjes, jeg vant, triumf
👋 vinkende hånd, farvel, hallo, hand, hånd, hei, hilse, sees, senere, ses, vinke
👍 tommel opp, bra, fint, flott, greit, ja, klart, ok, okay, okei, tommel, topp
👎 tommel ned, hånd, tegn, tommel
👏 klappende hender, hånd, hender, klapping
🙌 hevede hender, begge hender, feirer, feiring, hånd, rekker begge armene i været
🙏 foldede hender, be, ber, bevegelse, bønn, hånd
🤝 håndhilse, avtale, hånd, håndtrykk, møte
✌️ seierstegn, hånd, peace-tegn
🤞 kryssede fingre, finger, flaks, hand, hånd, hell, kryss, lykke, tvi
👌 OK-hånd, ålreit, bra, glimrende, greit, hand, hånd, klart, kult, OK, okay, perfekt, supert
🤙 ring meg-hånd, hånd, ringe
💪 biceps, fleks, muskel, muskelfleksing, sterk, tegneserie
👀 øyne, fjes, øye
🙈 ser ingenting ondt, ape, fjes, forbudt, ikke, ser ikke
💃 dansende kvinne, dans, kvinne
🕺 dansende mann, dans, mann
🚶 fotgjenger, fottur, gå, gående, går, gåtur, person, spasere, steg, tur
🏃 løper, fart, fort, idrett, jogger, jogging, løp, maraton, person, rask, sport
🤷 trekker på skuldrene, hand, hånd, idk, kanskje, likegyldighet, person, skuldertrekning, tvil, vet ikke
🤦 slår hånden mot pannen, å nei, ansikt, facepalm, fjes, hånd, ikke igjen, irritasjon, omg, oppgitt, person, sjokk, vantro
❤️ rødt hjerte, hjerte
🧡 oransje hjerte, følelser, hjerte, oransje
💛 gult hjerte, følelser, gul, hjerte
💚 grønt hjerte, følelser, grønn, hjerte
💙 blått hjerte, blå, følelser, hjerte
💜 lilla hjerte, følelser, hjerte, lilla
🤍 hvitt hjerte, hjerte, hvit
🖤 svart hjerte, hjerte, ond, svart
💕 to hjerter, elskere, følelser, kjærlighet
💞 snurrende hjerter, følelser, hjerter, kjærlighet, snurrende, søtt
💓 bankende hjerte, bankende, følelser, hjerte, hjertebank, kjærlighet, pulserende
💗 voksende hjerte, følelser, kjærlighet, nervøs, spent
💖 skinnende hjerte, følelser, kjærlighet, skinnende
💘 hjerte med pil, følelser, hjerte, kjærlighet, pil
💔 knust hjerte, brudd, følelser, hjerte
💋 kyssemerke, kyss, lepper, romantikk
🐶 hundefjes, dyr, fjes, hund
🐱 kattefjes, dyr, fjes, katt
🐭 musefjes, dyr, fjes, mus
🐰 kaninfjes, dyr, fjes, kanin
🦊 rev, dyr, fjes
🐻 bjørn, dyr, fjes
🐼 panda, dyr, fjes
🐨 koala, dyr, koalabjørn
🦁 løve, fjes, løven, stjernebilde, stjernetegn
🐸 frosk, dyr, fjes
🐵 apefjes, ape, dyr, fjes
🐔 høne, dyr, fugl
🦉 ugle, dyr, fugl, vis
🦋 sommerfugl, dyr, insekt, pen, sommer
🐝 honningbie, bie, dyr, insekt
🐢 skilpadde, dyr
🐟 fisk, dyr, fiskene, stjernebilde, stjernetegn
🐬 delfin, dyr, flipper, hav, strand
🐴 hestefjes, dyr, fjes, hest
🦔 pinnsvin, dyr, pigger, piggsvin
🌸 kirsebærblomst, blomst, kirsebær
🌹 rose, blomst
🌻 solsikke, blomst, sol
🌷 tulipan, blomst
🌿 urteblader, blader, plante, urt
🍀 firkløver, 4, flaks, hell, kløver, plante
🌳 løvtre, blader, tre
🍁 lønneblad, blad, høstblad, lønn
☀️ sol, lys, lyst, solfylt, stråler, vær, verdensrommet
🌤️ sol bak liten sky, sky, sol, vær
🌧️ sky med regn, regn, sky, vær
❄️ snøfnugg, kaldt, snø, vær
🌈 regnbue, regn, vær
⭐ stjerne, verdensrommet
🌙 månesigd, måne
🔥 ild, flamme
🌊 bølge, hav, kanagawa, natur, surfer, surfing, vann
🏔️ snødekt fjell, fjell, kaldt, snø
🏖️ strand med parasoll, parasoll, strand
🌅 soloppgang, morgen, morgensol, sol
☕ varm drikke, drikke, kaffe, kaffekopp, koffein, morgen, rykende, te, tekopp, varm
🍵 tekopp, drikke, suppe, te
🍷 vinglass, drikke, glass, rødvin, vin
🥂 glass som skåler, drink, feiring, glass, skål
🍺 ølkrus, bar, halvliter, ølglass, pils, pilsner
🍹 tropisk drink, bar, drink, juice
🍕 pizzastykke, pizza, pizzabit, restaurant
🍔 hamburger, burger, restaurant
🍝 spagetti, pasta, restaurant
🍣 sushi, restaurant
🥗 grønn salat, grønn, mat, salat
🥐 croissant, brød, fransk, mat
🍞 brød, loff
🧀 ostestykke, ost
🍫 sjokoladeplate
🍰 kakestykke, dessert, formkake, kake
🍪 kjeks, cookie, dessert, restaurant
🍓 jordbær, bær
🍎 rødt eple, diett, eple, frukt, helse, modent, rød, rødt
🍳 matlaging, egg, steke, stekepanne
🎉 smell-bon-bon, feiring, fest, serpentin
🎁 gave, bursdag, feiring, innpakket, julegave, presang
🎂 bursdagskake, bløtkake, bursdag, dessert, feiring, fødselsdag, gebursdag, gratulerer, kake, nam, selskap
🎈 ballong, feiring
🎵 note, musikk, musikknote
🎸 gitar, instrument, musikk, musikkinstrument
🎤 mikrofon, karaoke, mik, musikk, underholdning
🎬 filmklapper, action, film, filming, klapper, underholdning
📚 bøker, bok
🎨 malerpalett, kunst, maling
📷 kamera, foto, kamerateknikk, video
🎲 terning, spill, terningkast, terningspill
🎮 videospill, konsoll, kontroller, spill, spillkonsoll, spillkontroller, TV-spill
⚽ fotball, ball
🎾 tennis, ball, racket, sport, tenninsball
🚴 syklist, sport, sykkel, sykkelløp, sykle
🏊 svømmer, crawl, fristil, frisvømming, krål, person, sport, svømme, svømming, triatlon
⛷️ skiløper, ski, snø
✈️ fly, fremkomstmiddel
🚗 bil, kjøretøy
🏠 hus, bygning, hjem
💡 lyspære, elektrisitet, idé, lys, pære, tegneserie
📱 mobiltelefon, mobil, telefon
💌 kjærlighesbrev, brev, brev med hjerte, hjerte, romantikk
🔑 nøkkel, lås, passord
⏰ vekkerklokke, alarm, klokke
📍 rund stift, kontorrekvisita, markørnål
🎧 hodetelefoner, headset, øretelefoner, underholdning
🧳 bagasje, pakking, reise
⛵ seilbåt, båt
💯 hundre poeng, 100, full pott, poeng
✨ stjerner, *, glitrende, skinnende
✅ hakemerke i firkant, ✓, avkryssing, avmerking, hake, hakemerke, utført
❌ kryss, ×, avbryt, rødt kryss, x, X
❓ rødt spørsmålstegn, ?, rød, spørsmål, spørsmålstegn
❗ rødt utropstegn, !, rød, utrop, utropstegn
`;
