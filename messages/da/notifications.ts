import type en from '../en/notifications.ts';
import type { Translation } from '../translation.ts';

export default {
  centre: {
    title: 'Notifikationer',
    settings: 'Indstil notifikationer',
    markAll: 'Markér alle som set',
    markFailed: 'Det blev ikke gemt. Prøv igen.',
    today: 'I dag',
    earlier: 'Tidligere',
    yesterday: 'I går',
    new: 'ny',
    loading: 'Dine notifikationer hentes',
    failed: 'Dine notifikationer kunne ikke hentes.',
    retry: 'Prøv igen',
    more: 'Vis flere',
    moreFailed: 'Der kunne ikke hentes flere.',
    added: '{count, plural, one {# notifikation mere} other {# notifikationer mere}}',
    arrived: '{count, plural, one {# ny notifikation} other {# nye notifikationer}}',
    start: 'Tilbage til de nyeste',
    all: 'Se alle notifikationer',
    empty: {
      title: 'Der er ikke sket noget endnu',
      text: 'Likes, matches, beskeder og besøg dukker op her.',
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
      named: '<b>{name}</b> har set på din profil',
      unnamed: 'Nogen har set på din profil',
    },
    payment: {
      completed: 'Din betaling på <b>{price}</b> er gennemført',
      failed: 'Din betaling på <b>{price}</b> gik ikke igennem',
      refunded: '<b>{price}</b> er på vej tilbage til dig',
      returned: 'Din bank har trukket betalingen på <b>{price}</b> tilbage',
      restored: 'Din bank har alligevel gennemført betalingen på <b>{price}</b>',
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
    moderation: 'Der er nyt om noget, vi har gennemgået for dig',
    promotion: 'Der er et tilbud til dig',
    news: 'Der er noget nyt her',
  },
  choices: {
    title: 'Notifikationer',
    text: 'Hvad du vil høre om, når du ikke er her, og hvordan. Hver ændring gemmes med det samme.',
    saved: 'Gemt.',
    failed: 'Det blev ikke gemt. {reason}',
    what: 'Hvad du hører om',
    push: 'Push',
    email: 'E-mail',
    toggle: '{type}: {channel}',
    noPush: 'Ingen af dine browsere viser pushbeskeder endnu, så de kontakter hviler.',
    types: {
      new_conversations: {
        name: 'Nye samtaler',
        text: 'Nogen skriver til dig for første gang.',
      },
      new_messages: {
        name: 'Nye beskeder',
        text: 'En, du kender fra en chat, skriver til dig.',
      },
      like: {
        name: 'Likes og matches',
        text: 'Nogen har liket dig, eller I har liket hinanden.',
      },
      unread_message_reminders: {
        name: 'Ulæste beskeder',
        text: 'En påmindelse efter en dag eller mere, højst tre.',
      },
      promotions: {
        name: 'Tilbud',
        text: 'Rabat på kreditter, en gang imellem.',
      },
      weekly_updates: {
        name: 'Din uge',
        text: 'Nye og aktive medlemmer, der måske passer til dig, en gang om ugen.',
      },
      news: {
        name: 'Nyheder',
        text: 'Hvad der er nyt på {site}.',
      },
      reminders: {
        name: 'Påmindelser',
        text: 'Det, der mangler i din profil eller venter på dig.',
      },
    },
    quiet: {
      title: 'Stille timer',
      text: 'I disse timer sendes ingen pushbesked. Den venter, til de er forbi.',
      from: 'Fra',
      to: 'Til',
      save: 'Gem timerne',
      zone: 'I din tidszone ({zone}).',
    },
    texts: {
      title: 'Vis navne og tekster i pushbeskeder',
      text: 'Den, der ser din skærm, kan så læse, hvem der skriver til dig, og hvad. Ellers siger vi kun, at der er noget nyt.',
    },
    stops: {
      bounce: 'E-mails til {email} kom tilbage den {date}. Vi sender ingen, før du siger til.',
      spam_report:
        'En e-mail til {email} blev markeret som spam den {date}. Vi sender ingen, før du siger til.',
      list_unsubscribe:
        'Den {date} afmeldte du vores e-mails i dit mailprogram. Dem sender vi ikke mere, før du siger til.',
      resume: 'Slå til igen',
      address: 'Skift adressen',
    },
  },
} as const satisfies Translation<typeof en>;
