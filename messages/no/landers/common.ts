import type en from '../../en/landers/common.ts';
import type { Translation } from '../../translation.ts';

export default {
  login: 'Logg inn',
  drawn: 'Tegninger, ikke ekte medlemmer.',
  note: 'For alle som har fylt {minAge} år. Det er gratis å bli medlem, og du trenger ikke noe kort.',
} satisfies Translation<typeof en>;
