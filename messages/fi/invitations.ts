import type en from '../en/invitations.ts';
import type { Translation } from '../translation.ts';

export default {
  title: 'Kutsu joku',
  lead: 'Tunnetko jonkun, joka sopisi palveluun {site}? Lähetä hänelle oma linkkisi.',
  premium: 'Vain premiumjäsenet voivat lähettää kutsuja.',
  getPremium: 'Hanki Premium',
  start: 'Luot linkkisi kerran, ja se pysyy sinun.',
  make: 'Luo linkkini',
  page: 'Mitä he näkevät ensin',
  variant: 'Versio',
  number: 'Versio {number}',
  preview: 'Näin se näkyy vastaanottajalle',
  open: 'Avaa sivu',
  link: 'Linkkisi',
  copy: 'Kopioi',
  copied: 'Kopioitu',
  share: 'Jaa',
  words: 'Olen palvelussa {site}. Tuletko katsomaan?',
  joined:
    '{count, plural, =0 {Kukaan ei ole vielä liittynyt linkkisi kautta} one {# ihminen on liittynyt linkkisi kautta} other {# ihmistä on liittynyt linkkisi kautta}}',
  thanked:
    '{count, plural, =0 {Ei vielä kiitokseksi saatuja krediittejä} one {# krediitti kiitokseksi} other {# krediittiä kiitokseksi}}',
  terms:
    'Jokaisesta, joka liittyy ja vahvistaa sähköpostiosoitteensa, saat {count, plural, one {# krediitin} other {# krediittiä}}, enintään {most} ihmisestä kuukaudessa. Kukaan ei näe, kuka kutsui kenet.',
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
