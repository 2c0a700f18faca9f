import type en from '../en/notifications.ts';
import type { Translation } from '../translation.ts';

export default {
  centre: {
    title: 'Notiser',
    settings: 'Inställningar för notiser',
    markAll: 'Markera alla som sedda',
    markFailed: 'Det sparades inte. Försök igen.',
    today: 'I dag',
    earlier: 'Tidigare',
    yesterday: 'I går',
    new: 'ny',
    loading: 'Dina notiser hämtas',
    failed: 'Dina notiser kunde inte hämtas.',
    retry: 'Försök igen',
    more: 'Visa fler',
    moreFailed: 'Det gick inte att hämta fler.',
    added: '{count, plural, one {# notis till} other {# notiser till}}',
    arrived: '{count, plural, one {# ny notis} other {# nya notiser}}',
    start: 'Tillbaka till de senaste',
    all: 'Visa alla notiser',
    empty: {
      title: 'Inget har hänt än',
      text: 'Gillningar, matcher, meddelanden och besök visas här.',
      action: 'Se dig omkring',
    },
  },
  kinds: {
    conversation: {
      named: '<b>{name}</b> har inlett en konversation med dig',
      unnamed: 'Du har en ny konversation',
    },
    message: {
      named:
        '<b>{name}</b> har skickat {count, plural, one {ett nytt meddelande} other {# nya meddelanden}} till dig',
      unnamed: '{count, plural, one {Du har ett nytt meddelande} other {Du har # nya meddelanden}}',
    },
    like: {
      named: '<b>{name}</b> gillar dig',
      unnamed: 'Någon gillar dig',
    },
    match: {
      named: 'Du har en match med <b>{name}</b>',
      unnamed: 'Du har en ny match',
    },
    visit: {
      named: '<b>{name}</b> har tittat på din profil',
      unnamed: 'Någon har tittat på din profil',
    },
    payment: {
      completed: 'Din betalning på <b>{price}</b> är klar',
      failed: 'Din betalning på <b>{price}</b> gick inte igenom',
      refunded: '<b>{price}</b> är på väg tillbaka till dig',
      returned: 'Din bank har tagit tillbaka betalningen på <b>{price}</b>',
      restored: 'Din bank har trots allt genomfört betalningen på <b>{price}</b>',
      other: 'Det finns nytt om en betalning',
    },
    photo: {
      approved: 'Din bild har godkänts',
      rejected: 'Din bild godkändes inte: {reason}',
    },
    selfie: {
      approved: 'Dina bilder är verifierade',
      rejected: 'Din selfie godkändes inte: {reason}',
    },
    message_photo: {
      approved: 'Din bild i en chatt har godkänts',
      rejected: 'Din bild i en chatt godkändes inte: {reason}',
    },
    moderation: 'Det finns nytt om något vi har granskat åt dig',
    promotion: 'Det finns ett erbjudande till dig',
    news: 'Här finns något nytt',
  },
  choices: {
    title: 'Notiser',
    text: 'Vad du vill höra om när du inte är här, och hur. Varje ändring sparas direkt.',
    saved: 'Sparat.',
    failed: 'Det sparades inte. {reason}',
    what: 'Vad du hör om',
    push: 'Push',
    email: 'Mejl',
    toggle: '{type}: {channel}',
    noPush: 'Ingen av dina webbläsare visar pushnotiser än, så de reglagen vilar.',
    types: {
      new_conversations: {
        name: 'Nya konversationer',
        text: 'Någon skriver till dig för första gången.',
      },
      new_messages: {
        name: 'Nya meddelanden',
        text: 'Någon du känner från en chatt skriver till dig.',
      },
      like: {
        name: 'Gillningar och matcher',
        text: 'Någon gillar dig, eller ni gillar varandra.',
      },
      unread_message_reminders: {
        name: 'Olästa meddelanden',
        text: 'En påminnelse efter en dag eller mer, högst tre.',
      },
      promotions: {
        name: 'Erbjudanden',
        text: 'Rabatt på krediter, då och då.',
      },
      weekly_updates: {
        name: 'Din vecka',
        text: 'Nya och aktiva medlemmar som kanske passar dig, en gång i veckan.',
      },
      news: {
        name: 'Nyheter',
        text: 'Vad som är nytt på {site}.',
      },
      reminders: {
        name: 'Påminnelser',
        text: 'Det som saknas i din profil eller väntar på dig.',
      },
    },
    quiet: {
      title: 'Tysta timmar',
      text: 'Under de här timmarna skickas inga pushnotiser. De väntar tills timmarna är över.',
      from: 'Från',
      to: 'Till',
      save: 'Spara timmarna',
      zone: 'I din tidszon ({zone}).',
    },
    texts: {
      title: 'Visa namn och texter i pushnotiser',
      text: 'Den som ser din skärm kan då läsa vem som skriver till dig, och vad. Annars säger vi bara att det finns något nytt.',
    },
    stops: {
      bounce: 'Mejl till {email} kom tillbaka den {date}. Vi skickar inga förrän du säger till.',
      spam_report:
        'Ett mejl till {email} markerades som skräppost den {date}. Vi skickar inga förrän du säger till.',
      list_unsubscribe:
        'Den {date} avanmälde du dig från våra mejl i ditt mejlprogram. Dem skickar vi inte förrän du säger till.',
      resume: 'Slå på igen',
      address: 'Ändra adressen',
    },
  },
} as const satisfies Translation<typeof en>;
