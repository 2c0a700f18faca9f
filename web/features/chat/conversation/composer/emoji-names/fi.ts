// Written by tools/make-emoji-names.ts.
export const emojiNames = `
😀 leveä hymy, hymy, kasvot, naama, virnistys
😄 hymyilevät silmät ja suu, auki, hymy, kasvot, naama, silmä, suu
😁 virnistys ja hymyilevät silmät, hymy, kasvot, naama, silmä, virnistys
😂 kasvot naurunkyynelissä, ilo, itkunauru, kasvot, naama, naurunkyyneleet
🤣 nauraa kippurassa, kasvot, kippura, naama, nauraa, nauru
😊 punastunut hymy, hymy, naama, punastunut, silmä
😇 hymy ja sädekehä, enkeli, hymy, naama, sädekehä, satu, viaton
🙂 pieni hymy, hymy, naama
🙃 ylösalainen naama, naama, väärinpäin, ylösalainen
😉 silmänisku, flirtti, huumori, kasvot, naama, salaisuus, silmä
😍 hymy ja sydänsilmät, hymy, naama, rakkaus, silmä, sydän
🥰 hymy ja kolme sydäntä, hymy, ihailla, ihastunut, kasvot, rakastunut
😘 lentosuukko, naama, pusu, sydän
😋 herkullista ruokaa nauttinut, herkullinen, hymy, naama, nam, nami, nautiskeleva
😜 kieli ulkona ja silmänisku, kieli, kieli ulkona, naama, silmä, silmänisku, vitsi
🤗 halaava naama, halaus, hali, naama
🤔 mietteliäs, naama
😏 virnistys, huvittunut, hymy, naama, virne
😌 helpottunut, helpotus, naama
😴 nukkuva, naama, uni, väsynyt, yö, zzz
🥳 juhliva, hattu, juhla, juhlia, kasvot, leikki, pilli, syntymäpäivä
😎 aurinkolasihymy, aurinko, aurinkolasit, cool, hymy, lasit
🤓 nörtti, fiksu, hymiö, jänöhammas, naama, silmälasit
😮 yllättynyt, auki, empatia, naama, suu
😳 punastunut naama, naama, punastunut, tyrmistynyt, vau
🥺 anova, koiranpentuilme, sääli
😢 itkevä, itku, kyynel, naama, surullinen
😭 ääneen itkevä, itku, kyynel, naama, nyyhky, surullinen
😅 hymy ja kylmänhiki, auki, hiki, hymy, kylmä, naama
😬 irvistävä, irvistys, naama
🙄 silmien pyöritys, ihan sama, naama, pyörivä, silmät
😤 höyryä nenästä, höyry, naama, surullinen, vihainen, voittaja, voitto
👋 käden heilautus, heilautus, käsi, vartalo, vilkuttaa, vilkutus
👍 peukalo ylös, +1, käsi, peukalo, peukku, vartalo, ylös
👎 peukalo alas, -1, alas, käsi, peukalo, vartalo
👏 käsien taputus, käsi, taputtaa, vartalo
🙌 nousevat kädet, ele, hurraa, juhla, käsi, nostettu, vartalo
🙏 kämmenet yhdessä, kämmenet, kiitos, kumarrus, pliis, pyyntö, rukous, yläfemma
🤝 kädenpuristus, käsi, kätellä, sopimus, tapaaminen
✌️ voitonmerkki, käsi, v, vartalo, voitto
🤞 sormet ristissä, käsi, narrata, onni, risti, sormi
👌 ok-sormiele, käsi, ok, vartalo
🤙 soita minulle, käsi, puhelu, soita
💪 pullistettu hauis, hauis, lihas, pullistaa, sarjakuva, vartalo
👀 silmät, naama, silmä, vartalo
🙈 en näe pahaa, apina, ei, ele, kielletty, paholainen, pelokas
💃 tanssiva nainen, juhlat, nainen, salsa, tanssi, tanssija
🕺 tanssiva mies, mies, mies tanssii, salsa, tango, tanssi
🚶 jalankulkija, ihminen, kävelijä, kävellä, kävely, patikointi
🏃 juoksija, juokseminen, maratoni, urheilu
🤷 olkapäitään kohauttava henkilö, ehkä, ei välitä, en tiedä, epäilys, epävarmuus, ihan sama, kohauttaa olkapäitään, niin kai, olankohautus, tietämättömyys, välinpitämättömyys
🤦 peittää kasvot kädellä, ei taas, epätoivo, epäusko, facepalm, ihminen, järkytys, käsi, kasvot, omg, peittää kasvot kämmenellä, pettymys, turhautuneisuus, voi ei
❤️ punainen sydän, punainen, rakkaus, sydän, tunne
🧡 oranssi sydän, oranssi, sydän
💛 keltainen sydän, keltainen, sydän
💚 vihreä sydän, sydän, vihreä
💙 sininen sydän, rakkaus, romanssi, sininen, sydän, tunne
💜 violetti sydän, sydän, violetti
🤍 valkoinen sydän, sydän, valkoinen
🖤 musta sydän, musta, sydän
💕 kaksi sydäntä, kaksi, merkkipäivä, rakkaus, sydän, xoxo
💞 toisiaan kiertävät sydämet, pyörivä, sydän
💓 sykkivä sydän, sydän, syke, sykkiä, sykkivä
💗 kasvava sydän, hermostunut, innostunut, kasvava, sydämen syke, sydän
💖 kimaltava sydän, innostunut, kimalle, sydän
💘 sydän ja nuoli, amor, nuoli, romantiikka, sydän
💔 särkynyt sydän, särkyä, särkynyt, suru, sydän, tunne, yksin
💋 huulipunajälki, huulet, jälki, pusu
🐶 koiran naama, koira, lemmikki, naama, pentu
🐱 kissan naama, kissa, lemmikki, naama
🐭 hiiren naama, hiiri, naama
🐰 jäniksen naama, jänis, kani, lemmikki, naama, pupu
🦊 kettu, eläin, ketun naama
🐻 karhu, karhun naama, naama
🐼 panda, bambu, naama, pandan naama
🐨 koala, karhu
🦁 leijona, horoskooppi, horoskooppimerkki, leijonan naama, naama
🐸 sammakko, naama, sammakon naama
🐵 apinan naama, apina, banaani, eläin, naama
🐔 kana, eläin, lintu, muna
🦉 pöllö, lintu, viisas
🦋 perhonen, hyönteinen, kaunis, sievä
🐝 mehiläinen, ampiainen, hyönteinen, kimalainen, luonto, pörriäinen
🐢 kilpikonna
🐟 kala, horoskooppi, horoskooppimerkki, kalat
🐬 delfiini, eläin, flipper, meri, pyöriäinen
🐴 hevosen naama, hevonen, naama
🦔 siili, eläin, piikikäs
🌸 kirsikankukka, kasvi, kirsikka, kukka
🌹 ruusu, kasvi, kukka
🌻 auringonkukka, aurinko, kasvi, kukka
🌷 tulppaani, kasvi, kukka
🌿 yrtti, kasvi, lehti
🍀 neliapila, kasvi, lehti, nelilehtinen, neljä
🌳 lehtipuu, kasvi, palmu, puu
🍁 vaahteranlehti, kasvi, lehti, putoava, vaahtera
☀️ aurinko, helle, kirkas, paiste, sää, säteet
🌤️ aurinko ja pieni pilvi, aurinko, pilvi, sää
🌧️ sadepilvi, pilvi, sää, sade
❄️ lumihiutale, hiutale, kylmä, lumi, sää
🌈 sateenkaari, biseksuali, genderqueer, hlbt, hlbtq, hlbtqia, homo, lesbo, queer, sää, sade, trans
⭐ valkoinen tähti, tähti, tähtitiede
🌙 kuunsirppi, kuu, sää, sirppi, taivaankappale
🔥 tuli, liekki, lieska, nuotio
🌊 aalto, meri, tyrsky, valtameri, vesi
🏔️ lumihuippuinen vuori, kylmä, lumi, vuori
🏖️ ranta ja aurinkovarjo, aurinkovarjo, ranta
🌅 auringonnousu, aamu, aurinko, sää
☕ kuuma juoma, höyryävä, juoda, juoma, kahvi, kuuma, tee
🍵 korvaton teekuppi, juoda, juoma, kuppi, tee, teekuppi
🍷 viinilasi, baari, juoda, juoma, lasi, viini
🥂 kilisevät lasit, juhlia, juoda, kilistää, kippis, lasi, pikarit, skumppa
🍺 oluttuoppi, alkoholi, baari, juoda, kalja, olut, tuoppi
🍹 trooppinen drinkki, baari, drinkki, juoda, lasi, trooppinen
🍕 pizza, juusto, pepperoni, siivu, viipale
🍔 hampurilainen, burgeri, hamppari, jauhelihapihvi
🍝 spagetti, lihapullat, pasta, ravintola, ruoka
🍣 sushi, raaka kala, riisi, ruoka
🥗 vihreä salaatti, ruoka, salaatti, vihreä
🥐 voisarvi, croissant, leipä, ranskalainen, ruoka
🍞 leipä, aamiainen, paahtoleipä, pala, ravintola, vehnä
🧀 juustopala, juusto, palanen
🍫 suklaapatukka, jälkiruoka, makea, patukka, suklaa
🍰 kakkupala, jälkiruoka, kakku, leivonnainen, makea, pala
🍪 keksi, jälkiruoka, makea, suklaa
🍓 mansikka, hedelmä, kasvi, marja
🍎 punainen omena, hedelmä, kasvi, omena, punainen
🍳 kokkaus, aamiainen, kananmuna, paistinpannu, ruoanlaitto, ruoka
🎉 paukkuserpentiini, hurraa, juhla, yllätys
🎁 lahjapaketti, juhla, käärepaperi, lahja, paketti
🎂 syntymäpäiväkakku, jälkiruoka, juhla, kakku, leivonnainen, makea, syntymäpäivä
🎈 ilmapallo, juhla
🎵 nuotti, musiikki
🎸 kitara, instrumentti, musiikki
🎤 mikrofoni, karaoke, mikki
🎬 klaffitaulu, elokuva, klaffi, kuvaukset, toiminta
📚 kirjoja, kirja, kirjapino, kirjat
🎨 taiteilijan paletti, maalari, maali, taide
📷 kamera, instagram, video
🎲 noppa, noppakuutio, peli, viihde
🎮 videopeli, ohjain, peli
⚽ jalkapallo, pallo, urheilu
🎾 tennis, pallo, tennispallo, urheilu
🚴 pyöräilijä, polkupyörä, pyörä
🏊 uimari, uinti
⛷️ hiihtäjä, hiihto, lumi, sauvat, sukset
✈️ lentokone, ajoneuvo, matkailu, suihkukone
🚗 auto, ajoneuvo
🏠 talo, asumus, koti, rakennus
💡 hehkulamppu, ajatus, lamppu, sähkö, valo
📱 kännykkä, matkapuhelin, mobiili, mobiililaite, puhelin
💌 rakkauskirje, kirje, posti, rakkaus, romantiikka, sydän
🔑 avain, lukittu, salasana
⏰ herätyskello, herätys, kello, myöhä
📍 pyöreä nasta, karttanaula, nasta, naula, neula
🎧 kuuloke, korvanappi, nappi, nappikuuloke
🧳 matkatavara, matka, matkalaukku, matkustus, pakkaaminen
⛵ purjevene, ajoneuvo, alus, jahti, meri, vene
💯 sata pistettä, 100, pisteet, täydet
✨ säihke, loiste, tähti, taika
✅ valkoinen valintamerkki, merkki, oikein, rasti, tarkistusmerkki, V, valmis
❌ punainen rastimerkki, kertolasku, merkki, peruuta, X
❓ kysymysmerkki, merkki, välimerkki
❗ huutomerkki, merkki, välimerkki
`;
