import type en from '../../en/landers/collagelanding.ts';
import type { Translation } from '../../translation.ts';

export default {
  join: 'Tag en plads på væggen',
  pause: 'Pause',
  play: 'Afspil',
  wall: {
    title: 'Så mange ansigter. <em>Ét bliver hos dig.</em>',
    text: 'Du kigger, går videre og vender tilbage til det samme. På {site} kan du spørge, hvordan dagen var.',
    call: 'Kom og se',
    one: 'ham med hunden',
    two: 'oppe før seks',
    three: 'dig?',
  },
  table: {
    title: 'Billeder på bordet. <em>Spørg til historien.</em>',
    text: 'Hver af dem begynder med »det var den dag, da …«. Resten hører du på {site}. Den første besked er gratis.',
    call: 'Spørg om en historie',
    one: 'det første brød',
    two: 'nåede ikke toget',
    three: 'endelig sne',
  },
  windows: {
    title: 'Små vinduer, <em>vid udsigt.</em>',
    text: 'Bag hvert af dem gør nogen noget, du aldrig havde gættet. På {site} kan du vinke.',
    call: 'Vink',
    one: 'ohøj',
    two: 'hallo?',
    three: 'dig',
  },
} satisfies Translation<typeof en>;
