import type en from '../en/decision.ts';
import type { Translation } from '../translation.ts';

export default {
  title: 'Beslissing {reference}',
  decided: 'Beslist op {date}',
  reference: 'Referentienummer {reference}',
  reversed:
    'We hebben deze beslissing op {date} teruggedraaid. Die geldt niet meer en wordt je niet aangerekend.',
  appeal: {
    title: 'Bezwaar maken',
    text: 'Je kunt tot {date} één keer bezwaar maken. Vertel ons alles wat we moeten weten.',
    message: 'Waarom klopt de beslissing volgens jou niet?',
    hint: 'Minstens {min} tekens. Iemand die niet bij de beslissing betrokken was, leest je bezwaar.',
    counter: '{used} van {most}',
    submit: 'Bezwaar versturen',
    over: 'Bezwaar maken tegen deze beslissing kon tot {date}.',
  },
  filed: {
    title: 'Je bezwaar',
    sent: 'Verstuurd op {date}',
    thanks: 'We hebben je bezwaar ontvangen.',
    states: {
      open: 'In behandeling',
      upheld: 'Beslissing blijft staan',
      reversed: 'Beslissing teruggedraaid',
    },
    waiting:
      'Iemand die niet bij de beslissing betrokken was, kijkt ernaar. We antwoorden per e-mail, uiterlijk {days} dagen na je bezwaar.',
    answer: 'Ons antwoord',
    answered: 'Beantwoord op {date}',
  },
  unknown: {
    title: 'We hebben deze beslissing niet gevonden',
    text: 'Misschien is de link niet volledig. Open hem opnieuw vanuit onze e-mail, of schrijf ons via de klachtenpagina.',
    action: 'Naar de klachtenpagina',
  },
} satisfies Translation<typeof en>;
