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
    loading: 'Ilmoituksiasi haetaan',
    failed: 'Ilmoituksiasi ei voitu hakea.',
    retry: 'Yritä uudelleen',
    more: 'Näytä lisää',
    moreFailed: 'Lisää ei voitu hakea.',
    added: '{count, plural, one {Vielä # ilmoitus} other {Vielä # ilmoitusta}}',
    arrived: '{count, plural, one {# uusi ilmoitus} other {# uutta ilmoitusta}}',
    start: 'Takaisin uusimpiin',
    all: 'Näytä kaikki ilmoitukset',
    empty: {
      title: 'Vielä ei ole tapahtunut mitään',
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
      restored: 'Pankkisi hyväksyi maksun <b>{price}</b> sittenkin',
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
      approved: 'Kuvasi chatissa hyväksyttiin',
      rejected: 'Kuvaasi chatissa ei hyväksytty: {reason}',
    },
    moderation: 'Tarkistamastamme asiasta on sinulle uutta',
    promotion: 'Sinulle on tarjous',
    news: 'Täällä on jotain uutta',
  },
  choices: {
    title: 'Ilmoitukset',
    text: 'Mistä haluat kuulla, kun et ole täällä, ja miten. Jokainen muutos tallentuu heti.',
    saved: 'Tallennettu.',
    failed: 'Sitä ei tallennettu. {reason}',
    what: 'Mistä kuulet',
    push: 'Push',
    email: 'Sähköposti',
    toggle: '{type}: {channel}',
    noPush: 'Mikään selaimistasi ei vielä näytä push-ilmoituksia, joten nuo kytkimet lepäävät.',
    types: {
      new_conversations: {
        name: 'Uudet keskustelut',
        text: 'Joku kirjoittaa sinulle ensimmäistä kertaa.',
      },
      new_messages: {
        name: 'Uudet viestit',
        text: 'Joku, jonka tunnet chatista, kirjoittaa sinulle.',
      },
      like: {
        name: 'Tykkäykset ja mätsit',
        text: 'Joku tykkää sinusta tai tykkäätte toisistanne.',
      },
      unread_message_reminders: {
        name: 'Lukemattomat viestit',
        text: 'Muistutus päivän kuluttua tai myöhemmin, enintään kolme.',
      },
      promotions: {
        name: 'Tarjoukset',
        text: 'Alennuksia krediiteistä silloin tällöin.',
      },
      weekly_updates: {
        name: 'Viikkosi',
        text: 'Uusia ja aktiivisia jäseniä, jotka voisivat sopia sinulle, kerran viikossa.',
      },
      news: {
        name: 'Uutiset',
        text: 'Mitä uutta palvelussa {site} on.',
      },
      reminders: {
        name: 'Muistutukset',
        text: 'Mitä profiilistasi vielä puuttuu tai mikä odottaa sinua.',
      },
    },
    quiet: {
      title: 'Hiljaiset tunnit',
      text: 'Näinä tunteina ei lähetetä push-ilmoituksia. Ne odottavat, kunnes tunnit ovat ohi.',
      from: 'Alkaen',
      to: 'Päättyen',
      save: 'Tallenna tunnit',
      zone: 'Aikavyöhykkeesi mukaan ({zone}).',
    },
    texts: {
      title: 'Näytä nimet ja tekstit push-ilmoituksissa',
      text: 'Se, joka näkee näyttösi, voi silloin lukea, kuka sinulle kirjoittaa ja mitä. Muuten kerromme vain, että on jotain uutta.',
    },
    stops: {
      bounce:
        'Sähköpostit osoitteeseen {email} palautuivat {date}. Emme lähetä niitä, ennen kuin sanot.',
      spam_report:
        'Sähköposti osoitteeseen {email} merkittiin roskapostiksi {date}. Emme lähetä niitä, ennen kuin sanot.',
      list_unsubscribe:
        'Peruit sähköpostimme postiohjelmassasi {date}. Emme lähetä niitä, ennen kuin sanot.',
      resume: 'Ota taas käyttöön',
      address: 'Vaihda osoite',
    },
  },
} as const satisfies Translation<typeof en>;
