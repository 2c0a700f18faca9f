import type en from '../../en/landers/maplanding.ts';
import type { Translation } from '../../translation.ts';

export default {
  map: 'Mapa z narysowanymi ludźmi. Wybierz kogoś.',
  says: 'Ktoś taki mógłby tu mieszkać. To rysunek, jak wszyscy na tej mapie.',
  towns: {
    title: 'Ktoś mieszka <em>w jednej z tych kropek.</em>',
    text: 'Każda kropka to miejscowość. W niektórych ludzie z serwisu {site} szukają towarzystwa. Widać miasto, nigdy adres.',
    call: 'Rozejrzyj się w okolicy',
    join: 'Pojaw się na mapie',
  },
  lights: {
    title: 'Tyle świateł, <em>a jedno jest twoje.</em>',
    text: 'Tak wygląda kraj po kolacji. Za niektórymi światłami ktoś czeka na wiadomość. W serwisie {site} pierwsza jest za darmo.',
    call: 'Zobacz, kto jest blisko',
    join: 'Zapal swoje światło',
  },
  paths: {
    title: 'We dwoje <em>droga jest krótsza.</em>',
    text: 'Pieszo z miasta do miasta idzie się kilka dni. Pierwsza wiadomość zajmuje minutę, a w serwisie {site} jest za darmo.',
    call: 'Zrób pierwszy krok',
    join: 'Zacznij pod własnymi drzwiami',
  },
} satisfies Translation<typeof en>;
