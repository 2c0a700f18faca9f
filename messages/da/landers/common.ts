import type en from '../../en/landers/common.ts';
import type { Translation } from '../../translation.ts';

export default {
  login: 'Log ind',
  drawn: 'Tegnede figurer, ikke medlemmer.',
  note: 'For alle, der er fyldt {minAge} år. Det er gratis at blive medlem, og du behøver ikke noget kort.',
  closed: {
    title: 'Lige nu kan ingen blive medlem',
    text: '{site} tager ikke imod nye medlemmer i øjeblikket. Har du en konto, kan du logge ind.',
  },
} satisfies Translation<typeof en>;
