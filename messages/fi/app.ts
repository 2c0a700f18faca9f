import type en from '../en/app.ts';
import type { Translation } from '../translation.ts';

export default {
  pushAlert: {
    text: 'Saat heti tietää, kun joku kirjoittaa sinulle, vaikka {site} olisi kiinni.',
    short: 'Ota ilmoitukset käyttöön',
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
    homeScreen:
      'iPhonessa ja iPadissa ilmoitukset toimivat, kun lisäät palvelun {site} Koti-valikkoon.',
  },
  update: {
    text: 'Uusi versio on saatavilla.',
    reload: 'Lataa uudelleen',
  },
  install: {
    text: 'Lisää {site} aloitusnäytölle, niin avaat sen yhdellä napautuksella ja näet heti, onko uusia viestejä.',
    short: 'Asenna {site}',
    add: 'Asenna',
    later: 'Ei nyt',
    ios: 'Lisää {site} Koti-valikkoon: napauta Jaa ja sitten ”Lisää Koti-valikkoon”.',
    iosShort: 'Asenna {site}: Jaa ja ”Lisää Koti-valikkoon”',
  },
} satisfies Translation<typeof en>;
