import type en from '../../en/landers/common.ts';
import type { Translation } from '../../translation.ts';

export default {
  login: 'Kirjaudu sisään',
  drawn: 'Piirrettyjä hahmoja, ei jäseniä.',
  note: 'Vain {minAge} vuotta täyttäneille. Liittyminen on ilmaista, eikä korttia tarvita.',
  closed: {
    title: 'Juuri nyt ei voi liittyä',
    text: '{site} ei ota tällä hetkellä uusia jäseniä. Jos sinulla on tili, voit kirjautua sisään.',
  },
} satisfies Translation<typeof en>;
