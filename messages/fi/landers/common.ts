import type en from '../../en/landers/common.ts';
import type { Translation } from '../../translation.ts';

export default {
  login: 'Kirjaudu sisään',
  drawn: 'Piirrettyjä hahmoja, ei jäseniä.',
  note: 'Vain {minAge} vuotta täyttäneille. Liittyminen on ilmaista, eikä korttia tarvita.',
} satisfies Translation<typeof en>;
