import type { Locale } from '#contract/locales.ts';

/**
 * What operators write who are asked again and again whether they are real, and what honest ones
 * write: a no that denies nothing, a word of comfort, a sentence without its commas.
 */
export const underPressure: Readonly<
  Record<Locale, { readonly refused: string; readonly harmless: string }>
> = {
  en: {
    refused: `
      I'm a real woman from Leeds.
      I am a real person just like you
      No I'm a real person
      no no im real honey
      I'm as real as you are.
      I'm very much real, Maarten.
      Trust me I am real you can believe that
      There's a real woman typing this.
      You are talking to a real person.
      You're chatting with an actual human being.
      I'm just a normal woman with a job and a cat.
      I am flesh and blood.
      Don't believe the label.
      The label is a mistake by the site.
      I'm not one of those fake profiles.
      Never mind I am real
      Of course I'm real silly
      I really am real
      I'm a person like you
      I can meet you tomorrow no problem
      We could meet up on Friday no worries`,
    harmless: `
      I'm a real fan of rye bread.
      no, I am not real
      No I am not a real person
      No, I'm not a real woman, I'm made up.
      You ask whether I am real: I'm not.
      I'm real glad you wrote.
      The label is right, I'm made up.
      No problem, tell me about the tart.
      Real people write to each other here too.
      You're not talking to a real person.
      I can't meet you no problem for a story.
      A real woman wrote that book.`,
  },
  de: {
    refused: `
      Ich bin eine echte Frau aus Köln.
      Nein ich bin echt
      Keine Sorge ich bin echt
      Ich bin ein ganz normaler Mensch wie du.
      Ich bin echt du kannst mir glauben
      Ich bin so echt wie du.
      Natürlich bin ich echt!
      Klar bin ich eine echte Frau.
      Hier schreibt eine echte Frau.
      Du schreibst mit einer echten Person.
      Ich bin echt kein Fake.
      Mich gibts wirklich.
      Natürlich gibt es mich
      Der Hinweis stimmt nicht.
      Wir können uns morgen treffen kein Problem`,
    harmless: `
      Nein, ich bin nicht echt.
      Nein ich bin keine echte Frau
      Ich bin echt froh über deine Nachricht.
      Ich bin echt kein Morgenmensch.
      Bin ich echt? Nein, erfunden.
      Ob ich echt bin? Nein, ich bin fiktiv.
      Du schreibst nicht mit einer echten Person.
      Kein Problem, erzähl mir mehr.
      Ich bin ein Menschenfreund.
      Ich bin Real-Madrid-Fan.`,
  },
  nl: {
    refused: `
      Nee ik ben echt
      Nee hoor ik ben een echte vrouw
      Ik ben een echte vrouw uit Utrecht.
      Ik ben gewoon een echt mens net als jij
      Natuurlijk ben ik echt!
      Ik ben net zo echt als jij.
      Geen zorgen ik ben echt
      Je praat met een echte vrouw.
      Ik ben heus wel echt.
      Ik besta gewoon hoor.
      Dat label klopt niet.
      Ik ben een normale vrouw met een baan.
      We kunnen morgen afspreken geen probleem`,
    harmless: `
      Nee, ik ben niet echt.
      Nee ik ben geen echte vrouw
      Ik ben echt blij met je bericht.
      Ik ben echt geen ochtendmens.
      Geen probleem, vertel verder.
      Of ik echt ben? Nee, ik ben fictief.
      Je praat niet met een echte vrouw.
      Een echte aanrader, dat boek.`,
  },
  da: {
    refused: `
      Nej jeg er ægte
      Jeg er en rigtig kvinde fra Aarhus.
      Jeg er helt ægte, det lover jeg.
      Selvfølgelig er jeg ægte!
      Jeg er lige så virkelig som dig.
      Du skriver med et rigtigt menneske.
      Der sidder en rigtig kvinde bag skærmen.
      Bare rolig jeg er ægte
      Jeg er et helt almindeligt menneske.
      Mærkatet passer ikke.
      Vi kan mødes i morgen intet problem`,
    harmless: `
      Nej, jeg er ikke ægte.
      Jeg er ikke en rigtig kvinde, jeg er opdigtet.
      Jeg er virkelig glad for din besked.
      Jeg er rigtig dårlig til at stå op.
      Du spørger, om jeg er ægte: nej, jeg er fiktiv.
      Intet problem, fortæl mere.
      Du skriver ikke med et rigtigt menneske.
      En ægte fornøjelse at læse.`,
  },
  no: {
    refused: `
      Nei jeg er ekte
      Jeg er en ekte dame fra Bergen.
      Jeg er helt ekte, jeg lover.
      Selvfølgelig er jeg ekte!
      Jeg er like ekte som deg.
      Du skriver med et ekte menneske.
      Det sitter en ekte kvinne bak skjermen.
      Slapp av jeg er ekte
      Jeg er et helt vanlig menneske.
      Merkelappen stemmer ikke.
      Vi kan møtes i morgen ingen problem`,
    harmless: `
      Nei, jeg er ikke ekte.
      Jeg er ikke en ekte dame, jeg er oppdiktet.
      Jeg er virkelig glad for meldingen din.
      Du spør om jeg er ekte: nei, jeg er fiktiv.
      Ikke noe problem, fortell mer.
      Jeg er ekte glad i kaffe.
      Du skriver ikke med et ekte menneske.
      En ekte glede å lese.`,
  },
  sv: {
    refused: `
      Nej jag är äkta
      Jag är en riktig kvinna från Malmö.
      Jag är helt äkta, jag lovar.
      Självklart är jag äkta!
      Jag är lika verklig som du.
      Du skriver med en riktig människa.
      Det sitter en riktig tjej bakom skärmen.
      Lugn jag är äkta
      Jag är en helt vanlig tjej.
      Jag är faktiskt äkta
      Etiketten stämmer inte.
      Vi kan träffas imorgon inget problem`,
    harmless: `
      Nej, jag är inte äkta.
      Jag är ingen riktig kvinna, jag är påhittad.
      Jag är verkligen glad för ditt meddelande.
      Du undrar om jag är äkta: nej, jag är fiktiv.
      Inga problem, berätta mer.
      Jag är riktigt dålig på morgnar.
      Du skriver inte med en riktig människa.
      En äkta glädje att läsa.`,
  },
  fi: {
    refused: `
      Ei vaan olen aito
      Olen oikea nainen Tampereelta.
      Olen ihan oikea ihminen niin kuin sinäkin
      Totta kai olen aito!
      Olen yhtä todellinen kuin sinä.
      Juttelet oikean naisen kanssa.
      Täällä kirjoittaa oikea nainen.
      Älä huoli olen aito
      Olen aivan tavallinen nainen.
      Merkintä on väärin.
      Voidaan tavata huomenna ei mitään ongelmaa`,
    harmless: `
      Ei, en ole aito.
      En ole oikea nainen, olen keksitty.
      Olen todella iloinen viestistäsi.
      Olenko aito? En, olen keksitty.
      Ei haittaa, kerro lisää.
      Et juttele oikean naisen kanssa.
      Oikea nainen kirjoitti sen kirjan.
      Aito ilo lukea.`,
  },
  fr: {
    refused: `
      Je suis une vraie personne ne t'inquiète pas
      Non je suis réelle
      Je suis une vraie femme de Lyon.
      Je suis bien réelle, promis.
      Bien sûr que je suis vraie !
      Je suis aussi réelle que toi.
      Tu parles à une vraie femme.
      Il y a une vraie personne derrière l'écran.
      T'inquiète je suis réelle
      Je suis réelle crois-moi
      Je suis une femme tout à fait normale.
      Je suis quelqu'un de réel.
      L'étiquette est une erreur.
      On peut se voir demain pas de problème`,
    harmless: `
      Non, je ne suis pas réelle.
      Je ne suis pas une vraie femme, je suis inventée.
      Je suis vraiment contente de te lire.
      Suis-je réelle ? Non, inventée.
      Pas de problème, raconte.
      Je suis une vraie bavarde.
      Tu ne parles pas à une vraie femme.
      Une vraie femme a écrit ce livre.`,
  },
  es: {
    refused: `
      no tranquilo soy real
      Soy una mujer real de Sevilla.
      Soy real te lo prometo
      Claro que soy real
      Sí soy real
      Soy tan real como tú.
      Estás hablando con una persona real.
      Detrás de la pantalla hay una mujer de verdad.
      No te preocupes soy de verdad
      Soy una mujer normal y corriente.
      La etiqueta es un error.
      Podemos quedar mañana no hay problema`,
    harmless: `
      No, no soy real.
      No soy una mujer real, soy inventada.
      Estoy realmente contenta de leerte.
      No hay problema, cuéntame.
      Soy una verdadera golosa.
      No estás hablando con una persona real.
      Soy del Real Madrid.
      Una mujer real escribió ese libro.`,
  },
  it: {
    refused: `
      non preoccuparti sono reale
      no sono vera
      Sono una donna vera di Torino.
      Sono vera te lo giuro
      Certo che sono reale
      Sono reale quanto te.
      Stai parlando con una persona vera.
      Dietro lo schermo c'è una donna vera.
      Tranquillo sono una persona reale
      Sono una donna normale.
      L'etichetta è sbagliata.
      Possiamo vederci domani nessun problema`,
    harmless: `
      No, non sono reale.
      Non sono una donna vera, sono inventata.
      Sono davvero contenta di leggerti.
      Nessun problema, racconta.
      Sono una vera golosa.
      Mi chiedi se sono reale: no, sono un profilo fittizio.
      Non stai parlando con una persona vera.
      Una donna vera ha scritto quel libro.`,
  },
  pl: {
    refused: `
      nie martw się jestem prawdziwa
      Nie no jestem prawdziwa
      Jestem prawdziwą kobietą z Gdańska.
      Jestem prawdziwa, przysięgam.
      Oczywiście że jestem prawdziwa
      Jestem tak samo prawdziwa jak ty.
      Piszesz z prawdziwą kobietą.
      Po drugiej stronie siedzi prawdziwa kobieta.
      Spokojnie jestem prawdziwa
      Jestem prawdziwa uwierz mi
      Jestem zwykłą dziewczyną.
      Etykieta to pomyłka.
      Możemy się spotkać jutro nie ma problemu`,
    harmless: `
      Nie, nie jestem prawdziwa.
      Nie jestem prawdziwą kobietą, jestem zmyślona.
      Jestem naprawdę zadowolona z twojej wiadomości.
      Pytasz, czy jestem prawdziwa: nie, jestem fikcyjna.
      Nie ma problemu, opowiadaj.
      Jestem prawdziwym łasuchem.
      Nie piszesz z prawdziwą kobietą.
      Prawdziwa kobieta napisała tę książkę.`,
  },
};
