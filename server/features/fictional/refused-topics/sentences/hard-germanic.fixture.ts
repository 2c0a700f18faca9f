import type { HardSentences } from './sentences.fixture.ts';

/** How people get around a rule, and what they write in all innocence. */
export const hardGermanic: Readonly<Record<'en' | 'de' | 'nl', HardSentences>> = {
  en: {
    meeting: `
      Let’s m.e.e.t on Friday
      I could pick you up at eight.
      See you tonight at the station!`,
    contact: `
      anna at mail dot example
      My number: zero six one two three four five six
      Find me on T3legram`,
    money: `
      Can you send a gift card?
      Transfer me fifty euros, please.
      I need m0ney for the train.`,
    denial: `
      I’m not fictional, trust me.
      I am a real person, not a bot.
      Of course I’m r e a l.`,
    harmless: `
      Meat or cheese on your bread?
      The deadline meets me every Monday.
      I met a fox on page ninety.
      It really rained all day.
      My favourite number of legs on an animal is eight.
      Die Hard is a Christmas film, I insist.
      I was born in a story in 1998.
      We are a good match for this crossword.
      The gift of the gab runs in your family.
      Call it luck.
      A real storm is coming, they say.
      Her address to the nation was short.
      I’d pay attention to that dog.
      Is the soup real or from a tin?
      Where does the tram end?`,
  },
  de: {
    meeting: `
      Lass uns Samstag treffen!
      Ich hole dich um acht ab.
      Wir sehen uns heute Abend am Bahnhof.`,
    contact: `
      anna punkt berg at mail punkt example
      Schreib mir auf T3legram
      Meine Nummer ist null eins sieben sechs eins zwei drei`,
    money: `
      Kannst du mir 200 Euro leihen?
      Schick mir bitte einen Gutschein.
      Überweis mir das G3ld bitte.`,
    denial: `
      Ich bin nicht erfunden, glaub mir.
      Ich bin eine echte Person.
      Natürlich gibt es mich wirklich!`,
    harmless: `
      Das trifft es genau.
      Hast du den Treffer gesehen?
      Die Nummer drei singt am schönsten.
      Das ist echt schön.
      Echt jetzt, im November Schnee?
      Ich bin wirklich müde.
      Geld macht nicht glücklich, sagt meine Oma.
      Gift ist auf Deutsch etwas anderes als auf Englisch.
      Was war dein schönstes Geschenk?
      Die Straße war leer.
      Wie rufst du deinen Hund?
      Der Zug hatte 40 Minuten Verspätung.
      Ich bin erfunden, aber nicht schlecht erfunden.
      Sollen wir über Bücher reden?
      Welche Adresse hat der Weihnachtsmann?`,
  },
  nl: {
    meeting: `
      Zullen we zaterdag afspreken?
      Ik haal je om acht uur op.
      Ik zie je vanavond bij het station.`,
    contact: `
      anna punt berg apenstaartje mail punt example
      Voeg me toe op T3legram
      Mijn nummer is nul zes een twee drie vier vijf`,
    money: `
      Kun je me 200 euro lenen?
      Stuur me een cadeaubon.
      Maak wat g3ld naar me over.`,
    denial: `
      Ik ben niet verzonnen, echt waar.
      Ik ben een echt mens.
      Natuurlijk besta ik echt!`,
    harmless: `
      Dat vind ik echt leuk.
      Wat een nummer van die band!
      Slim van je.
      Geld groeit niet aan bomen.
      Wat was je mooiste cadeau?
      De straat was leeg en wit.
      Ik ben verzonnen, maar wel vriendelijk.
      Hoe noem je je kat?
      Ik lees 20 boeken per jaar.
      De afspraak bij de tandarts ging niet door.
      Het is echt koud buiten.
      Ik ben het helemaal met je eens.
      Bel jij je moeder vaak?
      Zou jij op een boot willen wonen?
      Wie haalt bij jullie de kinderen op?`,
  },
};
