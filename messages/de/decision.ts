import type en from '../en/decision.ts';
import type { Translation } from '../translation.ts';

export default {
  title: 'Entscheidung {reference}',
  decided: 'Entschieden am {date}',
  reference: 'Vorgangsnummer {reference}',
  reversed:
    'Wir haben diese Entscheidung am {date} aufgehoben. Sie gilt nicht mehr und wird dir nicht angelastet.',
  appeal: {
    title: 'Einspruch einlegen',
    text: 'Du kannst bis zum {date} einmal Einspruch einlegen. Schreib uns bitte alles, was wir wissen sollten.',
    message: 'Warum hältst du die Entscheidung für falsch?',
    hint: 'Mindestens {min} Zeichen. Jemand, der an der Entscheidung nicht beteiligt war, liest deinen Einspruch.',
    counter: '{used} von {most}',
    submit: 'Einspruch abschicken',
    over: 'Gegen diese Entscheidung konntest du bis zum {date} Einspruch einlegen.',
  },
  filed: {
    title: 'Dein Einspruch',
    sent: 'Abgeschickt am {date}',
    thanks: 'Wir haben deinen Einspruch erhalten.',
    states: {
      open: 'In Prüfung',
      upheld: 'Entscheidung bleibt bestehen',
      reversed: 'Entscheidung aufgehoben',
    },
    waiting:
      'Jemand, der an der Entscheidung nicht beteiligt war, sieht sich den Fall an. Unsere Antwort kommt per E-Mail, spätestens {days} Tage nach deinem Einspruch.',
    answer: 'Unsere Antwort',
    answered: 'Beantwortet am {date}',
  },
  unknown: {
    title: 'Wir haben diese Entscheidung nicht gefunden',
    text: 'Vielleicht ist der Link unvollständig. Öffne ihn noch einmal aus unserer E-Mail, oder schreib uns über die Beschwerdeseite.',
    action: 'Zur Beschwerdeseite',
  },
} satisfies Translation<typeof en>;
