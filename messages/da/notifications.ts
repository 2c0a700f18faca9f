import type en from '../en/notifications.ts';
import type { Translation } from '../translation.ts';

export default {
  centre: {
    title: 'Notifikationer',
    settings: 'Indstillinger for notifikationer',
    markAll: 'Markér alle som set',
    markFailed: 'Det blev ikke gemt. Prøv igen.',
    today: 'I dag',
    earlier: 'Tidligere',
    yesterday: 'I går',
    new: 'ny',
    loading: 'Henter dine notifikationer …',
    failed: 'Vi kunne ikke hente dine notifikationer.',
    retry: 'Prøv igen',
    more: 'Vis flere',
    moreFailed: 'Vi kunne ikke hente flere.',
    added: '{count, plural, one {# notifikation mere} other {# notifikationer mere}}',
    arrived: '{count, plural, one {# ny notifikation} other {# nye notifikationer}}',
    start: 'Tilbage til de nyeste',
    all: 'Se alle notifikationer',
    empty: {
      title: 'Her er ikke noget endnu',
      text: 'Dine likes, matches, beskeder og besøg vises her.',
      action: 'Se dig omkring',
    },
  },
  kinds: {
    conversation: {
      named: '<b>{name}</b> har startet en samtale med dig',
      unnamed: 'Du har en ny samtale',
    },
    message: {
      named:
        '<b>{name}</b> har sendt dig {count, plural, one {en ny besked} other {# nye beskeder}}',
      unnamed: '{count, plural, one {Du har en ny besked} other {Du har # nye beskeder}}',
    },
    like: {
      named: '<b>{name}</b> har liket dig',
      unnamed: 'Nogen har liket dig',
    },
    match: {
      named: 'Du har et match med <b>{name}</b>',
      unnamed: 'Du har et nyt match',
    },
    visit: {
      named: '<b>{name}</b> har besøgt din profil',
      unnamed: 'Nogen har besøgt din profil',
    },
    payment: {
      completed: 'Din betaling på <b>{price}</b> er gennemført',
      failed: 'Din betaling på <b>{price}</b> gik ikke igennem',
      refunded: '<b>{price}</b> er på vej tilbage til dig',
      returned: 'Din bank har tilbageført din betaling på <b>{price}</b>',
      restored: 'Din betaling på <b>{price}</b> gik igennem alligevel',
      other: 'Der er nyt om en betaling',
    },
    photo: {
      approved: 'Dit billede er godkendt',
      rejected: 'Dit billede blev ikke godkendt: {reason}',
    },
    selfie: {
      approved: 'Dine billeder er verificeret',
      rejected: 'Din selfie blev ikke godkendt: {reason}',
    },
    message_photo: {
      approved: 'Dit billede i en chat er godkendt',
      rejected: 'Dit billede i en chat blev ikke godkendt: {reason}',
    },
    moderation: 'Der er nyt om noget, vores moderatorer har set på for dig',
    promotion: 'Der er et tilbud til dig',
    news: 'Der er noget nyt her',
  },
  choices: {
    title: 'Notifikationer',
    text: 'Vælg, hvad vi skal give besked om, og hvordan. Ændringer gemmes automatisk.',
    saved: 'Gemt.',
    failed: 'Det blev ikke gemt. {reason}',
    what: 'Giv mig besked om',
    push: 'Push',
    email: 'E-mail',
    toggle: '{type}: {channel}',
    noPush: 'Slå push til i en browser for at bruge disse kontakter.',
    types: {
      new_conversations: {
        name: 'Nye samtaler',
        text: 'Nogen skriver til dig for første gang.',
      },
      new_messages: {
        name: 'Nye beskeder',
        text: 'En, du chatter med, skriver til dig.',
      },
      like: {
        name: 'Likes og matches',
        text: 'Nogen har liket dig, eller du har fået et match.',
      },
      unread_message_reminders: {
        name: 'Ulæste beskeder',
        text: 'En påmindelse efter en dag eller mere, op til {count, plural, one {én gang} other {# gange}}.',
      },
      promotions: {
        name: 'Tilbud',
        text: 'Rabat på kreditter af og til.',
      },
      weekly_updates: {
        name: 'Din uge',
        text: 'Personer, der måske passer til dig, en gang om ugen.',
      },
      news: {
        name: 'Nyheder',
        text: 'Hvad der er nyt på {site}.',
      },
      reminders: {
        name: 'Påmindelser',
        text: 'Tips til at gøre din profil færdig eller et lille puf om at kigge forbi.',
      },
    },
    quiet: {
      title: 'Stille timer',
      text: 'Ingen pushnotifikationer i disse timer. Du får dem bagefter.',
      from: 'Fra',
      to: 'Til',
      save: 'Gem timerne',
      zone: 'I din tidszone ({zone}).',
    },
    texts: {
      title: 'Navne og beskeder i pushnotifikationer',
      text: 'Alle, der ser din skærm, kan læse, hvem der skriver til dig, og hvad. Er det slået fra, skriver vi kun, at der er noget nyt.',
    },
    stops: {
      bounce:
        'E-mails til {email} kom retur den {date}. Vi sender ikke flere, før du slår dem til igen.',
      spam_report:
        'En e-mail til {email} blev markeret som spam den {date}. Vi sender ikke flere, før du slår dem til igen.',
      list_unsubscribe:
        'Den {date} afmeldte du vores e-mails i dit mailprogram. Vi sender dem ikke, før du slår dem til igen.',
      resume: 'Slå til igen',
      address: 'Skift e-mailadresse',
    },
  },
} as const satisfies Translation<typeof en>;
