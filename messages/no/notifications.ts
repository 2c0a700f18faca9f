import type en from '../en/notifications.ts';
import type { Translation } from '../translation.ts';

export default {
  centre: {
    title: 'Varsler',
    settings: 'Innstillinger for varsler',
    markAll: 'Merk alle som sett',
    markFailed: 'Det ble ikke lagret. Prøv igjen.',
    today: 'I dag',
    earlier: 'Tidligere',
    yesterday: 'I går',
    new: 'nytt',
    loading: 'Henter varslene dine …',
    failed: 'Vi kunne ikke hente varslene dine.',
    retry: 'Prøv igjen',
    more: 'Vis flere',
    moreFailed: 'Vi kunne ikke hente flere.',
    added: '{count, plural, one {# varsel til} other {# varsler til}}',
    arrived: '{count, plural, one {# nytt varsel} other {# nye varsler}}',
    start: 'Tilbake til de nyeste',
    all: 'Se alle varsler',
    empty: {
      title: 'Ingenting her ennå',
      text: 'Likes, matcher, meldinger og besøk vises her.',
      action: 'Se deg omkring',
    },
  },
  kinds: {
    conversation: {
      named: '<b>{name}</b> har startet en samtale med deg',
      unnamed: 'Du har en ny samtale',
    },
    message: {
      named:
        '<b>{name}</b> har sendt deg {count, plural, one {en ny melding} other {# nye meldinger}}',
      unnamed: '{count, plural, one {Du har en ny melding} other {Du har # nye meldinger}}',
    },
    like: {
      named: '<b>{name}</b> liker deg',
      unnamed: 'Noen liker deg',
    },
    match: {
      named: 'Du har en match med <b>{name}</b>',
      unnamed: 'Du har en ny match',
    },
    visit: {
      named: '<b>{name}</b> har besøkt profilen din',
      unnamed: 'Noen har besøkt profilen din',
    },
    payment: {
      completed: 'Betalingen din på <b>{price}</b> er fullført',
      failed: 'Betalingen din på <b>{price}</b> gikk ikke gjennom',
      refunded: '<b>{price}</b> er på vei tilbake til deg',
      returned: 'Banken din har tilbakeført betalingen din på <b>{price}</b>',
      restored: 'Betalingen din på <b>{price}</b> gikk gjennom likevel',
      other: 'Det er nytt om en betaling',
    },
    photo: {
      approved: 'Bildet ditt er godkjent',
      rejected: 'Bildet ditt ble ikke godkjent: {reason}',
    },
    selfie: {
      approved: 'Bildene dine er verifisert',
      rejected: 'Selfien din ble ikke godkjent: {reason}',
    },
    message_photo: {
      approved: 'Bildet ditt i en chat er godkjent',
      rejected: 'Bildet ditt i en chat ble ikke godkjent: {reason}',
    },
    moderation: 'Det er nytt om noe moderatorene våre har sett på for deg',
    promotion: 'Det er et tilbud til deg',
    news: 'Det er noe nytt her',
  },
  choices: {
    title: 'Varsler',
    text: 'Velg hva vi skal varsle deg om, og hvordan. Endringer lagres automatisk.',
    saved: 'Lagret.',
    failed: 'Det ble ikke lagret. {reason}',
    what: 'Varsle meg om',
    push: 'Push',
    email: 'E-post',
    toggle: '{type}: {channel}',
    noPush: 'Slå på push i en nettleser for å bruke disse bryterne.',
    types: {
      new_conversations: {
        name: 'Nye samtaler',
        text: 'Noen skriver til deg for første gang.',
      },
      new_messages: {
        name: 'Nye meldinger',
        text: 'En du chatter med, skriver til deg.',
      },
      like: {
        name: 'Likes og matcher',
        text: 'Noen liker deg, eller du har fått en match.',
      },
      unread_message_reminders: {
        name: 'Uleste meldinger',
        text: 'En påminnelse etter en dag eller mer, opptil {count, plural, one {én gang} other {# ganger}}.',
      },
      promotions: {
        name: 'Tilbud',
        text: 'Rabatt på kreditter av og til.',
      },
      weekly_updates: {
        name: 'Uken din',
        text: 'Personer som kanskje passer for deg, en gang i uken.',
      },
      news: {
        name: 'Nyheter',
        text: 'Hva som er nytt på {site}.',
      },
      reminders: {
        name: 'Påminnelser',
        text: 'Tips til å fullføre profilen din, eller et lite puff om å komme tilbake.',
      },
    },
    quiet: {
      title: 'Stille timer',
      text: 'Ingen pushvarsler i disse timene. Du får dem etterpå.',
      from: 'Fra',
      to: 'Til',
      save: 'Lagre timene',
      zone: 'I tidssonen din ({zone}).',
    },
    texts: {
      title: 'Navn og meldinger i pushvarsler',
      text: 'Alle som ser skjermen din, kan lese hvem som skriver til deg, og hva. Er det slått av, skriver vi bare at det er noe nytt.',
    },
    stops: {
      bounce:
        'E-poster til {email} kom i retur {date}. Vi sender ikke flere før du slår dem på igjen.',
      spam_report:
        'En e-post til {email} ble merket som søppelpost {date}. Vi sender ikke flere før du slår dem på igjen.',
      list_unsubscribe:
        'Du meldte deg av e-postene våre i e-postprogrammet ditt {date}. Vi sender dem ikke før du slår dem på igjen.',
      resume: 'Slå på igjen',
      address: 'Bytt e-postadresse',
    },
  },
} as const satisfies Translation<typeof en>;
