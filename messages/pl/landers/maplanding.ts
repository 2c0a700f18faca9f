import type en from '../../en/landers/maplanding.ts';
import type { Translation } from '../../translation.ts';

export default {
  map: 'Mapa z narysowanymi ludźmi. Wybierz kogoś.',
  says: 'Ktoś taki może tu mieszkać. To ilustracja, jak wszyscy na tej mapie.',
  towns: {
    title: 'Ktoś mieszka <em>w jednej z tych kropek.</em>',
    text: 'Każda kropka to miejscowość. W niektórych ludzie z serwisu {site} szukają towarzystwa. Pokazujemy tylko miejscowość, nigdy adres.',
    call: 'Rozejrzyj się w okolicy',
    join: 'Pojaw się na mapie',
  },
  lights: {
    title: 'Tyle świateł, <em>a jedno jest twoje.</em>',
    text: 'Tak wygląda kraj po kolacji. Za niektórymi światłami ktoś chętnie dostanie wiadomość. W serwisie {site} pierwsza jest bezpłatna.',
    call: 'Zobacz, kto jest blisko twojego',
    join: 'Zapal swoje światło',
  },
  paths: {
    title: 'We dwoje <em>droga jest krótsza.</em>',
    text: 'Pieszo z miasta do miasta idzie się kilka dni. Pierwsza wiadomość zajmuje minutę, a w serwisie {site} jest bezpłatna.',
    call: 'Zrób pierwszy krok',
    join: 'Zacznij pod własnymi drzwiami',
  },
} satisfies Translation<typeof en>;
