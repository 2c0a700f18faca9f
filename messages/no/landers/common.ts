import type en from '../../en/landers/common.ts';
import type { Translation } from '../../translation.ts';

export default {
  login: 'Logg inn',
  drawn: 'Tegnede figurer, ikke medlemmer.',
  note: 'For alle som har fylt {minAge} år. Det er gratis å bli medlem, og du trenger ikke noe kort.',
  closed: {
    title: 'Ingen kan bli medlem akkurat nå',
    text: '{site} tar ikke imot nye medlemmer for øyeblikket. Har du en konto, kan du logge inn.',
  },
} satisfies Translation<typeof en>;
