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
    loading: 'Hämtar dina notiser …',
    failed: 'Vi kunde inte hämta dina notiser.',
    retry: 'Försök igen',
    more: 'Visa fler',
    moreFailed: 'Vi kunde inte hämta fler.',
    added: '{count, plural, one {# notis till} other {# notiser till}}',
    arrived: '{count, plural, one {# ny notis} other {# nya notiser}}',
    start: 'Tillbaka till de senaste',
    all: 'Visa alla notiser',
    empty: {
      title: 'Inget här än',
      text: 'Gillningar, matcher, meddelanden och besök visas här.',
      action: 'Se dig omkring',
    },
  },
  kinds: {
    conversation: {
      named: '<b>{name}</b> har startat en chatt med dig',
      unnamed: 'Du har en ny chatt',
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
      restored: 'Din betalning på <b>{price}</b> gick igenom till slut',
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
    moderation: 'Det finns nytt om något som våra moderatorer har granskat åt dig',
    promotion: 'Det finns ett erbjudande till dig',
    news: 'Här finns något nytt',
  },
  choices: {
    title: 'Notiser',
    text: 'Välj vad du vill ha notiser om, och hur. Ändringar sparas automatiskt.',
    saved: 'Sparat.',
    failed: 'Det sparades inte. {reason}',
    what: 'Meddela mig om',
    push: 'Push',
    email: 'Mejl',
    toggle: '{type}: {channel}',
    noPush: 'Slå på push i en webbläsare för att använda de här reglagen.',
    types: {
      new_conversations: {
        name: 'Nya chattar',
        text: 'Någon skriver till dig för första gången.',
      },
      new_messages: {
        name: 'Nya meddelanden',
        text: 'Någon du chattar med skriver till dig.',
      },
      like: {
        name: 'Gillningar och matcher',
        text: 'Någon gillar dig, eller så blir det en match.',
      },
      unread_message_reminders: {
        name: 'Olästa meddelanden',
        text: 'En påminnelse efter en dag eller mer, högst {count, plural, one {en gång} other {# gånger}}.',
      },
      promotions: {
        name: 'Erbjudanden',
        text: 'Rabatt på krediter, då och då.',
      },
      weekly_updates: {
        name: 'Din vecka',
        text: 'Personer som kanske passar dig, en gång i veckan.',
      },
      news: {
        name: 'Nyheter',
        text: 'Vad som är nytt på {site}.',
      },
      reminders: {
        name: 'Påminnelser',
        text: 'Tips för att göra klart din profil, eller en påminnelse om att titta in.',
      },
    },
    quiet: {
      title: 'Tysta timmar',
      text: 'Inga pushnotiser under de här timmarna. Du får dem efteråt.',
      from: 'Från',
      to: 'Till',
      save: 'Spara timmarna',
      zone: 'I din tidszon ({zone}).',
    },
    texts: {
      title: 'Namn och meddelanden i pushnotiser',
      text: 'Alla som ser din skärm kan läsa vem som skriver till dig, och vad. Är det avstängt säger vi bara att det finns något nytt.',
    },
    stops: {
      bounce:
        'Mejl till {email} kom i retur den {date}. Vi skickar inga fler förrän du slår på dem igen.',
      spam_report:
        'Ett mejl till {email} markerades som skräppost den {date}. Vi skickar inga fler förrän du slår på dem igen.',
      list_unsubscribe:
        'Den {date} avanmälde du dig från våra mejl i din mejlapp. Vi skickar dem inte förrän du slår på dem igen.',
      resume: 'Slå på igen',
      address: 'Byt e-postadress',
    },
  },
} as const satisfies Translation<typeof en>;
