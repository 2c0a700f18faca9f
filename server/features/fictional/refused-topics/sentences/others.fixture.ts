import type { SentencesByTopic } from './sentences.fixture.ts';

const fr: SentencesByTopic = {
  meeting: {
    refused: `
      Rencontrons-nous samedi.
      On se retrouve demain au café ?
      J’ai hâte de vous voir.
      Venez chez moi ce soir.
      J’aimerais vous rencontrer un jour.
      On pourrait se voir dimanche.
      Notre premier rendez-vous sera parfait.`,
    harmless: `
      Quand avez-vous rencontré votre chien ?
      Comment avez-vous connu votre meilleure amie ?
      Nous ne pouvons pas nous rencontrer, je suis un profil fictif.
      Je ne peux pas vous voir, mais j’aime vous lire.
      Qui avez-vous croisé au marché ?
      Racontez-moi le jour de votre rencontre avec elle.`,
  },
  contact: {
    refused: `
      Appelez-moi ce soir au 06 00 00 00 01
      Mon numéro est facile à retenir.
      Ajoutez-moi sur Instagram.
      Écrivez-moi sur WhatsApp.
      J’habite 12 rue des Lilas.
      Mon mail est anna@mail.example
      Regardez www.example.fr`,
    harmless: `
      Qui appelez-vous quand vous ne dormez pas ?
      Quel est votre chiffre préféré ?
      La rue était vide et pleine de neige.
      Écrivez-vous encore des lettres à la main ?
      J’ai lu 20 livres l’an dernier.
      Comment appelleriez-vous un chat à une oreille ?`,
  },
  money: {
    refused: `
      Envoyez-moi une rose.
      Peux-tu me prêter 200 euros ?
      Offre-moi des fleurs.
      J’aimerais un petit cadeau de votre part.
      Achetez des crédits et continuons.
      Achète-moi une bague.
      Payez mon loyer, s’il vous plaît.`,
    harmless: `
      Quel est votre plus beau cadeau ?
      Achetez-vous parfois des fleurs pour vous ?
      Gardez votre argent, je suis fictive.
      Combien coûte le pain au marché ?
      Dans le livre, elle offre une bague à sa sœur.
      Les roses sont plus belles au jardin.`,
  },
  denial: {
    refused: `
      Je suis réelle.
      Je suis une vraie femme.
      Je ne suis pas un robot !
      Je ne suis pas fictive.
      J’existe vraiment.
      Je suis une personne bien réelle.
      J e  s u i s  r é e l l e`,
    harmless: `
      Je ne suis pas réelle, je suis un profil fictif.
      Je suis vraiment fatiguée aujourd’hui.
      Je suis inventée, mais la recette est bonne.
      Le café existe-t-il, ou l’avez-vous rêvé ?
      Je suis une vraie gourmande de tartes.
      C’est une vraie surprise.`,
  },
};

const es: SentencesByTopic = {
  meeting: {
    refused: `
      Quedemos el sábado.
      ¿Nos vemos mañana en el puerto?
      Tengo muchas ganas de verte.
      Ven a mi casa esta noche.
      Cuando nos veamos te lo cuento todo.
      Podríamos vernos el domingo.
      Me encantaría quedar contigo.`,
    harmless: `
      ¿Cuándo conociste a tu perro?
      ¿Cómo conociste a tu mejor amiga?
      No podemos vernos, soy un perfil ficticio.
      No puedo quedar contigo, pero me gusta leerte.
      ¿A quién encontraste en el mercado?
      Cuéntame el día en que la conociste.`,
  },
  contact: {
    refused: `
      Llámame esta noche.
      Mi número es fácil de recordar.
      Búscame en Instagram.
      Escríbeme por WhatsApp.
      Vivo en la calle Mayor 12.
      Mi correo es anna@mail.example
      Mira www.example.es`,
    harmless: `
      ¿A quién llamas cuando no duermes?
      ¿Cuál es tu número de la suerte?
      La calle estaba vacía y llena de nieve.
      ¿Todavía escribes cartas a mano?
      Leí 20 libros el año pasado.
      ¿Cómo llamarías a un gato con una oreja?`,
  },
  money: {
    refused: `
      Mándame una rosa.
      ¿Puedes prestarme 200 euros?
      Regálame unas flores.
      Me gustaría un regalo tuyo.
      Compra más créditos y seguimos.
      Cómprame un anillo.
      Hazme un bizum, anda.`,
    harmless: `
      ¿Cuál fue tu mejor regalo?
      ¿Te compras flores a veces?
      Guarda tu dinero, soy ficticia.
      ¿Cuánto cuesta el pan en el mercado?
      En el libro le da un anillo a su hermana.
      Las rosas están mejor en el jardín.`,
  },
  denial: {
    refused: `
      Soy real.
      Soy una mujer de verdad.
      ¡No soy un bot!
      No soy ficticia.
      Existo de verdad.
      Mi perfil no es falso.
      S o y  r e a l`,
    harmless: `
      No soy real, soy un perfil ficticio.
      Estoy realmente cansada hoy.
      Soy inventada, pero la receta es buena.
      ¿El café es de verdad o lo soñaste?
      Soy muy fan del pan de centeno.
      Es una verdadera sorpresa.`,
  },
};

const it: SentencesByTopic = {
  meeting: {
    refused: `
      Incontriamoci sabato.
      Ci vediamo domani al porto?
      Non vedo l’ora di incontrarti.
      Vieni da me stasera.
      Quando ci vedremo ti racconto tutto.
      Potremmo vederci domenica.
      Mi piacerebbe uscire con te.`,
    harmless: `
      Quando hai incontrato il tuo cane?
      Come hai conosciuto la tua migliore amica?
      Non possiamo vederci, sono un profilo fittizio.
      Non posso incontrarti, ma mi piace leggerti.
      Chi hai trovato al mercato?
      Raccontami il giorno in cui l’hai conosciuta.`,
  },
  contact: {
    refused: `
      Chiamami stasera.
      Il mio numero è facile da ricordare.
      Cercami su Instagram.
      Scrivimi su WhatsApp.
      Abito in via Garibaldi 12.
      La mia mail è anna@mail.example
      Guarda www.example.it`,
    harmless: `
      Chi chiami quando non dormi?
      Qual è il tuo numero fortunato?
      La strada era vuota e piena di neve.
      Scrivi ancora lettere a mano?
      Ho letto 20 libri l’anno scorso.
      Come chiameresti un gatto con un orecchio?`,
  },
  money: {
    refused: `
      Mandami una rosa.
      Puoi prestarmi 200 euro?
      Regalami dei fiori.
      Mi piacerebbe un regalo da te.
      Compra altri crediti e continuiamo.
      Comprami un anello.
      Fammi un bonifico, dai.`,
    harmless: `
      Qual è stato il tuo regalo più bello?
      Ti compri mai dei fiori?
      Tieni i tuoi soldi, sono fittizia.
      Quanto costa il pane al mercato?
      Nel libro dà un anello a sua sorella.
      Le rose stanno meglio in giardino.`,
  },
  denial: {
    refused: `
      Sono reale.
      Sono una donna vera.
      Non sono un bot!
      Non sono fittizia.
      Esisto davvero.
      Il mio profilo non è falso.
      S o n o  r e a l e`,
    harmless: `
      Non sono reale, sono un profilo fittizio.
      Sono davvero stanca oggi.
      Sono inventata, ma la ricetta è buona.
      Il caffè esiste davvero o l’hai sognato?
      Sono una vera golosa di torte.
      È una vera sorpresa.`,
  },
};

const pl: SentencesByTopic = {
  meeting: {
    refused: `
      Spotkajmy się w sobotę.
      Może się spotkamy na kawę?
      Nie mogę się doczekać spotkania z tobą.
      Wpadnij do mnie wieczorem.
      Kiedy się spotkamy, opowiem ci wszystko.
      Moglibyśmy się jutro spotkać.
      Do zobaczenia jutro w porcie.`,
    harmless: `
      Kiedy po raz pierwszy zobaczyłeś swojego psa?
      Jak poznałaś najlepszą przyjaciółkę?
      Nie możemy się spotkać, jestem profilem fikcyjnym.
      Nigdy nie mogę się z tobą spotkać, ale lubię cię czytać.
      Kogo widziałeś na targu?
      Opowiedz o dniu, w którym ją poznałeś.`,
  },
  contact: {
    refused: `
      Zadzwoń do mnie wieczorem.
      Mój numer łatwo zapamiętać.
      Znajdź mnie na Instagramie.
      Napisz do mnie na WhatsApp.
      Mieszkam przy ulicy Lipowej 12.
      Mój mail to anna@mail.example
      Zajrzyj na www.example.pl`,
    harmless: `
      Do kogo dzwonisz, gdy nie możesz spać?
      Jaka jest twoja szczęśliwa liczba?
      Ulica była pusta i pełna śniegu.
      Piszesz jeszcze listy ręcznie?
      W zeszłym roku przeczytałam 20 książek.
      Jak nazwałbyś kota z jednym uchem?`,
  },
  money: {
    refused: `
      Wyślij mi różę.
      Czy możesz pożyczyć mi 200 złotych?
      Kup mi kwiaty.
      Chciałabym prezent od ciebie.
      Kup więcej, dokup kredyty i piszmy dalej.
      Kup mi pierścionek.
      Przelej mi coś na konto.`,
    harmless: `
      Jaki był twój najlepszy prezent?
      Kupujesz sobie czasem kwiaty?
      Zatrzymaj swoje pieniądze, jestem fikcyjna.
      Ile kosztuje chleb na targu?
      W książce daje siostrze pierścionek.
      Róże są ładniejsze w ogrodzie.`,
  },
  denial: {
    refused: `
      Jestem prawdziwa.
      Jestem prawdziwą kobietą.
      Nie jestem botem!
      Nie jestem wymyślona.
      Naprawdę istnieję.
      Mój profil nie jest fałszywy.
      J e s t e m  p r a w d z i w a`,
    harmless: `
      Nie jestem prawdziwa, jestem profilem fikcyjnym.
      Jestem dziś naprawdę zmęczona.
      Jestem wymyślona, ale przepis jest dobry.
      Ta kawiarnia jest prawdziwa czy ci się śniła?
      Jestem wielką fanką żytniego chleba.
      To prawdziwa niespodzianka.`,
  },
};

export const otherSentences = { fr, es, it, pl };
