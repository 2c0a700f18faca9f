import type en from '../en/notifications.ts';
import type { Translation } from '../translation.ts';

export default {
  centre: {
    title: 'Notificaties',
    settings: 'Notificaties instellen',
    markAll: 'Markeren als gezien',
    markFailed: 'Dat is niet opgeslagen. Probeer het nog eens.',
    today: 'Vandaag',
    earlier: 'Eerder',
    yesterday: 'Gisteren',
    new: 'nieuw',
    loading: 'Je notificaties worden geladen',
    failed: 'Je notificaties konden niet worden geladen.',
    retry: 'Opnieuw proberen',
    more: 'Meer tonen',
    moreFailed: 'Meer kon niet worden geladen.',
    added: '{count, plural, one {Nog # notificatie} other {Nog # notificaties}}',
    arrived: '{count, plural, one {# nieuwe notificatie} other {# nieuwe notificaties}}',
    start: 'Terug naar de nieuwste',
    all: 'Alle notificaties',
    empty: {
      title: 'Er is nog niets gebeurd',
      text: 'Likes, matches, berichten en bezoeken verschijnen hier.',
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
      returned: 'Je bank heeft de betaling van <b>{price}</b> teruggehaald',
      restored: 'Je bank heeft de betaling van <b>{price}</b> toch uitgevoerd',
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
    moderation: 'Er is nieuws over iets dat we voor je hebben bekeken',
    promotion: 'Er is een aanbieding voor je',
    news: 'Er is hier iets nieuws',
  },
  choices: {
    title: 'Notificaties',
    text: 'Waarvan je wilt horen als je er niet bent, en hoe. Elke wijziging wordt meteen opgeslagen.',
    saved: 'Opgeslagen.',
    failed: 'Dat is niet opgeslagen. {reason}',
    what: 'Waarvan je hoort',
    push: 'Push',
    email: 'E-mail',
    toggle: '{type}: {channel}',
    noPush: 'Geen van je browsers toont al pushberichten, daarom rusten die schakelaars.',
    types: {
      new_conversations: {
        name: 'Nieuwe gesprekken',
        text: 'Iemand schrijft je voor het eerst.',
      },
      new_messages: {
        name: 'Nieuwe berichten',
        text: 'Iemand die je uit een chat kent, schrijft je.',
      },
      like: {
        name: 'Likes en matches',
        text: 'Iemand vindt je leuk, of jullie vinden elkaar leuk.',
      },
      unread_message_reminders: {
        name: 'Ongelezen berichten',
        text: 'Een herinnering na een dag of meer, hooguit drie.',
      },
      promotions: {
        name: 'Aanbiedingen',
        text: 'Af en toe korting op credits.',
      },
      weekly_updates: {
        name: 'Jouw week',
        text: 'Nieuwe en actieve mensen die bij je zouden kunnen passen, één keer per week.',
      },
      news: {
        name: 'Nieuws',
        text: 'Wat er nieuw is op {site}.',
      },
      reminders: {
        name: 'Herinneringen',
        text: 'Wat er nog ontbreekt in je profiel of op je wacht.',
      },
    },
    quiet: {
      title: 'Stille uren',
      text: 'In deze uren wordt geen pushbericht verstuurd. Het wacht tot ze voorbij zijn.',
      from: 'Van',
      to: 'Tot',
      save: 'Uren opslaan',
      zone: 'In jouw tijdzone ({zone}).',
    },
    texts: {
      title: 'Namen en teksten in pushberichten tonen',
      text: 'Wie je scherm ziet, kan dan lezen wie je schrijft en wat. Anders zeggen we alleen dat er iets nieuws is.',
    },
    stops: {
      bounce:
        'E-mails aan {email} kwamen op {date} terug. We sturen er geen meer tot jij het zegt.',
      spam_report:
        'Een e-mail aan {email} is op {date} als spam gemarkeerd. We sturen er geen meer tot jij het zegt.',
      list_unsubscribe:
        'Je hebt je op {date} in je mailprogramma voor onze e-mails afgemeld. Die sturen we niet meer tot jij het zegt.',
      resume: 'Weer aanzetten',
      address: 'Adres wijzigen',
    },
  },
} as const satisfies Translation<typeof en>;
