import type en from '../en/swipe.ts';
import type { Translation } from '../translation.ts';

export default {
  title: 'Pyyhkäisypeli',
  heading: 'Muutama tykkäys, harkiten annettu',
  lead: 'Vain muutama tykkäys päivässä, jotta jokaisella on merkitystä.',
  left: 'Tykkäyksiä jäljellä tänään: {left}/{count}',
  fresh: 'Uudet tykkäykset keskiyöllä. Ohittaminen on aina ilmaista.',
  stack: 'Ihmisiä, joista tykätä tai jotka ohittaa',
  like: 'Tykkää',
  pass: 'Ohita',
  undo: 'Peru viimeisin ohitus',
  open: 'Avaa profiili',
  keys: 'Pikanäppäimet',
  loading: 'Etsitään lisää ihmisiä…',
  close: 'Sulje',
  said: {
    liked: 'Tykkäsit: {name}.',
    passed: 'Ohitit: {name}.',
    back: '{name} on taas täällä.',
    next: 'Seuraavana {name}, {age}, {place}.',
  },
  offline: 'Et ole verkossa. Kun yhteys palaa, voit tykätä tai ohittaa: {name}.',
  failed: 'Se ei mennyt perille. Yritä uudelleen: {name}.',
  limit: {
    title: 'Tämän päivän tykkäykset on käytetty',
    midnight: 'Uudet tykkäykset keskiyöllä, {away}.',
    at: 'Uudet tykkäykset klo {time}, {away}.',
    tomorrow: 'Uudet tykkäykset huomenna.',
    text: 'Siihen asti voit jatkaa ohittamista ja tykätä ihmisistä heidän profiileissaan.',
    search: 'Hae jäseniä',
    likes: 'Tykkäyksesi',
  },
  lost: { title: 'Emme saaneet ladattua lisää ihmisiä', retry: 'Yritä uudelleen' },
  empty: {
    title: 'Siinä olivat kaikki tällä erää',
    text: 'Olet nähnyt kaikki, jotka vastaavat hakuasi. Kasvata etäisyyttä profiilissasi tai kokeile hakua.',
    widen: 'Kasvata etäisyyttä',
  },
} satisfies Translation<typeof en>;
