import type en from '../../en/landers/gallery.ts';
import type { Translation } from '../../translation.ts';

export default {
  join: 'Zobacz wszystkich ostro',
  hall: 'Galeria',
  back: 'Wstecz',
  further: 'Dalej',
  yours: {
    name: 'Ty',
    line: 'Rama gotowa, portret w drodze',
  },
  opening: {
    title: 'Podejdź bliżej. <em>Robi się ostrzej.</em>',
    text: 'Od drzwi każdy jest plamą. W serwisie {site} podchodzisz do kogoś i coś mówisz; pierwsza wiadomość jest bezpłatna.',
    call: 'Zobacz ostro',
  },
  evening: {
    title: 'Otwarte do późna, <em>dla nocnych marków.</em>',
    text: 'Ostatnia sala jest najcichsza. W serwisie {site} spotkasz kogoś, kto też zatrzymuje się przy małych obrazach.',
    call: 'Wejdź',
  },
  sunday: {
    title: 'Powolna niedziela, <em>sala po sali.</em>',
    text: 'Bez audioprzewodnika i bez pośpiechu. Patrz, aż zatrzyma cię jeden portret, i napisz w serwisie {site}, co widzisz.',
    call: 'Ruszaj',
  },
  works: {
    painter: {
      name: 'Malarz',
      line: 'Olej, kawa, list bez odpowiedzi',
    },
    thinker: {
      name: 'Myślicielka',
      line: 'Tusz na wątpliwościach',
    },
    dancer: {
      name: 'Tancerka',
      line: 'Jedwab, sobota, boso',
    },
    singer: {
      name: 'Piosenkarz',
      line: 'Neon, aksamit, jeden bis',
    },
    guest: {
      name: 'Gość',
      line: 'Światło lampy i herbata z miętą',
    },
    listener: {
      name: 'Słuchaczka',
      line: 'Słuchawki, ostatni pociąg',
    },
    reader: {
      name: 'Czytelniczka',
      line: 'Wełna, papier, jeszcze cztery strony',
    },
    gardener: {
      name: 'Ogrodniczka',
      line: 'Glina i cierpliwość',
    },
    host: {
      name: 'Gospodarz',
      line: 'Winyl, strona B',
    },
  },
} satisfies Translation<typeof en>;
