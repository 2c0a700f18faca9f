import type en from '../en/notifications.ts';
import type { Translation } from '../translation.ts';

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
  kinds: {
    conversation: {
      named: '<b>{name}</b> aloitti keskustelun kanssasi',
      unnamed: 'Sinulla on uusi keskustelu',
    },
    message: {
      named:
        '<b>{name}</b> lähetti sinulle {count, plural, one {uuden viestin} other {# uutta viestiä}}',
      unnamed: '{count, plural, one {Sinulla on uusi viesti} other {Sinulla on # uutta viestiä}}',
    },
    like: {
      named: '<b>{name}</b> tykkäsi sinusta',
      unnamed: 'Joku tykkäsi sinusta',
    },
    match: {
      named: 'Mätsi: sinä ja <b>{name}</b>',
      unnamed: 'Sinulla on uusi mätsi',
    },
    visit: {
      named: '<b>{name}</b> katsoi profiiliasi',
      unnamed: 'Joku katsoi profiiliasi',
    },
    payment: {
      completed: 'Maksusi <b>{price}</b> on valmis',
      failed: 'Maksusi <b>{price}</b> ei onnistunut',
      refunded: 'Hyvitys <b>{price}</b> on matkalla sinulle',
      returned: 'Pankkisi perui maksun <b>{price}</b>',
      restored: 'Maksusi <b>{price}</b> meni sittenkin läpi',
      other: 'Maksusta on uutta kerrottavaa',
    },
    photo: {
      approved: 'Kuvasi hyväksyttiin',
      rejected: 'Kuvaasi ei hyväksytty: {reason}',
    },
    selfie: {
      approved: 'Kuvasi on varmennettu',
      rejected: 'Selfietäsi ei hyväksytty: {reason}',
    },
    message_photo: {
      approved: 'Keskusteluun lähettämäsi kuva hyväksyttiin',
      rejected: 'Keskusteluun lähettämääsi kuvaa ei hyväksytty: {reason}',
    },
    moderation: 'Moderaattoriemme tarkastamasta asiasta on sinulle uutta',
    promotion: 'Sinulle on tarjous',
    news: 'Täällä on jotain uutta',
  },
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
    types: {
      new_conversations: {
        name: 'Uudet keskustelut',
        text: 'Joku kirjoittaa sinulle ensimmäistä kertaa.',
      },
      new_messages: {
        name: 'Uudet viestit',
        text: 'Joku, jonka kanssa juttelet, kirjoittaa sinulle.',
      },
      like: {
        name: 'Tykkäykset ja mätsit',
        text: 'Joku tykkää sinusta, tai saat mätsin.',
      },
      unread_message_reminders: {
        name: 'Lukemattomat viestit',
        text: 'Muistutus päivän kuluttua tai myöhemmin, enintään {count, plural, one {kerran} other {# kertaa}}.',
      },
      promotions: {
        name: 'Tarjoukset',
        text: 'Alennuksia krediiteistä silloin tällöin.',
      },
      weekly_updates: {
        name: 'Viikkosi',
        text: 'Ihmisiä, jotka voisivat sopia sinulle, kerran viikossa.',
      },
      news: {
        name: 'Uutiset',
        text: 'Mitä uutta palvelussa {site} on.',
      },
      reminders: {
        name: 'Muistutukset',
        text: 'Vinkkejä profiilin viimeistelyyn tai muistutus käydä katsomassa.',
      },
    },
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
