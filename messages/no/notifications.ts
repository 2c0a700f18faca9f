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
    loading: 'Varslene dine lastes inn',
    failed: 'Varslene dine kunne ikke lastes inn.',
    retry: 'Prøv igjen',
    more: 'Vis flere',
    moreFailed: 'Flere kunne ikke lastes inn.',
    added: '{count, plural, one {# varsel til} other {# varsler til}}',
    arrived: '{count, plural, one {# nytt varsel} other {# nye varsler}}',
    start: 'Tilbake til de nyeste',
    all: 'Se alle varsler',
    empty: {
      title: 'Det har ikke skjedd noe ennå',
      text: 'Likes, matcher, meldinger og besøk dukker opp her.',
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
      named: '<b>{name}</b> har gitt deg en like',
      unnamed: 'Noen har gitt deg en like',
    },
    match: {
      named: 'Du har en match med <b>{name}</b>',
      unnamed: 'Du har en ny match',
    },
    visit: {
      named: '<b>{name}</b> har sett på profilen din',
      unnamed: 'Noen har sett på profilen din',
    },
    payment: {
      completed: 'Betalingen din på <b>{price}</b> er fullført',
      failed: 'Betalingen din på <b>{price}</b> gikk ikke gjennom',
      refunded: '<b>{price}</b> er på vei tilbake til deg',
      returned: 'Banken din har trukket tilbake betalingen på <b>{price}</b>',
      restored: 'Banken din har likevel gjennomført betalingen på <b>{price}</b>',
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
    moderation: 'Det er nytt om noe vi har kontrollert for deg',
    promotion: 'Det finnes et tilbud til deg',
    news: 'Det er noe nytt her',
  },
  choices: {
    title: 'Varsler',
    text: 'Hva du vil høre om når du ikke er her, og hvordan. Hver endring lagres med en gang.',
    saved: 'Lagret.',
    failed: 'Det ble ikke lagret. {reason}',
    what: 'Hva du hører om',
    push: 'Push',
    email: 'E-post',
    toggle: '{type}: {channel}',
    noPush: 'Ingen av nettleserne dine viser pushvarsler ennå, så disse bryterne hviler.',
    types: {
      new_conversations: {
        name: 'Nye samtaler',
        text: 'Noen skriver til deg for første gang.',
      },
      new_messages: {
        name: 'Nye meldinger',
        text: 'En du kjenner fra en chat, skriver til deg.',
      },
      like: {
        name: 'Likes og matcher',
        text: 'Noen liker deg, eller dere liker hverandre.',
      },
      unread_message_reminders: {
        name: 'Uleste meldinger',
        text: 'En påminnelse etter en dag eller mer, høyst tre.',
      },
      promotions: {
        name: 'Tilbud',
        text: 'Rabatt på kreditter, av og til.',
      },
      weekly_updates: {
        name: 'Uken din',
        text: 'Nye og aktive medlemmer som kanskje passer for deg, en gang i uken.',
      },
      news: {
        name: 'Nyheter',
        text: 'Hva som er nytt på {site}.',
      },
      reminders: {
        name: 'Påminnelser',
        text: 'Det som mangler i profilen din, eller venter på deg.',
      },
    },
    quiet: {
      title: 'Stille timer',
      text: 'I disse timene sendes ingen pushvarsler. De venter til timene er over.',
      from: 'Fra',
      to: 'Til',
      save: 'Lagre timene',
      zone: 'I tidssonen din ({zone}).',
    },
    texts: {
      title: 'Vis navn og tekst i pushvarsler',
      text: 'Den som ser skjermen din, kan da lese hvem som skriver til deg, og hva. Ellers sier vi bare at det er noe nytt.',
    },
    stops: {
      bounce: 'E-poster til {email} kom tilbake {date}. Vi sender ingen før du sier fra.',
      spam_report:
        'En e-post til {email} ble merket som spam {date}. Vi sender ingen før du sier fra.',
      list_unsubscribe:
        'Du meldte deg av e-postene våre i e-postprogrammet ditt {date}. Dem sender vi ikke før du sier fra.',
      resume: 'Slå på igjen',
      address: 'Endre adressen',
    },
  },
} as const satisfies Translation<typeof en>;
