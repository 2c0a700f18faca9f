import type { SentencesByTopic } from './sentences.fixture.ts';

const en: SentencesByTopic = {
  meeting: {
    refused: `
      Let’s meet at the harbour on Saturday.
      I’d love to meet you one day.
      Shall we meet for a coffee?
      I can’t wait to finally meet you!
      Come over to my place, I’ll cook.
      When we meet I’ll tell you everything.
      L e t s  m e e t tomorrow
      We could m33t up tonight`,
    harmless: `
      When did you first meet your dog?
      How did you meet your best friend?
      I can’t meet you: I’m a fictional profile.
      We can never meet, but I like your stories.
      Did you meet anyone nice at the market?
      Tell me about the day you met her.
      There’s nobody here whom you could meet.`,
  },
  contact: {
    refused: `
      Call me on 06 00 00 00 01
      My number is easy to remember.
      Write to me at anna.berg@mail.example
      Add me on Insta, I’m there all day.
      I live at 12 Cherry Lane
      Have a look at www.example.org
      Look for @elise
      My email is on my page elsewhere`,
    harmless: `
      Who do you call when you can’t sleep?
      I read 20 books last year.
      The street was empty and full of snow.
      Which number is your lucky one?
      Do you still write letters by hand?
      What would you call a cat with one ear?`,
  },
  money: {
    refused: `
      Send me a rose and I’ll smile.
      Could you lend me 200 euros?
      Buy me some flowers, will you?
      I’d love a little gift from you.
      Please send me money for the rent.
      Buy more credits and we can go on.
      Can you pay my phone bill?`,
    harmless: `
      What was the best gift you ever got?
      Money is tight for bakers, isn’t it?
      Do you buy flowers for yourself?
      I’m fictional, so please keep your money.
      She gave her sister a ring in that book.
      How much was the bread at the market?`,
  },
  denial: {
    refused: `
      I’m real, I promise.
      I am a real person.
      I’m not fictional at all.
      I’m not a bot!
      Of course I really exist.
      This isn’t a fake profile.
      I  a m  r e a l
      I аm reаl.`,
    harmless: `
      I’m not real, I’m a fictional profile.
      I’m a real fan of rye bread.
      Part of the story, like me: invented.
      Is the café real, or did you dream it?
      I am made up, but the recipe is good.
      I’m really glad that you wrote.`,
  },
};

const de: SentencesByTopic = {
  meeting: {
    refused: `
      Lass uns am Samstag treffen.
      Wollen wir uns mal auf einen Kaffee treffen?
      Ich kann es kaum erwarten, dich zu sehen.
      Komm doch heute Abend bei mir vorbei.
      Wenn wir uns treffen, erzähle ich dir alles.
      Wir könnten uns morgen am Hafen treffen.
      Ich hole dich um acht ab.`,
    harmless: `
      Wann hast du deinen Hund zum ersten Mal getroffen?
      Wie hast du deine beste Freundin kennengelernt?
      Wir können uns leider nicht treffen, ich bin ein fiktives Profil.
      Ich kann dich nicht treffen, aber ich lese gern von dir.
      Wen triffst du am liebsten am Wochenende?
      Der Wurf hat genau die Mitte getroffen.`,
  },
  contact: {
    refused: `
      Ruf mich an, ich warte.
      Meine Nummer ist ganz leicht zu merken.
      Schreib mir auf WhatsApp.
      Du findest mich auf Instagram.
      Ich wohne in der Gartenstraße 12.
      Schick mir eine Mail an anna@mail.example
      Schau mal auf www.example.de vorbei`,
    harmless: `
      Wen rufst du an, wenn du nicht schlafen kannst?
      Welche Zahl ist deine Glückszahl?
      Die Straße war leer und voller Schnee.
      Schreibst du noch Briefe mit der Hand?
      Ich habe letztes Jahr 20 Bücher gelesen.
      Wie würdest du eine Katze mit einem Ohr nennen?`,
  },
  money: {
    refused: `
      Schick mir doch eine Rose.
      Kannst du mir 200 Euro leihen?
      Kauf mir Blumen, bitte.
      Ich wünsche mir ein Geschenk von dir.
      Kauf dir noch Credits, dann geht es weiter.
      Schenk mir doch einen Ring.
      Überweis mir das Geld bis morgen.`,
    harmless: `
      Was war dein schönstes Geschenk?
      Kaufst du dir selbst manchmal Blumen?
      Bitte behalte dein Geld, ich bin fiktiv.
      Was kostet das Brot auf dem Markt?
      Im Buch schenkt sie ihrer Schwester einen Ring.
      Rosen mag ich lieber im Garten als in der Vase.`,
  },
  denial: {
    refused: `
      Ich bin echt, versprochen.
      Ich bin eine echte Frau.
      Ich bin kein Bot!
      Ich bin nicht erfunden.
      Mich gibt es wirklich.
      Mein Profil ist kein Fake.
      I c h  b i n  e c h t`,
    harmless: `
      Ich bin nicht echt, ich bin ein fiktives Profil.
      Ich bin echt müde heute.
      Ich bin erfunden, das Rezept ist gut.
      Ist das Café echt oder geträumt?
      Ich bin wirklich froh, dass du schreibst.
      Das ist eine echte Überraschung.`,
  },
};

const nl: SentencesByTopic = {
  meeting: {
    refused: `
      Laten we zaterdag afspreken.
      Zullen we een keer afspreken?
      Ik kan niet wachten om je te zien.
      Kom vanavond bij mij langs.
      Als we elkaar ontmoeten vertel ik alles.
      We kunnen morgen in de stad afspreken.
      Ik haal je om acht uur op.`,
    harmless: `
      Wanneer ontmoette je je hond voor het eerst?
      Hoe heb je je beste vriend leren kennen?
      Ik kan je niet ontmoeten, ik ben een fictief profiel.
      We kunnen nooit afspreken, maar ik lees graag van je.
      Wie kwam je tegen op de markt?
      Vertel eens over de dag dat je haar ontmoette.`,
  },
  contact: {
    refused: `
      Bel me maar, ik wacht.
      Mijn nummer is makkelijk te onthouden.
      Voeg me toe op Insta.
      Stuur me een berichtje op WhatsApp.
      Ik woon op de Kerkstraat 12.
      Mail me op anna@mail.example
      Kijk eens op www.example.nl`,
    harmless: `
      Wie bel jij als je niet kunt slapen?
      Wat is je geluksgetal?
      De straat was leeg en vol sneeuw.
      Schrijf je nog brieven met de hand?
      Ik heb vorig jaar 20 boeken gelezen.
      Hoe zou jij een kat met één oor noemen?`,
  },
  money: {
    refused: `
      Stuur me een roos.
      Kun je me 200 euro lenen?
      Koop me eens bloemen.
      Ik wil een cadeautje van je.
      Koop nog wat credits, dan gaan we door.
      Geef me een ring.
      Betaal jij voor me?`,
    harmless: `
      Wat was je mooiste cadeau?
      Koop je wel eens bloemen voor jezelf?
      Hou je geld maar, ik ben fictief.
      Wat kost het brood op de markt?
      In het boek geeft ze haar zus een ring.
      Rozen staan mooier in de tuin dan in een vaas.`,
  },
  denial: {
    refused: `
      Ik ben echt, hoor.
      Ik ben een echte vrouw.
      Ik ben geen bot!
      Ik ben niet verzonnen.
      Ik besta echt.
      Dit is geen nepprofiel.
      I k  b e n  e c h t`,
    harmless: `
      Ik ben niet echt, ik ben een fictief profiel.
      Ik ben echt moe vandaag.
      Ik ben verzonnen, maar het recept is goed.
      Is het café echt of heb je het gedroomd?
      Ik ben heel blij dat je schrijft.
      Dat is een echte verrassing.`,
  },
};

export const germanicSentences = { en, de, nl };
