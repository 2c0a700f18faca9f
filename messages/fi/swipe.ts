import type en from '../en/swipe.ts';
import type { Translation } from '../translation.ts';

export default {
  title: 'Pyyhkäisypeli',
  heading: 'Muutama tykkäys, harkiten annettu',
  lead: 'Pieni pino joka päivä, jotta jokainen tykkäys merkitsee jotain.',
  left: 'Tykkäyksiä jäljellä tänään: {left}/{count}',
  fresh: 'Uusia tulee keskiyöllä. Ohittaa voi aina.',
  stack: 'Ihmisiä, joista tykätä tai jotka ohittaa',
  like: 'Tykkää',
  pass: 'Ohita',
  undo: 'Peru viimeisin ohitus',
  open: 'Avaa profiili',
  keys: 'Mieluummin näppäimillä?',
  loading: 'Etsitään lisää ihmisiä…',
  close: 'Sulje',
  said: {
    liked: 'Tykkäsit: {name}.',
    passed: 'Ohitit: {name}.',
    back: '{name} on taas täällä.',
    next: 'Seuraavana {name}, {age}, {place}.',
  },
  offline: 'Olet offline-tilassa. {name} odottaa tässä, kunnes olet takaisin.',
  failed: 'Se ei mennyt perille, joten {name} on taas tässä.',
  limit: {
    title: 'Siinä olivat tämän päivän tykkäyksesi',
    midnight: 'Uusia tulee keskiyöllä, {away}.',
    at: 'Uusia tulee klo {time}, {away}.',
    tomorrow: 'Uusia tulee huomenna.',
    text: 'Siihen asti voit jatkaa ohittamista ja tykätä ihmisistä heidän profiileissaan.',
    search: 'Hae jäseniä',
    likes: 'Tykkäyksesi',
  },
  lost: { title: 'Seuraavia ihmisiä ei voitu ladata', retry: 'Yritä uudelleen' },
  empty: {
    title: 'Siinä olivat kaikki tällä erää',
    text: 'Olet nähnyt kaikki sopivat. Suurenna etäisyyttä profiilissasi tai katsele ympärillesi haussa.',
    widen: 'Suurenna etäisyyttä',
  },
} satisfies Translation<typeof en>;
