// Written by tools/make-emoji-names.ts.
export const emojiNames = `
😀 faccina con un gran sorriso, allegria, allegro, denti, felice, molto felice, risata, sogghignare, sogghigno, sorriso
😄 faccina con sorriso e occhi sorridenti, a crepapelle, bene, bocca aperta, faccina che ride, faccina con un gran sorriso e occhi sorridenti, faccina felice, felicità, occhi felici, ridere, risata, sorriso, sorriso a bocca aperta
😁 faccina raggiante con occhi felici, denti, faccina, faccina che ride, faccina che sogghigna, molto felice, occhi felici, risata, sogghignare, sogghigno, sogghigno con occhi felici, sorriso
😂 faccina con lacrime di gioia, ahahaha, che ridere, contentissimo, contento, faccina, faccina che piange dal ridere, felice, felicissimo, felicità, gioia, lacrima, lacrime di gioia, lol, piangere dal ridere, ridere, risata, rofl
🤣 ridere a crepapelle, ahah, crepapelle, divertente, esilarante, faccia che si rotola, faccina che ride, felice, felicissimo, lacrime dal ridere, lmao, lol, molto felice, occhi chiusi, ridicolo, risata, rofl
😊 faccina con occhi sorridenti, arrossire, bocca, faccina, felice, felicità, imbarazzato, occhi, occhi sorridenti, sorriso, timido
😇 faccina con sorriso e aureola, angelo, angioletto, aureola, faccina sorridente con aureola, innocente, santarellino, santo, sorriso con aureola, spirito
🙂 faccina con sorriso accennato, contento, faccina, faccina che sorride, felice, mezzo sorriso, ok, sorrisetto, sorriso, sorriso a bocca chiusa, sorriso accennato, va bene
🙃 faccina sottosopra, ah ah, ah ah ah, ahah, ahahah, arrabbiato, capovolto, faccina, sarcastico, scombussolata, sottosopra, triste
😉 faccina che fa l’occhiolino, capirsi, faccina, fare l’occhiolino, flirtare, intesa, occhio, occhiolino, sexy, strizzare l’occhio
😍 faccina con sorriso e occhi a cuore, amore, cuore, faccina, innamorato, occhi, occhi a cuore, romantico, sorriso, sorriso con occhi a cuore
🥰 faccina con cuoricini, amore, cotta, cuoricini, faccina, innamoramento, sorriso, ti amo
😘 faccina che manda un bacio, amore, bacetti, bacini, buona notte, cuore, faccina che manda baci, innamorato, mandare baci, mi manchi, smack, ti amo, ti voglio bene
😋 faccina che si lecca i baffi, buonissimo, buono, che buono, cibo delizioso, gnam, golosa, goloso, leccarsi i baffi, slurp
😜 faccina che fa l’occhiolino e mostra la lingua, barzelletta, divertente, lingua fuori con occhiolino, linguaccia con occhiolino, occhiolino, pazzerello, pazzo, scherzo, sto scherzando, strano, yolo
🤗 faccina che abbraccia, abbracciare, abbraccio, ciao, faccina, imbarazzo, mani, mano, saluti, sorriso, ti voglio bene, tvb
🤔 faccina concentrata, arrovellarsi, concentrarsi, dubbio, faccina, faccina che pensa, mmm, pensare, scervellarsi
😏 faccina con sorrisetto, ammiccante, bocca, faccia, flirtare, furbetto, malizioso, mmm, non ci credo, occhiolino, sopracciglia, sorrisetto, sospetto, sospettoso
😌 faccina sollevata, faccina, faccina con sorriso, pace, sollevato, sollievo, tranquillità, tranquillo, zen
😴 faccina che dorme, assonnato, buona notte, dormire, faccina, pisolino, sonno, stanco, zzz
🥳 faccina che festeggia, cappellino, celebrazione, compleanno, entusiasta, festa, festeggiamenti, festeggiamento, festeggiamo, festeggiare, party, si festeggia, trombetta
😎 faccina con sorriso e occhiali da sole, cool, fighetto, figo, ganzo, luce, relax, soleggiato, spensierato, vacanza
🤓 faccina nerd, faccina, nerd, occhiali, occhiali da nerd, secchione, studioso
😮 faccina con bocca aperta, bocca, bocca aperta, non ci credo, non mi dire, oh, scioccato, shock, sorpresa, sorpreso, stupito, wow
😳 faccina imbarazzata, confuso, faccina, faccina arrossata, faccina con guance rosse, faccina con occhi aperti, guance rosse, imbarazzato, occhi
🥺 faccina supplichevole, faccina implorante, faccina sull’orlo delle lacrime, lacrime, occhi da cucciolo, occhioni, per favore, per piacere, supplicare, triste
😢 faccina che piange, emozione, faccina, faccina con lacrima, infelice, lacrima, mi dispiace, mi manchi, piangere, triste
😭 faccina disperata, faccina che piange, infelice, lacrime, no, nooo, piangere, pianto, singhiozzare, triste
😅 faccina con sorriso e goccia di sudore, emozionato, faccina con un gran sorriso e goccia di sudore, felice, goccia, nervoso, sollevato, sollievo, sorriso con goccia di sudore, stressato, sudore, teso
😬 faccina con smorfia, denti, dentista, digrignare, digrignare i denti, faccina, smorfia
🙄 faccina con occhi al cielo, evabbé, guardare altrove, noia, occhi al cielo, pazienza, roteare gli occhi, ruotare gli occhi, sollevare gli occhi al cielo, uffa, vabbè
😤 faccina che sbuffa, arrabbiarsi, arrabbiato, faccina arrabbiata, faccina con il fumo, faccina frustrata, frustrato, frustrazione, rabbia, sbuffare, scontento, uffa
👋 mano che saluta, a dopo, ci sei?, ci vediamo, ciao, ciaone, gesto di saluto, mano, mano aperta, salutare, schiaffo
👍 pollice in su, +1, bene, capito, certo, d’accordo, dito, mi piace, ok, perfetto, sì, va bene
👎 pollice verso, giù, in basso, mano, no, non mi piace, pollice, pollice abbassato, pollice in giù, segno
👏 mani che applaudono, applaudire, applauso, bravo, clap clap, complimenti, congratulazioni, ok, pregare, preghiera, segno, yeah
🙌 mani alzate, celebrare, due mani, evvai, evviva, gesto, grazie, innocente, mano, urrà, vittoria
🙏 mani giunte, gesto, grazie, mani, mano, per favore, pregare, preghiera, ti prego
🤝 stretta di mano, affare fatto, conoscere, d’accordo, mani che si stringono, ok, patto, piacere, presentarsi, presentazione, promessa, stringersi la mano
✌️ vittoria, due, forbice, mano, segno di vittoria, yeah
🤞 dita incrociate, buona fortuna, dita, fortuna, incrociare, incrociare le dita, mano
👌 mano che fa OK, bene, capito, d’accordo, dito, gesto di ok, ho capito, indice e pollice, OK con la mano, segno di OK, va bene
🤙 mano con gesto di chiamata, chiamami, chiamare, dita, dito, gesto, mani, mano, telefonare, ti chiamo
💪 bicipite, bodybuilding, braccio piegato, corpo, forte, forza, fumetto, muscolo, palestra, pesi, sollevamento, teso
👀 occhi, corpo, faccia, guardare, osservare, vedere
🙈 non vedo, faccina, faccina della scimmietta, gesto, non guardo, non posso guardare, proibito, scimmia, scimmietta, scimmietta non vedo, segreto, vietato
💃 donna che balla, ballare, ballerina, ballo, donna, flamenco, lavoro, olé, salsa, tango
🕺 uomo che balla, ballare, ballo, disco, discoteca, lavoro, uomo
🚶 pedone, attività, camminare, camminata, giro a piedi, passeggiare, passeggiare lentamente, passeggiata, passo tranquillo, persona
🏃 persona che corre, correre, corsa, di corsa, gara, jogging, maratona, persona, sport
🤷 persona che scrolla le spalle, boh, dubbio, forse, indifferenza, non lo so, non saprei, noncuranza, persona che alza le spalle, può darsi, spalle alzate, vabbè
🤦 persona esasperata, disperazione, esasperazione, facepalm, incredulità, mano in fronte, oddio, oh no, persona
❤️ cuore rosso, amore, cuore, cuoricino, emozione, rosso
🧡 cuore arancione, amore, arancione, cuore, cuore arancio, emozione
💛 cuore giallo, amore, cuore, emozione, giallo, innamorato
💚 cuore verde, amore, cuore, emozione, verde
💙 cuore blu, amore, azzurro, blu, cuore, emozione
💜 cuore viola, amore, cuore, emozione, viola
🤍 cuore bianco, bianco, cuore, emozione
🖤 cuore nero, crudele, cuore, dolore, nero, tristezza
💕 due cuori, amare, amore, anniversario, appuntamento, baci, cuori, emozione, flirt, innamorato, romantico, rosa
💞 cuori che girano, adorabile, amore, appuntamento, carino, cuoricini, cuoricino, emozione, girare
💓 cuore che batte, amore, battito, cuore, cuore rosa, emozione, pulsazione
💗 cuore che cresce, amore, battito, cuore, cuore che batte, cuore che pulsa, cuore rosa, emozionato, emozione, nervoso
💖 cuore che luccica, amore, cuore, cuore rosa, emozionato, emozione, innamorata, innamorato, luccicare, luccichio
💘 cuore con freccia, amore, appuntamento, cupido, emozione, emozioni, freccia, innamorarsi, innamorati, romantico, rosa, san valentino
💔 cuore infranto, amore, amore finito, cuore, emozione, infranto, spezzato, triste
💋 impronta della bocca, bacio, labbra, romanticismo, romantico, rossetto, segno delle labbra, sexy
🐶 muso di cane, animale, cagnolino, cane, cucciolo, domestico, faccina
🐱 muso di gatto, animale, animali, faccina, gatto
🐭 muso di topo, animale, faccina, topo, topolino
🐰 muso di coniglio, animale, animale domestico, animali, coniglietto, coniglio, faccina
🦊 volpe, animale, bosco, faccina volpe, furbetto, furbizia, furbo, muso di volpe, natura, volpacchiotto
🐻 orso, animale, faccina, muso di orso, orsacchiotto, orsetto
🐼 panda, animale, animali, bamboo, faccina, muso di panda, WWF
🐨 koala, animale, animali, Australia, faccina koala, selvatico
🦁 leone, alpha, animale, criniera, forte, forza, muso di leone, oroscopo, roar, ruggito, segno zodiacale, selvaggio, selvatico
🐸 rana, animale, bosco, fiaba, lago, muso di rana, natura, principe, raganella, ranocchia, ranocchio, rospo, stagno
🐵 muso di scimmia, animale, faccina, scimmia, scimmietta
🐔 gallina, animale, animali, fattoria, galletto, gallo, pollo, uccello
🦉 gufo, animale, animali, bosco, foresta, fortuna, saggezza, selvatico, uccello
🦋 farfalla, ali, animale, colorata, insetto
🐝 ape, animale, bombo, giardino, insetto, miele, natura, primavera, regina, vespa
🐢 tartaruga, animale, animali, lenta, lentezza, lento
🐟 pesce, animale, animali, mare, oceano, pesci, segno zodiacale dei Pesci
🐬 delfino, animale, cetaceo, mare, oceano, spiaggia
🐴 muso di cavallo, animale, campagna, cavallino, cowboy, dressage, equino, faccina, far west, fattoria, rampante
🦔 riccio, animale, animali, spine, spinoso
🌸 fiore di ciliegio, ciliegio, fiore, fiorito, natura, pianta, primavera, primula, rosa
🌹 rosa, amore, bellezza, fiore, giardino, natura, pianta, regalo, rosa rossa, rosso
🌻 girasole, fiore, giallo, natura, pianta
🌷 tulipano, fiore, giardino, natura, pianta, rosa
🌿 pianta, foglia, natura, ramo, verde
🍀 quadrifoglio, foglia, fortuna, natura, pianta, piante, quattro
🌳 albero deciduo, albero, albero rotondo, caduco, deciduo, natura, pianta
🍁 foglia d’acero, autunno, foglia, foglia caduta, natura
☀️ sole, calore, luce, meteo, raggi, soleggiato, splendente
🌤️ parzialmente nuvoloso, meteo, natura, nuvola, nuvole, nuvoloso, sole, sole dietro nuvola, variabile
🌧️ pioggia, diluvio, meteo, natura, nuvole, nuvoloso, pioggerella, piovere, piovigginare
❄️ fiocco di neve, freddo, ghiaccio, inverno, meteo, neve
🌈 arcobaleno, bisessuale, colori, gay, lesbica, lgbt, meteo, natura, omosessuale, pace, pioggia, transgender
⭐ stella, astro, natura, stella gialla, stellina
🌙 spicchio di luna, calante, cielo, crescente, gobba, luna, natura, notte, spazio, ultimo quarto
🔥 fuoco, bruciare, caldo, calore, esplosione, falò, fiamma, fiamme, inferno, passione
🌊 onda, acqua, la grande onda, mare, natura, oceano, onda d’acqua, onda del mare, surf
🏔️ montagna innevata, cima, ghiacciaio, inverno, montagna, paesaggio
🏖️ spiaggia con ombrellone, estate, mare, ombrellone, ombrellone in spiaggia, spiaggia, vacanze
🌅 alba, finestra, mattino, natura, sole, sole che sorge
☕ bevanda calda, bevanda, caffè, fumante, tè caldo, the, thè
🍵 tazza da tè senza manico, bere, bevanda, pomeriggio, sete, tazza, tazza di tè, tazzina, tè
🍷 bicchiere di vino, alcool, bar, bere, bicchiere, calice, enoteca, ristorante, vino
🥂 brindisi, anniversario, auguri, bere, brindare, champagne, cin cin, compleanno, congratulazioni, festeggiare, prosecco, spumante
🍺 boccale di birra, alcool, bar, bere, birra, estate, Germania, octoberfest, pinta, pub, ristorante, sete
🍹 cocktail tropicale, alcool, bar, bere, club, cocktail, drink, ristorante, tropicale
🍕 pizza, cena, cibo, fame, fetta, fetta di pizza, pizzeria, ristorante
🍔 hamburger, burger, cibo, fast food, panino, ristorante, sandwich
🍝 spaghetti, cena, cibo, cucina, cucinare, fame, pasta, pranzo, puttanesca, ragù, ristorante
🍣 sushi, cibo, cucina, giapponese, riso, ristorante, salmone
🥗 insalata verde, cena, cibo, insalata, insalata mista, mangiare, pranzo, salutare, salute, verdure
🥐 croissant, bar, cibo, colazione, cornetto, dolce, francese, zucchero
🍞 pane in cassetta, carboidrati, cereali, cibo, pancarré, pane, pane a cassetta, ristorante, toast
🧀 fetta di formaggio, cibo, formaggio, gruviera
🍫 cioccolato, barretta di cioccolato, break, cibo, cioccolata, dolce, dolcetto, felicità, goloso, halloween, ristorante, snack
🍰 fetta di torta, dessert, dolce, fetta, ristorante, torta, zucchero
🍪 biscotto, biscottino, cibo, cioccolato, cookie, dessert, dolce, gocce di cioccolato, ristorante, zucchero
🍓 fragola, cibo, frutta, frutto, rosso
🍎 mela rossa, cibo, dieta, frutta, frutto, mela, rossa
🍳 cucinare, cibo, colazione all’americana, friggere, padella, padellino, ristorante, uova, uovo, uovo in padella
🎉 spara coriandoli, auguri, compleanno, congratulazioni, coriandoli, evviva, felicità, festa, party, stelle filanti, urrà, yahoo
🎁 regalo, dono, festa, fiocco, Natale, pacchetto, regalino, sorpresa
🎂 torta di compleanno, auguri di compleanno, buon compleanno, candeline, cibo, compleanno, dolce, festa, festeggiare, pasticceria, tanti auguri, zucchero
🎈 palloncino, auguri, compleanno, festa
🎵 nota musicale, canzone, musica, nota
🎸 chitarra, band, basso, corde, elettrica, musica, rock, strumento, strumento musicale, suonare
🎤 microfono, cantare, concerto, intrattenimento, Karaoke, musica, palco, presentare, spettacolo, teatro
🎬 ciak, ciak si gira, cinema, film, filmare, intrattenimento, lavagna, regista, scena, tavoletta
📚 libri, biblioteca, compiti, doposcuola, leggere, libreria, pila di libri, quaderni, romanzi, scuola, studiare, università
🎨 tavolozza, arte, artista, colori, creativo, dipingere, palette, pittore, pittura, tavolozza dei colori
📷 fotocamera, foto, fotografare, instagram, macchina fotografica, ricordi, scattare foto, selfie, viaggiare, video
🎲 dado, dadi, gioco, gioco dei dadi
🎮 gamepad, console, giocare, gioco, joystick, videogioco
⚽ pallone da calcio, calcetto, calcio, palla, pallone, sport
🎾 tennis, giallo, palla, palla da tennis, pallina, pallina gialla, racchetta e palla da tennis, sport
🚴 ciclista, bici, bicicletta, ciclismo, due ruote, gara, mountain bike, pedalare, sport, trasporto
🏊 persona che nuota, bracciata, gara, nuotare, nuotatore, nuoto, sport, stile libero
⛷️ sciatore, neve, sci, sciare, settimana bianca, sport
✈️ aeroplano, aereo, jet, partenza, velivolo, viaggio
🚗 auto, automobile, guidare, macchina, mezzo, trasporti, veicolo, viaggiare
🏠 casa, abitazione, casa di campagna, casetta, edificio, fattoria, villetta
💡 lampadina, brillante, elettrica, elettricità, eureka, fumetto, geniale, idea, luce
📱 telefono cellulare, cellulare, chiamare, comunicare, smartphone, telefono
💌 lettera d’amore, busta, busta con cuore, c’è posta per te, cuore, inviare, lettera, posta, ricevere, romanticismo, san valentino
🔑 chiave, casa, lucchetto, password, segreto, sicuro
⏰ sveglia, attesa, mattino, ora, ore, suono, svegliarsi, tempo
📍 puntina arrotondata, località, mappa, pin, posizione, puntina, puntina da disegno, spillo, ufficio
🎧 cuffie, ascoltare, auricolari, intrattenimento, musica, suono
🧳 valigia, bagagli, bagaglio, partenza, partiamo, preparare il bagaglio, preparazione dei bagagli, si parte, trolley, viaggiare, viaggio
⛵ barca a vela, barca, località balneare, mare, sport, vacanza, vela, yacht
💯 100 punti, 100, cento, d’accordo, massimo, punteggio, punteggio pieno, punti, sicuro, tutto
✨ stelline, scintille, spendente, stelle
✅ pulsante segno di spunta, baffo, fatto, segno di spunta, segno di spunta grande, spunta
❌ croce, croce rossa, moltiplicazione, X
❓ punto interrogativo rosso, ?, domanda, punteggiatura, punto di domanda, punto di domanda pieno, punto interrogativo
❗ punto esclamativo rosso, esclamazione, punteggiatura, punto esclamativo, punto esclamativo pieno
`;
