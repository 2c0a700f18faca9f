import type en from '../en/decision.ts';
import type { Translation } from '../translation.ts';

export default {
  title: 'Afgørelse {reference}',
  decided: 'Afgjort den {date}',
  reference: 'Referencenummer {reference}',
  reversed:
    'Vi omgjorde denne afgørelse den {date}. Den gælder ikke længere og bliver ikke brugt imod dig.',
  appeal: {
    title: 'Klag over afgørelsen',
    text: 'Du kan klage én gang indtil den {date}. Fortæl os alt, hvad vi bør vide.',
    message: 'Hvorfor mener du, at afgørelsen er forkert?',
    hint: 'Mindst {min} tegn. En person, der ikke var med til at træffe afgørelsen, læser din klage.',
    counter: '{used} af {most}',
    submit: 'Send klage',
    over: 'Fristen for at klage over denne afgørelse var den {date}.',
  },
  filed: {
    title: 'Din klage',
    sent: 'Sendt den {date}',
    thanks: 'Vi har modtaget din klage.',
    states: {
      open: 'Under behandling',
      upheld: 'Afgørelsen står ved magt',
      reversed: 'Afgørelsen er omgjort',
    },
    waiting:
      'En person, der ikke var med til at træffe afgørelsen, ser på sagen. Vi svarer på e-mail senest {days} dage efter din klage.',
    answer: 'Vores svar',
    answered: 'Besvaret den {date}',
  },
  unknown: {
    title: 'Vi kan ikke finde denne afgørelse',
    text: 'Måske er linket ufuldstændigt. Åbn det igen fra vores e-mail, eller skriv til os på klagesiden.',
    action: 'Til klagesiden',
  },
} satisfies Translation<typeof en>;
