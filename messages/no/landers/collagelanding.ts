import type en from '../../en/landers/collagelanding.ts';
import type { Translation } from '../../translation.ts';

export default {
  join: 'Ta en plass på veggen',
  pause: 'Pause',
  play: 'Spill av',
  wall: {
    title: 'Så mange ansikter. <em>Ett blir hos deg.</em>',
    text: 'Du ser, går videre og kommer tilbake til det samme. På {site} kan du spørre hvordan dagen var.',
    call: 'Kom og se',
    one: 'han med hunden',
    two: 'oppe før seks',
    three: 'du?',
  },
  table: {
    title: 'Bilder på bordet. <em>Spør om historiene.</em>',
    text: 'Hver av dem begynner med «det var den dagen da …». Resten hører du på {site}. Den første meldingen er gratis.',
    call: 'Be om en historie',
    one: 'det første brødet',
    two: 'rakk ikke toget',
    three: 'endelig snø',
  },
  windows: {
    title: 'Små vinduer, <em>vid utsikt.</em>',
    text: 'Bak hvert av dem gjør noen noe du aldri ville gjettet. På {site} kan du vinke.',
    call: 'Vink',
    one: 'ohoi',
    two: 'hallo?',
    three: 'du',
  },
} satisfies Translation<typeof en>;
