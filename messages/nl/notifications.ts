import type en from '../en/notifications.ts';
import type { Translation } from '../translation.ts';

export default {
  centre: {
    title: 'Notificaties',
    settings: 'Notificaties instellen',
    markAll: 'Markeren als gezien',
    markFailed: 'Dat is niet opgeslagen. Probeer het opnieuw.',
    today: 'Vandaag',
    earlier: 'Eerder',
    yesterday: 'Gisteren',
    new: 'nieuw',
    loading: 'Je notificaties worden geladen…',
    failed: 'We konden je notificaties niet laden.',
    retry: 'Opnieuw proberen',
    more: 'Meer tonen',
    moreFailed: 'We konden er niet meer laden.',
    added: '{count, plural, one {Nog # notificatie} other {Nog # notificaties}}',
    arrived: '{count, plural, one {# nieuwe notificatie} other {# nieuwe notificaties}}',
    start: 'Terug naar de nieuwste',
    all: 'Alle notificaties',
    empty: {
      title: 'Nog niets te zien',
      text: 'Je likes, matches, berichten en bezoeken vind je hier.',
      action: 'Kijk rond',
    },
  },
  kinds: {
    conversation: {
      named: '<b>{name}</b> is een gesprek met je begonnen',
      unnamed: 'Je hebt een nieuw gesprek',
    },
    message: {
      named:
        '<b>{name}</b> heeft je {count, plural, one {een nieuw bericht} other {# nieuwe berichten}} gestuurd',
      unnamed:
        '{count, plural, one {Je hebt een nieuw bericht} other {Je hebt # nieuwe berichten}}',
    },
    like: {
      named: '<b>{name}</b> vindt je leuk',
      unnamed: 'Iemand vindt je leuk',
    },
    match: {
      named: 'Je hebt een match met <b>{name}</b>',
      unnamed: 'Je hebt een nieuwe match',
    },
    visit: {
      named: '<b>{name}</b> heeft je profiel bekeken',
      unnamed: 'Iemand heeft je profiel bekeken',
    },
    payment: {
      completed: 'Je betaling van <b>{price}</b> is afgerond',
      failed: 'Je betaling van <b>{price}</b> is niet gelukt',
      refunded: '<b>{price}</b> is onderweg terug naar jou',
      returned: 'Je bank heeft je betaling van <b>{price}</b> teruggeboekt',
      restored: 'Je betaling van <b>{price}</b> is toch nog gelukt',
      other: 'Er is nieuws over een betaling',
    },
    photo: {
      approved: 'Je foto is goedgekeurd',
      rejected: 'Je foto is niet geaccepteerd: {reason}',
    },
    selfie: {
      approved: 'Je foto’s zijn geverifieerd',
      rejected: 'Je selfie is niet geaccepteerd: {reason}',
    },
    message_photo: {
      approved: 'Je foto in een chat is goedgekeurd',
      rejected: 'Je foto in een chat is niet geaccepteerd: {reason}',
    },
    moderation: 'Er is nieuws over iets wat onze moderators voor je hebben bekeken',
    promotion: 'Er is een aanbieding voor je',
    news: 'Er is hier iets nieuws',
  },
  choices: {
    title: 'Notificaties',
    text: 'Kies waarover je notificaties krijgt, en hoe. Wijzigingen worden automatisch opgeslagen.',
    saved: 'Opgeslagen.',
    failed: 'Dat is niet opgeslagen. {reason}',
    what: 'Notificaties over',
    push: 'Push',
    email: 'E-mail',
    toggle: '{type}: {channel}',
    noPush: 'Zet push aan in een browser om deze schakelaars te gebruiken.',
    types: {
      new_conversations: {
        name: 'Nieuwe gesprekken',
        text: 'Iemand schrijft je voor het eerst.',
      },
      new_messages: {
        name: 'Nieuwe berichten',
        text: 'Iemand met wie je chat, schrijft je.',
      },
      like: {
        name: 'Likes en matches',
        text: 'Iemand vindt je leuk, of jullie hebben een match.',
      },
      unread_message_reminders: {
        name: 'Ongelezen berichten',
        text: 'Een herinnering na een dag of meer, hooguit {count, plural, one {één keer} other {# keer}}.',
      },
      promotions: {
        name: 'Aanbiedingen',
        text: 'Af en toe korting op credits.',
      },
      weekly_updates: {
        name: 'Jouw week',
        text: 'Mensen die bij je kunnen passen, één keer per week.',
      },
      news: {
        name: 'Nieuws',
        text: 'Wat er nieuw is op {site}.',
      },
      reminders: {
        name: 'Herinneringen',
        text: 'Tips om je profiel af te maken, of een duwtje om weer eens langs te komen.',
      },
    },
    quiet: {
      title: 'Stille uren',
      text: 'In deze uren krijg je geen pushberichten. Je krijgt ze daarna.',
      from: 'Van',
      to: 'Tot',
      save: 'Uren opslaan',
      zone: 'In jouw tijdzone ({zone}).',
    },
    texts: {
      title: 'Namen en teksten in pushberichten',
      text: 'Wie je scherm ziet, kan dan lezen wie je schrijft en wat. Anders zeggen we alleen dat er iets nieuws is.',
    },
    stops: {
      bounce:
        'E-mails aan {email} kwamen op {date} terug. We sturen er geen meer tot je ze weer aanzet.',
      spam_report:
        'Een e-mail aan {email} is op {date} als spam gemarkeerd. We sturen er geen meer tot je ze weer aanzet.',
      list_unsubscribe:
        'Je hebt je op {date} in je mailprogramma voor onze e-mails afgemeld. We sturen ze niet meer tot je ze weer aanzet.',
      resume: 'Weer aanzetten',
      address: 'E-mailadres wijzigen',
    },
  },
} as const satisfies Translation<typeof en>;
