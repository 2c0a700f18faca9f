import type en from '../en/finder.ts';
import type { Translation } from '../translation.ts';

export default {
  title: 'Matchfinder',
  lead: 'Beantwoord minstens {count, plural, one {één vraag} other {# vragen}} over wat jij belangrijk vindt. Je antwoorden blijven privé, behalve als iemand hetzelfde antwoordt: dan zien jullie het allebei. Waar jullie verschillen, zien anderen alleen dat het zo is, nooit wat je hebt geantwoord.',
  step: 'Vraag {number} van {count}',
  back: 'Terug',
  next: 'Volgende',
  skip: 'Overslaan',
  remove: 'Antwoord verwijderen',
  show: 'Mijn matches tonen',
  open: 'Niet beantwoord',
  answers: 'Jouw antwoorden: {count} van {all}',
  importance: {
    label: 'Hoe belangrijk is het dat jullie het hierover eens zijn?',
    little: 'Een beetje',
    some: 'Best wel',
    much: 'Heel erg',
  },
  state: {
    saving: 'Wordt opgeslagen…',
    saved: 'Opgeslagen',
    failed: 'We konden je antwoorden niet opslaan.',
    retry: 'Opnieuw proberen',
  },
  score: {
    of: '{score} van de 100:',
    best: 'Een heel goede match',
    good: 'Een goede match',
    fair: 'Wel wat gemeenschappelijks',
    low: 'Nogal verschillend',
  },
  results: {
    title: 'Jouw beste matches',
    loading: 'Je beste matches worden gezocht…',
    missing:
      '{count, plural, one {Beantwoord nog # vraag om je matches te zien.} other {Beantwoord nog # vragen om je matches te zien.}}',
    more: 'Meer tonen',
    start: 'Terug naar de beste matches',
    failed: 'We konden niet meer matches laden.',
    retry: 'Opnieuw proberen',
    empty: {
      title: 'Nog niemand om mee te vergelijken',
      text: 'Nog niemand die iemand zoals jij zoekt, heeft deze vragen beantwoord. Kies een grotere afstand of beantwoord er nog een paar.',
      widen: 'Grotere afstand kiezen',
      search: 'Leden zoeken',
    },
  },
  questions: {
    relationship: {
      ask: 'Wat zoek je?',
      options: {
        first: 'Iets blijvends',
        middle: 'We zien wel waar het heen gaat',
        last: 'Iets vrijblijvends',
      },
      both: {
        first: 'Jullie zoeken allebei iets blijvends.',
        middle: 'Jullie willen allebei zien waar het heen gaat.',
        last: 'Jullie zoeken allebei iets vrijblijvends.',
      },
      differ: 'Jullie zoeken een ander soort relatie.',
    },
    children: {
      ask: 'Wil je kinderen in je leven?',
      options: { first: 'Ja', middle: 'Ik weet het nog niet', last: 'Nee' },
      both: {
        first: 'Jullie willen allebei kinderen.',
        middle: 'Jullie weten allebei nog niet of jullie kinderen willen.',
        last: 'Jullie willen allebei een leven zonder kinderen.',
      },
      differ: 'Over kinderen denken jullie verschillend.',
    },
    living: {
      ask: 'Hoe wil je als stel wonen?',
      options: { first: 'Snel samen', middle: 'Ooit samen', last: 'Elk een eigen plek' },
      both: {
        first: 'Jullie willen allebei snel samenwonen.',
        middle: 'Jullie willen allebei ooit samenwonen.',
        last: 'Jullie houden allebei liever een eigen plek.',
      },
      differ: 'Over samenwonen denken jullie verschillend.',
    },
    faith: {
      ask: 'Hoe belangrijk is geloof voor je?',
      options: {
        first: 'Het staat centraal',
        middle: 'Het speelt een rol',
        last: 'Het speelt geen rol',
      },
      both: {
        first: 'Geloof staat voor jullie allebei centraal.',
        middle: 'Geloof speelt voor jullie allebei een rol.',
        last: 'Geloof speelt voor jullie allebei geen rol.',
      },
      differ: 'Geloof betekent voor jullie niet hetzelfde.',
    },
    money: {
      ask: 'Wat doe je met geld?',
      options: { first: 'Ik spaar het', middle: 'Van allebei wat', last: 'Ik geniet ervan' },
      both: {
        first: 'Jullie sparen allebei graag.',
        middle: 'Jullie sparen allebei wat en genieten ook.',
        last: 'Jullie genieten allebei graag van jullie geld.',
      },
      differ: 'Jullie gaan anders om met geld.',
    },
    home: {
      ask: 'Waar voel je je thuis?',
      options: { first: 'In de stad', middle: 'In een kleine plaats', last: 'Op het platteland' },
      both: {
        first: 'Jullie voelen je allebei thuis in de stad.',
        middle: 'Jullie voelen je allebei thuis in een kleine plaats.',
        last: 'Jullie voelen je allebei thuis op het platteland.',
      },
      differ: 'Jullie voelen je op verschillende plekken thuis.',
    },
    weekend: {
      ask: 'Wat is voor jou een goed weekend?',
      options: { first: 'Eropuit', middle: 'Van allebei wat', last: 'Gezellig thuis' },
      both: {
        first: 'Jullie gaan er in het weekend allebei graag op uit.',
        middle: 'Jullie wisselen in het weekend allebei graag af.',
        last: 'Jullie houden allebei van gezellige weekenden thuis.',
      },
      differ: 'Jullie hebben een ander idee van een goed weekend.',
    },
    rhythm: {
      ask: 'Wanneer ben je op je best?',
      options: {
        first: 'Vroeg in de ochtend',
        middle: 'Dat hangt ervan af',
        last: 'Laat op de avond',
      },
      both: {
        first: 'Jullie zijn allebei ochtendmensen.',
        middle: 'Het tijdstip maakt jullie allebei niet uit.',
        last: 'Jullie zijn allebei avondmensen.',
      },
      differ: 'Jullie hebben een ander ritme.',
    },
    smoking: {
      ask: 'Rook je?',
      options: { first: 'Nooit', middle: 'Soms', last: 'Vaak' },
      both: {
        first: 'Jullie roken geen van beiden.',
        middle: 'Jullie roken allebei soms.',
        last: 'Jullie roken allebei.',
      },
      differ: 'Jullie denken verschillend over roken.',
    },
    alcohol: {
      ask: 'Drink je alcohol?',
      options: { first: 'Nooit', middle: 'Soms', last: 'Vaak' },
      both: {
        first: 'Jullie drinken geen van beiden alcohol.',
        middle: 'Jullie drinken allebei soms wat.',
        last: 'Jullie drinken allebei graag.',
      },
      differ: 'Jullie denken verschillend over alcohol.',
    },
    animals: {
      ask: 'Wat vind je van huisdieren?',
      options: { first: 'Hoe meer, hoe beter', middle: 'Een of twee is leuk', last: 'Liever niet' },
      both: {
        first: 'Jullie houden allebei van een huis vol huisdieren.',
        middle: 'Jullie willen allebei graag een of twee huisdieren.',
        last: 'Jullie hebben allebei liever geen huisdieren.',
      },
      differ: 'Jullie denken verschillend over huisdieren.',
    },
    closeness: {
      ask: 'Hoeveel nabijheid heb je nodig?',
      options: {
        first: 'Zo veel mogelijk',
        middle: 'Een goede balans',
        last: 'Veel ruimte voor mezelf',
      },
      both: {
        first: 'Jullie houden allebei van veel nabijheid.',
        middle: 'Jullie zoeken allebei een balans tussen nabijheid en vrijheid.',
        last: 'Jullie hebben allebei ruimte voor jezelf nodig.',
      },
      differ: 'Jullie hebben niet evenveel nabijheid nodig.',
    },
  },
} satisfies Translation<typeof en>;
