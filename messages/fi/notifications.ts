import type en from '../en/notifications.ts';
import type { Translation } from '../translation.ts';
import types from './notification-types.ts';

export default {
  centre: {
    title: 'Ilmoitukset',
    settings: 'Ilmoitusten asetukset',
    markAll: 'Merkitse nähdyiksi',
    markFailed: 'Sitä ei tallennettu. Yritä uudelleen.',
    today: 'Tänään',
    earlier: 'Aiemmin',
    yesterday: 'Eilen',
    new: 'uusi',
    loading: 'Ladataan ilmoituksiasi…',
    failed: 'Emme saaneet ladattua ilmoituksiasi.',
    retry: 'Yritä uudelleen',
    more: 'Näytä lisää',
    moreFailed: 'Emme saaneet ladattua lisää.',
    added: '{count, plural, one {Vielä # ilmoitus} other {Vielä # ilmoitusta}}',
    arrived: '{count, plural, one {# uusi ilmoitus} other {# uutta ilmoitusta}}',
    start: 'Takaisin uusimpiin',
    all: 'Näytä kaikki ilmoitukset',
    empty: {
      title: 'Täällä ei ole vielä mitään',
      text: 'Tykkäykset, mätsit, viestit ja käynnit näkyvät täällä.',
      action: 'Katsele ympärillesi',
    },
  },
  kinds: types.kinds,
  choices: {
    title: 'Ilmoitukset',
    text: 'Valitse, mistä ilmoitamme sinulle ja miten. Muutokset tallentuvat automaattisesti.',
    saved: 'Tallennettu.',
    failed: 'Sitä ei tallennettu. {reason}',
    what: 'Ilmoita minulle',
    push: 'Push',
    email: 'Sähköposti',
    toggle: '{type}: {channel}',
    noPush: 'Ota push-ilmoitukset käyttöön jossakin selaimessa, niin voit käyttää näitä kytkimiä.',
    types: types.names,
    descriptions: types.descriptions,
    quiet: {
      title: 'Hiljaiset tunnit',
      text: 'Näinä tunteina et saa push-ilmoituksia. Saat ne jälkeenpäin.',
      from: 'Alkaen',
      to: 'Päättyen',
      save: 'Tallenna tunnit',
      zone: 'Aikavyöhykkeesi mukaan ({zone}).',
    },
    texts: {
      title: 'Nimet ja viestit push-ilmoituksissa',
      text: 'Kuka tahansa, joka näkee näyttösi, voi lukea, kuka sinulle kirjoittaa ja mitä. Jos tämä on pois käytöstä, kerromme vain, että on jotain uutta.',
    },
    stops: {
      bounce:
        'Sähköpostit osoitteeseen {email} palautuivat {date}. Emme lähetä niitä, ennen kuin otat ne taas käyttöön.',
      spam_report:
        'Sähköposti osoitteeseen {email} merkittiin roskapostiksi {date}. Emme lähetä niitä, ennen kuin otat ne taas käyttöön.',
      list_unsubscribe:
        'Peruit sähköpostimme postisovelluksessasi {date}. Emme lähetä niitä, ennen kuin otat ne taas käyttöön.',
      resume: 'Ota taas käyttöön',
      address: 'Vaihda osoite',
    },
  },
} as const satisfies Translation<typeof en>;
