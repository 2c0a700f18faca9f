import type en from '../../en/landers/gallery.ts';
import type { Translation } from '../../translation.ts';

export default {
  join: 'Zobacz wszystkich wyraźnie',
  hall: 'Galeria',
  back: 'Wstecz',
  further: 'Dalej',
  yours: {
    name: 'Ty',
    line: 'Rama gotowa, portret będzie',
  },
  opening: {
    title: 'Podejdź bliżej. <em>Wszystko staje się wyraźniejsze.</em>',
    text: 'Od drzwi wszyscy są rozmyci. W serwisie {site} możesz podejść i coś powiedzieć. Pierwsza wiadomość jest bezpłatna.',
    call: 'Przyjrzyj się z bliska',
  },
  evening: {
    title: 'Otwarte do późna, <em>dla nocnych marków.</em>',
    text: 'Ostatnia sala jest najcichsza. W serwisie {site} spotkasz kogoś, kto też zatrzymuje się przy małych obrazach.',
    call: 'Wejdź',
  },
  sunday: {
    title: 'Leniwa niedziela, <em>sala po sali.</em>',
    text: 'Bez audioprzewodnika i bez pośpiechu. Patrz, aż zatrzyma cię jeden obraz, i napisz w serwisie {site}, co widzisz.',
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
      name: 'Melomanka',
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
