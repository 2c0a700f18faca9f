// Written by tools/make-emoji-names.ts.
export const emojiNames = `
😀 szeroko uśmiechnięta twarz, haha, hehe, roześmiana buźka, śmiech, uśmiech
😄 uśmiechnięta twarz z otwartymi ustami i roześmianymi oczami, buźka, haha, hehe, śmiech, uśmiech, wesoły, zadowolenia
😁 szeroko uśmiechnięta twarz o roześmianych oczach, buźka, haha, hehe, śmiech, uśmiech, wyszczerzone, zęby
😂 twarz ze łzami radości, absurd, buźka, haha, hehe, lol, łza, łzy, łzy radości, płacz, śmiech, śmieszne, wesoły
🤣 tarza się ze śmiechu, buźka, haha, hehe, kulać się, lol, łza, łzy, płakać, płakać ze śmiechu, śmiech, śmieszne, wesoły
😊 uśmiechnięta twarz o roześmianych oczach, buźka, haha, hehe, przyjazny, serdeczny, śmiech, uśmiech
😇 uśmiechnięta twarz z aureolą, buźka, haha, hehe, nic nie zrobiłem, niewinny, niewinny uśmiech, śmiech, świętoszek, wesoły
🙂 lekko uśmiechnięta twarz, buźka, haha, hehe, miły, śmiech, uśmiech, wesoły
🙃 odwrócona twarz, buźka, do góry nogami, haha, hehe, śmiech, uśmiech, wesoły
😉 twarz puszczająca oko, buźka, mrugnięcie, oczko, puszczać oko, puszczenie oka, zaczepka
😍 uśmiechnięta twarz z oczami w kształcie serca, buźka, kocham, miłość, serca, uśmiech, zachwyt, zakochany
🥰 uśmiechnięta buźka z sercami, buźka, kochać, kocham cię, miłość, romans, serca, serce, twarz, uśmiech, uśmiechnięta twarz, uśmiechnięta twarz z sercami, uwielbiać, uwielbienie, zadurzenie, zakochać się, zakochana, zakochane, zakochany
😘 twarz przesyłająca całusa, buzi, buźka, całuję, całus, kocham, miłość, serce, ślę całusa
😋 twarz delektująca się pysznym jedzeniem, buźka, jedzenie, mniam, oblizywać się, smaczne, uśmiech
😜 twarz wystawiająca język i puszczająca oko, buźka, haha, hehe, język, mrugnięcie, pokazuję język, śmiech, żart
🤗 twarz z gestem przytulania, buźka, przytulać, przytulanie, ręka, ściskam, uśmiech
🤔 myśląca twarz, buźka, hm, hmm, myślę, zamyślony, zastanawiam się, zastanowienie
😏 twarz z uśmieszkiem, buźka, cyniczny, haha, hehe, półuśmieszek, uśmieszek
😌 twarz z wyrazem ulgi, błogość, buźka, odprężenie, odprężona buźka, uf, ulga, uśmiech
😴 śpiąca twarz, buźka, chrapanie, dobranoc, drzemka, noc, nuda, sen, spać, spanie, śpiący, twarz, ziew, zmęczenie, zzz
🥳 świętująca twarz, buźka, czapeczka, ekscytacja, hura, impreza, piszczałka, przyjęcie, święto, świętować, świętowanie, świętująca buźka, trąbka, urodziny, życzenia
😎 uśmiechnięta twarz w okularach przeciwsłonecznych, buźka, cool, haha, hehe, lato, luzak, na luzie, okulary, szpaner, uśmiech, zadowolony
🤓 kujon, buźka, buźka w okularach, bystry, inteligent, mózgowiec, nerd, okulary, uśmiech, utalentowany
😮 twarz z otwartymi ustami, buźka, o, och, szok, zaskoczenie, zaskoczona buźka
😳 twarz z rumieńcami, buźka, rumieńce, twarz z wypiekami, wow, wstyd, wypieki, zaskoczenie, zdziwienie
🥺 błagająca twarz, błagać, błaganie, buźka, duże oczy, ładnie prosić, litość, oczy, poprosić, prosić, proszę, słodkie oczy, smutek, smutna, smutne, smutny, twarz, żebrać, żebranie
😢 płacząca twarz, buźka, buźka ze łzą w oku, łezka, płacz, przykro mi, smutek
😭 głośno płacząca twarz, buźka, głośny płacz, łzy, płacz, smutny, zapłakana buźka, zapłakany
😅 uśmiechnięta twarz z otwartymi ustami, oblana zimnym potem, buźka, gafa, haha, hehe, kropla potu, oblana zimnym potem, pot, śmiech, uśmiech, uśmiechnięta twarz z otwartymi ustami, wesoły, zawstydzony
😬 twarz z grymasem, buźka, grymas, grymaśna buźka, wyszczerz, zęby
🙄 twarz przewracająca oczami, buźka, irytacja, obojętność, oczy, pff, przewracam oczami, wszystko jedno, zniecierpliwienie, znudzenie
😤 prychająca twarz, buźka, furia, smutek, smutny, sukces, triumf, twarz, twarz z parą wylatującą z nosa, wygrana, złość, zły
👋 machająca dłoń, cześć, dłoń, halo, hej, machać, pa, papa, powitanie, pożegnanie, ręka, witaj
👍 kciuk w górę, brawo, kciuk, lubię, lubię to, OK, okej, podoba mi się, ręka, tak, w porządku, zgoda
👎 kciuk w dół, brzydkie, nie, nie lubię, nie podoba mi się, ręka
👏 klaskanie, brawa, brawo, klaskać, oklaski, ręce, ręka
🙌 wzniesione ręce, dłonie, hura, hurra, ręce, super, wzniesione
🙏 złożone ręce, dziękuję, modlitwa, prosić, ręka
🤝 uścisk dłoni, cześć, dłonie, powitanie, ręce, ręka, spotkanie, tak, uścisk, zgoda
✌️ gest V, gest, pokój, pokoju, ręka, V, victoria, victorii, znak, zwycięstwa, zwycięstwo
🤞 skrzyżowane palce, kciuki, powodzenia, ręka, trzymać, trzymam kciuki
👌 dłoń z gestem OK, dłoń, dobre, idealnie, ok, okej, potwierdzenie, racja, ręka, super, tak, w porządku, zgoda, znak OK
🤙 dłoń w geście „Zadzwoń do mnie”, dłoń w geście Zadzwoń do mnie, dzwonić, essa, luz, ręka, telefonować, zadzwoń do mnie
💪 napięty biceps, biceps, ćwiczyć, mięśnie, muskularny, muskuły, ręka, siła, siłka, silny, siłownia
👀 oczy, obserwacja, obserwowanie, oko, twarz, wow
🙈 małpa zasłaniająca oczy, gest, małpa, małpka, nie, nie widzę, nie widzieć, niedobre, zabronione, zakrywam oczy, zwierzę
💃 tańcząca kobieta, impreza, kobieta, tancerka, tańcząca, tańczyć, taniec, zabawa, zawód
🕺 tańczący mężczyzna, impreza, mężczyzna, tancerz, tańczący, tańczyć, taniec, zabawa, zawód
🚶 idąca osoba, chodzenie, idąca, iść, na piechotę, osoba, piechur, pieszo, spacer
🏃 biegnąca osoba, bieg, biegacz, biegaczka, bieganie, biegnąca, maraton, osoba, pośpiech, sport, szybko, w ruchu
🤷 osoba wzruszająca ramionami, bezradność, nie wiem, obojętność, osoba, osoba rozkładająca ręce, wątpliwość, wszystko jedno, wzruszenie ramion
🤦 osoba trzymająca się za czoło, facepalm, fejspalm, niedowierzanie, osoba zakrywająca twarz dłonią, tylko nie to, załamanie, załamka
❤️ czerwone serce, czerwone, kocham, miłość, serce
🧡 pomarańczowe serce, kocham, pomarańczowe, serce
💛 żółte serce, kocham, miłość, serce, żółte
💚 zielone serce, kocham, miłość, serce, zielone
💙 niebieskie serce, kocham, miłość, niebieskie, serce
💜 purpurowe serce, fioletowe, kocham, miłość, serce
🤍 białe serce, białe, serce
🖤 czarne serce, czarny, kocham, miłość, serce, zło
💕 dwa serca, kocham, miłość, serca
💞 wirujące serca, kocham, miłość, para, serca dwa, tańczące serca
💓 bijące serce, kocham, kocham cię, miłość, serce
💗 rosnące serce, bicie serca, kocham, puls, serce, serce rośnie, tętno, zdenerwowany
💖 migoczące serce, błyszczące serce, kocham, lśniące serce, miłość, serce
💘 serce przebite strzałą, kocham, przebite serce, przebite strzałą, serce, serce ze strzałą
💔 złamane serce, kocham, pęknięte, serce
💋 ślad po pocałunku, odcisk ust, pocałunek, usta
🐶 głowa psa, buźka, głowa, pies, piesek, psiaczek, pysk, pyszczek, szczeniaczek, zwierzę
🐱 głowa kota, buźka, głowa, kicia, kot, kota, kotek, pyszczek, zwierzę
🐭 głowa myszy, buźka, głowa, mysz, myszka, zwierzę
🐰 głowa królika, buźka, futrzak, głowa, króliczek, królik, królika, zając, zająca, zwierzę
🦊 głowa lisa, buźka, chytrość, chytry, głowa, lis, lisa, przebiegły, rudy, zwierzę
🐻 głowa niedźwiedzia, buźka, głowa, miś, niedźwiedź, niedźwiedzia, zwierzę
🐼 głowa pandy, buźka, głowa, miś, panda, pandy, zwierzę
🐨 koala, australia, buźka, eukaliptus, głowa, miś, zwierzę
🦁 głowa lwa, buźka, dziki, głowa, grzywa, kot, lew, lwa, pysk, zodiak, zwierzę
🐸 głowa żaby, buźka, głowa, płaz, ropucha, traszka, żaba, żabka, zwierzę
🐵 głowa małpy, buźka, głowa, małpka, zwierzę
🐔 kura, głowa, kogut, kurczak, ptak, zwierzę
🦉 sowa, mądrość, mądry, noc, oczy, ptak, sówka, zwierzę
🦋 motyl, kolorowy, owad, zwierzę
🐝 pszczoła, owad, pszczółka, wiosna, zwierzę
🐢 żółw, powolny, skorupa, zwierzę
🐟 ryba, morze, ocean, rybka, ryby, woda, zodiak, zwierzę
🐬 delfin, morze, ocean, zwierzę
🐴 głowa konia, głowa, koń, konia, konik, końska, koński, łeb, zwierzę
🦔 jeż, jeżyk, kolce, zwierzę
🌸 kwiat wiśni, kwiat, kwiatek, kwitnąca wiśnia, sakura, wiśnia
🌹 róża, czerwony, kwiat, miłość, roślina
🌻 słonecznik, kwiat, roślina, słońce
🌷 tulipan, kwiat, pąk, roślina
🌿 zioło, liście, roślina, zioła
🍀 czterolistna koniczyna, czterolistna, koniczyna, koniczynka, roślina, szczęście
🌳 drzewo liściaste, drzewo, liściaste, roślina
🍁 liść klonowy, jesień, jesienny, klon, klonowy, klonu, liść
☀️ słońce, jasne, kosmos, pogoda, promienie, słonecznie
🌤️ słońce za chmurką, chmura, pogoda, słońce
🌧️ chmura i deszcz, chmura, deszcz, pogoda
❄️ płatek śniegu, pogoda, śnieg, śnieżynka, zima, zimno
🌈 tęcza, deszcz, gej, geje, kolory, les, lesbijki, lgbt, lgbtq, lgbtqia, nadzieja, pogoda, pride, słońce, transpłciowość
⭐ gwiazda, gwiazdka, noc
🌙 półksiężyc, księżyc, noc, sierp, sierp księżyca
🔥 ogień, płomień, pożar
🌊 fala, fale, hokusai, kanagawa, morze, obraz, ocean, tsunami, wielka fala
🏔️ góra z czapą lodową, góra, góry, śnieg, wycieczka, z czapą lodową, zima
🏖️ parasol na plaży, lato, morze, parasol, piasek, plaża, wakacje
🌅 wschód słońca, brzask, słońce
☕ gorący napój, filiżanka, gorąca, gorący, herbata, kawa, napój, parująca, picie
🍵 filiżanka bez uszka, bez uszka, filiżanka, herbata, miseczka, spodek
🍷 kieliszek wina, alkohol, kieliszek, restauracja, wina, wino
🥂 stukające się kieliszki, alkohol, impreza, kieliszki, na zdrowie, nowy rok, przyjęcie, świętowanie, sylwester, toast
🍺 kufel piwa, alkohol, bar, impreza, kufel, piwa, piwo, pub, z piwem
🍹 drink tropikalny, alkohol, bar, drink, impreza, palemka, tropikalny, wakacje, z palemką
🍕 pizza, fast food, jedzenie, kawałek, pizzy
🍔 hamburger, bułka, burger, fast food, jedzenie
🍝 spaghetti, jedzenie, kluski, makaron, pasta, spagetti
🍣 sushi, jedzenie, suszi
🥗 sałatka, jedzenie, sałata, surówka
🥐 rogalik, croissant, francuski, jedzenie, pieczywo, rogal
🍞 chleb, bochenek, chleba, jedzenie, kawałek, pieczywo
🧀 kawałek sera, jedzenie, ser, szwajcarski, z dziurami, żółty
🍫 tabliczka czekolady, czekolada, deser, jedzenie, słodycze
🍰 tort, ciasto, deser, jedzenie, przyjęcie, słodycze
🍪 ciastko, deser, jedzenie, słodki, słodkie
🍓 truskawka, jedzenie, owoc
🍎 czerwone jabłko, czerwone, jabłko, jedzenie, owoc, słodkie
🍳 gotowanie, jajko, jedzenie, patelnia, smażyć
🎉 tuba z konfetti, bal, impreza, konfetti, uroczystość
🎁 zapakowany prezent, kokarda, kokardka, paczka, podarunek, prezent
🎂 tort urodzinowy, ciasto, jedzenie, przyjęcie, słodki, słodkie, świeczki, święto, świętowanie, tort, urodzinowy, urodziny, zdmuchnąć
🎈 balon, balonik, impreza, uroczystość, urodziny
🎵 nuta, muzyka
🎸 gitara, instrument, muzyka
🎤 mikrofon, karaoke, muzyka, śpiewać
🎬 klaps, film, kino
📚 książki, biblioteka, czytać, książka, nauka
🎨 paleta malarska, farby, kolory, malarska, malarz, muzeum, paleta, sztuka
📷 aparat fotograficzny, aparat, fotografia, fotograficzny, robić zdjęcie, wideo, zdjęcie
🎲 kostka do gry, gra, hazard, kości, kostka, w kości
🎮 gra wideo, do gier, gamepad, gra, konsola, kontroler, pad
⚽ piłka nożna, futbolówka, mecz, nożna, piłka, sport
🎾 tenis, do tenisa, piłka, rakieta, sport, tenisowa
🚴 osoba na rowerze, kolarka, kolarz, na rowerze, osoba, rower, rowerzysta, rowerzystka, sport, wyścig
🏊 pływająca osoba, basen, kraulem, na basenie, osoba, pływak, pływanie, sport, triathlon, woda, zawody
⛷️ narciarz, narty, śnieg, sport, stok, zawody, zima
✈️ samolot, podróż, pojazd
🚗 samochód, auto, pojazd
🏠 dom, budynek, mieszkalny
💡 żarówka, idea, pomysł, prąd, światło
📱 telefon komórkowy, komóra, komórka, smartfon, telefon
💌 list miłosny, kocham, liścik, list, miłość, serce, wiadomość
🔑 klucz, hasło, zamek, zamknąć
⏰ budzik, zegar
📍 okrągła pinezka, miejsce, pinezka, przypiąć, szpilka, z główką
🎧 słuchawki, muzyka, słuchawka
🧳 bagaż, na kółkach, pakować się, pakowanie, podróż, wakacje, walizka
⛵ żaglówka, jacht, łódka, łódź, morze, statek, wakacje
💯 sto punktów, 100, setka, sto, stówa, stówka
✨ gwiazdki, *, błysk, gwiazda, gwiazdy, iskry, noc, świecący, świeci
✅ przycisk ze znacznikiem wyboru, parafka, ptaszek, tak, zaznaczenie, znacznik wyboru
❌ znak krzyżyka, ×, anuluj, czerwony, krzyżyk, mnożenie, x, znak, znak mnożenia
❓ czerwony znak zapytania, ?, co?, o co chodzi, o co chodzi?, pytajnik, pytanie, znak zapytania
❗ czerwony wykrzyknik, !, krzyk, okrzyk, wykrzyknik
`;
