import type en from '../en/statements.ts';
import type { Translation } from '../translation.ts';

export default {
  titles: {
    warn: 'Een waarschuwing over je account op {site}',
    remove_message: 'We hebben een van je berichten verwijderd',
    remove_photo: 'We hebben een van je foto’s verwijderd',
    remove_about: 'We hebben je profieltekst verwijderd',
    suspend: 'Je account is geschorst tot {until}',
    ban: 'Je account is gesloten',
    reversed: 'We hebben onze beslissing {reference} teruggedraaid',
    upheld: 'Je bezwaar tegen beslissing {reference}',
  },
  measures: {
    warn: 'Dit is een waarschuwing. Je kunt je account blijven gebruiken.',
    remove_message:
      'We hebben een bericht verwijderd dat je hebt geschreven. Ook degene aan wie je schreef, kan het niet meer zien.',
    remove_photo:
      'We hebben een foto van je profiel verwijderd. Anderen kunnen die niet meer zien.',
    remove_about:
      'We hebben verwijderd wat je over jezelf hebt geschreven. Je kunt een nieuwe tekst schrijven.',
    suspend:
      'We hebben je account geschorst tot {until}. Tot dan kun je niet inloggen en kan niemand je profiel zien. Daarna is alles weer zoals het was.',
    ban: 'We hebben je account voorgoed gesloten. Je kunt niet meer inloggen en niemand kan je profiel zien.',
  },
  grounds: {
    money:
      'Volgens onze voorwaarden mag je leden niet om geld vragen, geen reclame maken en geen goederen of diensten verkopen (punt 6).',
    harassment:
      'Volgens onze voorwaarden is bedreigen, lastigvallen, haat zaaien of discrimineren niet toegestaan (punt 6).',
    impersonation:
      'Volgens onze voorwaarden mag je je niet voordoen als iemand anders en geen foto’s gebruiken die jou niet laten zien (punt 6).',
    privacy:
      'Volgens onze voorwaarden mag je geen foto’s of gegevens van andere mensen delen zonder hun toestemming (punt 6).',
    unlawful: 'Dit is tegen de wet en mag ook volgens onze voorwaarden niet (punt 6).',
    misuse:
      'Volgens onze voorwaarden mag je geen gegevens van leden verzamelen, geen bots gebruiken en geen limieten, prijzen of blokkeringen omzeilen (punt 6).',
    underage: 'Alleen wie 18 jaar of ouder is, mag {site} gebruiken (punt 2 van onze voorwaarden).',
  },
  sources: {
    report:
      'Dit kwam onder onze aandacht door een melding. Een mens heeft ernaar gekeken en deze beslissing genomen, geen software.',
    complaint:
      'Dit kwam onder onze aandacht door een klacht. Een mens heeft ernaar gekeken en deze beslissing genomen, geen software.',
    review:
      'Een moderator merkte dit op bij het controleren van foto’s. Een mens heeft deze beslissing genomen, geen software.',
    moderator:
      'Een moderator merkte dit zelf op. Een mens heeft deze beslissing genomen, geen software.',
    hold: 'Onze software hield je bericht tegen om het te laten controleren, omdat het op bekende oplichting leek. Een mens heeft ernaar gekeken en deze beslissing genomen, geen software.',
  },
  redress:
    'Ben je het er niet mee eens, dan kun je tot {appealUntil} gratis bezwaar maken. Iemand die niet bij deze beslissing betrokken was, kijkt ernaar en antwoordt binnen {days} dagen. Je kunt ook naar een gecertificeerd orgaan voor buitengerechtelijke geschillenbeslechting of naar de rechter stappen.',
  reversed:
    'We hebben opnieuw naar onze beslissing van {date} gekeken en die teruggedraaid. Alle gevolgen ervan zijn ongedaan gemaakt en de beslissing wordt je niet aangerekend. Onze excuses voor het ongemak.',
  reversedOnAppeal:
    'Iemand die niet bij onze beslissing van {date} betrokken was, heeft naar je bezwaar gekeken. We hebben de beslissing teruggedraaid. Alle gevolgen ervan zijn ongedaan gemaakt en de beslissing wordt je niet aangerekend. Onze excuses voor het ongemak.',
  upheld:
    'Iemand die niet bij onze beslissing van {date} betrokken was, heeft naar je bezwaar gekeken. De beslissing blijft staan, om deze redenen:',
  upheldRedress:
    'Ben je het er nog steeds niet mee eens, dan kun je naar een gecertificeerd orgaan voor buitengerechtelijke geschillenbeslechting of naar de rechter stappen.',
  facts: {
    message: 'Op {time} schreef je: ‘{text}’',
    photo: 'Het gaat om een foto die je op {date} hebt toegevoegd.',
    profile: 'Het gaat om je profiel zoals het op {date} was.',
  },
} satisfies Translation<typeof en>;
