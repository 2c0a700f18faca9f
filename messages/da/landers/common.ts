import type en from '../../en/landers/common.ts';
import type { Translation } from '../../translation.ts';

export default {
  login: 'Log ind',
  drawn: 'Tegninger, ikke rigtige medlemmer.',
  note: 'For alle, der er fyldt {minAge} år. Det er gratis at blive medlem, og du behøver ikke noget kort.',
} satisfies Translation<typeof en>;
