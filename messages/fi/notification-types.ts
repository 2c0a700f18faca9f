import type en from '../en/notification-types.ts';
import type { Translation } from '../translation.ts';

export default {
  names: {
    new_conversations: 'Uudet keskustelut',
    new_messages: 'Uudet viestit',
    like: 'Tykkäykset ja mätsit',
    unread_message_reminders: 'Lukemattomat viestit',
    promotions: 'Tarjoukset',
    weekly_updates: 'Viikkosi',
    news: 'Uutiset',
    reminders: 'Muistutukset',
  },
  descriptions: {
    new_conversations: 'Joku kirjoittaa sinulle ensimmäistä kertaa.',
    new_messages: 'Joku, jonka kanssa juttelet, kirjoittaa sinulle.',
    like: 'Joku tykkää sinusta, tai saat mätsin.',
    unread_message_reminders:
      'Muistutus päivän kuluttua tai myöhemmin, enintään {count, plural, one {kerran} other {# kertaa}}.',
    promotions: 'Alennuksia krediiteistä silloin tällöin.',
    weekly_updates: 'Ihmisiä, jotka voisivat sopia sinulle, kerran viikossa.',
    news: 'Mitä uutta palvelussa {site} on.',
    reminders: 'Vinkkejä profiilin viimeistelyyn tai muistutus käydä katsomassa.',
  },
  pushTitles: {
    new_conversations:
      '{count, plural, one {Joku uusi kirjoitti sinulle} other {# uutta ihmistä kirjoitti sinulle}}',
    new_messages:
      '{count, plural, one {Sinulla on uusi viesti} other {Sinulla on # uutta viestiä}}',
    like: '{count, plural, one {Joku tykkäsi sinusta} other {# ihmistä tykkäsi sinusta}}',
    unread_message_reminders:
      '{count, plural, one {Sinulla on lukematon viesti} other {Sinulla on # lukematonta viestiä}}',
    promotions: 'Sinulle on tarjous palvelussa {site}',
    weekly_updates: 'Uusia ihmisiä lähelläsi tällä viikolla',
    news: 'Uutisia palvelusta {site}',
    reminders: 'Muistutus palvelusta {site}',
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
  kindNames: {
    conversation: 'Uusi keskustelu',
    message: 'Viestit',
    like: 'Tykkäys',
    match: 'Mätsi',
    visit: 'Käynti',
    payment: 'Maksu',
    moderation: 'Moderaattorin päätös',
    promotion: 'Tarjous',
    news: 'Uutinen',
  },
} satisfies Translation<typeof en>;
