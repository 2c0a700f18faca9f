import type en from '../en/invitations.ts';
import type { Translation } from '../translation.ts';

export default {
  title: 'Kutsu joku',
  lead: 'Tunnetko ihmisiä, jotka sopisivat palveluun {site}? Lähetä heille oma linkkisi.',
  premium: 'Kutsut ovat premium-jäsenille.',
  getPremium: 'Hanki premium',
  start: 'Linkkisi luodaan kerran, ja se pysyy sinun.',
  make: 'Luo linkkini',
  page: 'Mitä he näkevät ensin',
  variant: 'Missä versiossa',
  number: 'Versio {number}',
  link: 'Linkkisi',
  copy: 'Kopioi',
  copied: 'Kopioitu',
  share: 'Jaa',
  words: 'Olen palvelussa {site}. Tuletko katsomaan?',
  joined:
    '{count, plural, =0 {Kukaan ei ole vielä tullut linkkisi kautta} one {# ihminen on tullut linkkisi kautta} other {# ihmistä on tullut linkkisi kautta}}',
  thanked:
    '{count, plural, =0 {Ei vielä kiitokseksi saatuja krediittejä} one {# krediitti kiitokseksi} other {# krediittiä kiitokseksi}}',
  terms:
    'Jokaisesta, joka liittyy ja vahvistaa osoitteensa, saat {count, plural, one {# krediitin} other {# krediittiä}}, enintään {most} ihmisestä kuukaudessa. Kukaan ei näe, kuka kutsui kenet.',
  pages: {
    alonetonight: 'Talo yöllä',
    collagelanding: 'Muotokuvien seinä',
    gallery: 'Galleria',
    iconslanding: 'Valitse, mistä pidät',
    maplanding: 'Kartta',
    socialnetwork: 'Päivän pienet uutiset',
    transitionsvideolanding: 'Elokuva vuodenajoista',
    video: 'Lyhyt elokuva',
  },
} satisfies Translation<typeof en>;
