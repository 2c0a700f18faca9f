import type en from '../en/notification-types.ts';
import type { Translation } from '../translation.ts';

export default {
  names: {
    new_conversations: 'Nieuwe gesprekken',
    new_messages: 'Nieuwe berichten',
    like: 'Likes en matches',
    unread_message_reminders: 'Ongelezen berichten',
    promotions: 'Aanbiedingen',
    weekly_updates: 'Jouw week',
    news: 'Nieuws',
    reminders: 'Herinneringen',
  },
  descriptions: {
    new_conversations: 'Iemand schrijft je voor het eerst.',
    new_messages: 'Iemand met wie je chat, schrijft je.',
    like: 'Iemand vindt je leuk, of jullie hebben een match.',
    unread_message_reminders:
      'Een herinnering na een dag of meer, hooguit {count, plural, one {één keer} other {# keer}}.',
    promotions: 'Af en toe korting op credits.',
    weekly_updates: 'Mensen die bij je kunnen passen, één keer per week.',
    news: 'Wat er nieuw is op {site}.',
    reminders: 'Tips om je profiel af te maken, of een duwtje om weer eens langs te komen.',
  },
  pushTitles: {
    new_conversations:
      '{count, plural, one {Iemand nieuws heeft je geschreven} other {# nieuwe mensen hebben je geschreven}}',
    new_messages:
      '{count, plural, one {Je hebt een nieuw bericht} other {Je hebt # nieuwe berichten}}',
    like: '{count, plural, one {Iemand vindt je leuk} other {# mensen vinden je leuk}}',
    unread_message_reminders:
      '{count, plural, one {Je hebt een ongelezen bericht} other {Je hebt # ongelezen berichten}}',
    promotions: 'Een aanbieding voor je op {site}',
    weekly_updates: 'Deze week nieuw bij jou in de buurt',
    news: 'Nieuws van {site}',
    reminders: 'Een herinnering van {site}',
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
  kindNames: {
    conversation: 'Nieuw gesprek',
    message: 'Berichten',
    like: 'Like',
    match: 'Match',
    visit: 'Bezoek',
    payment: 'Betaling',
    moderation: 'Beslissing van een moderator',
    promotion: 'Aanbieding',
    news: 'Nieuws',
  },
} satisfies Translation<typeof en>;
