import type en from '../en/app.ts';
import type { Translation } from '../translation.ts';

export default {
  pushAlert: {
    text: 'Saat heti tietää, kun joku kirjoittaa sinulle, vaikka {site} olisi kiinni.',
    on: 'Ota käyttöön',
    later: 'Ei nyt',
    failed: 'Se ei onnistunut. Yritä uudelleen.',
  },
  pushSwitch: {
    title: 'Ilmoitukset tässä selaimessa',
    text: 'Saat heti tietää viesteistä ja tykkäyksistä, vaikka {site} olisi kiinni.',
    on: 'Ota käyttöön',
    off: 'Poista käytöstä',
    subscribed: 'Käytössä tässä selaimessa.',
    denied:
      'Olet estänyt ilmoitukset palvelusta {site}. Salli ne selaimen asetuksissa ja lataa sivu uudelleen.',
    unsupported: 'Tämä selain ei voi näyttää ilmoituksia.',
    homeScreen: 'iPhonella ja iPadilla ilmoitukset tulevat, kun {site} on Koti-valikossa.',
  },
  update: {
    text: 'Uusi versio on valmiina.',
    reload: 'Lataa uudelleen',
  },
  install: {
    text: 'Lisää {site} aloitusnäytölle: se avautuu yhdellä napautuksella, ja kuvake näyttää uusien viestien määrän.',
    add: 'Asenna',
    later: 'Ei nyt',
    ios: 'Lisää {site} Koti-valikkoon: napauta Jaa ja sitten ”Lisää Koti-valikkoon”.',
  },
} satisfies Translation<typeof en>;
