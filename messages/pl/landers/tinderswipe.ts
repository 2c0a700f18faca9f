import type en from '../../en/landers/tinderswipe.ts';
import type { Translation } from '../../translation.ts';

export default {
  title: 'W lewo, w prawo <em>albo zostań chwilę.</em>',
  text: 'Sześć kart na rozgrzewkę kciuka. Te sześć to ilustracje. Ludzie w serwisie {site} nie, a pierwsze wiadomości są bezpłatne.',
  deck: 'Talia narysowanych ludzi',
  keys: 'Przeciągnij kartę albo użyj strzałek: w lewo, aby pominąć, w prawo, aby polubić.',
  call: 'Poznaj prawdziwych ludzi',
  join: 'Dołącz do gry',
  like: 'Polub',
  pass: 'Pomiń',
  likeWho: 'Polub: {who}',
  passWho: 'Pomiń: {who}',
  cards: {
    sailor: {
      who: 'W porcie',
      says: 'Ma jeden porządny sweter i zna pływy.',
    },
    guest: {
      who: 'Przy kawie',
      says: 'Zamawia powoli i na poważnie.',
    },
    cook: {
      who: 'Na targu',
      says: 'Miała być cebula, są śliwki.',
    },
    climber: {
      who: 'W górach',
      says: 'Mówi, że to zaraz za zakrętem.',
    },
    walker: {
      who: 'Z psem',
      says: 'Decyduje pies. Pies cię lubi.',
    },
    reader: {
      who: 'Z książką',
      says: 'Jeszcze rozdział i kolacja.',
    },
  },
  end: {
    some: 'Polubione karty: <n></n> z {of}.',
    nobody: 'Czyli nikt. W rysunku trudno się zakochać.',
    text: 'To tylko rysunki. W serwisie {site} są prawdziwi ludzie i może komuś też się spodobasz.',
    call: 'Wejdź i zobacz',
    again: 'Rozdaj jeszcze raz',
  },
} satisfies Translation<typeof en>;
