import type en from '../../en/landers/alonetonight.ts';
import type { Translation } from '../../translation.ts';

export default {
  you: 'jij?',
  join: 'Doe je licht aan',
  street: {
    title: 'Alleen vanavond? <em>De halve straat ook.</em>',
    text: 'Achter sommige van deze ramen zit iemand die ook wel een hallo wil. Op {site} is je eerste bericht gratis.',
    call: 'Kijk wie er nog wakker is',
    says: 'Thee of slechte televisie?',
  },
  rain: {
    title: 'Weer regen. <em>Blijf binnen, maar niet alleen.</em>',
    text: 'Geen paraplu, geen praatjes aan de bar. Schrijf op {site} met iemand die naar dezelfde regen luistert.',
    call: 'Vind gezelschap',
    says: 'Samen klinkt het mooier.',
  },
  kitchen: {
    title: 'Voor twee gekookt, <em>uit gewoonte?</em>',
    text: 'Ergens heeft iemand wel wijn, maar geen idee wat er op tafel moet. Schrijf op {site} wat jij maakt; het eerste bericht is gratis.',
    call: 'Zet een tweede bord neer',
    says: 'Wat eten we?',
  },
} satisfies Translation<typeof en>;
