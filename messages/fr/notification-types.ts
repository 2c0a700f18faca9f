import type en from '../en/notification-types.ts';
import type { Translation } from '../translation.ts';

export default {
  names: {
    new_conversations: 'Nouvelles conversations',
    new_messages: 'Nouveaux messages',
    like: 'Likes et matchs',
    unread_message_reminders: 'Messages non lus',
    promotions: 'Offres',
    weekly_updates: 'Votre semaine',
    news: 'Nouveautés',
    reminders: 'Rappels',
  },
  descriptions: {
    new_conversations: 'Quelqu’un vous écrit pour la première fois.',
    new_messages: 'Quelqu’un avec qui vous discutez déjà vous écrit.',
    like: 'Vous plaisez à quelqu’un, ou c’est un match.',
    unread_message_reminders:
      'Un rappel après un jour ou plus, {count, plural, one {un} other {#}} au maximum.',
    promotions: 'Des remises sur les crédits, de temps en temps.',
    weekly_updates: 'Des personnes qui pourraient vous plaire, une fois par semaine.',
    news: 'Ce qu’il y a de nouveau sur {site}.',
    reminders: 'Des conseils pour compléter votre profil, ou une invitation à revenir.',
  },
  pushTitles: {
    new_conversations:
      '{count, plural, one {Une nouvelle personne vous a écrit} other {# nouvelles personnes vous ont écrit}}',
    new_messages:
      '{count, plural, one {Vous avez un nouveau message} other {Vous avez # nouveaux messages}}',
    like: '{count, plural, one {Vous plaisez à quelqu’un} other {Vous plaisez à # personnes}}',
    unread_message_reminders:
      '{count, plural, one {Vous avez un message non lu} other {Vous avez # messages non lus}}',
    promotions: 'Une offre pour vous sur {site}',
    weekly_updates: 'De nouvelles personnes près de chez vous cette semaine',
    news: 'Des nouvelles du site {site}',
    reminders: 'Un rappel du site {site}',
  },
  kinds: {
    conversation: {
      named: '<b>{name}</b> a commencé une conversation avec vous',
      unnamed: 'Vous avez une nouvelle conversation',
    },
    message: {
      named:
        '<b>{name}</b> vous a envoyé {count, plural, one {un nouveau message} many {# nouveaux messages} other {# nouveaux messages}}',
      unnamed:
        '{count, plural, one {Vous avez un nouveau message} many {Vous avez # nouveaux messages} other {Vous avez # nouveaux messages}}',
    },
    like: {
      named: 'Vous plaisez à <b>{name}</b>',
      unnamed: 'Vous plaisez à quelqu’un',
    },
    match: {
      named: 'C’est un match avec <b>{name}</b>',
      unnamed: 'Vous avez un nouveau match',
    },
    visit: {
      named: '<b>{name}</b> a visité votre profil',
      unnamed: 'Quelqu’un a visité votre profil',
    },
    payment: {
      completed: 'Votre paiement de <b>{price}</b> a abouti',
      failed: 'Votre paiement de <b>{price}</b> n’a pas abouti',
      refunded: 'Votre remboursement de <b>{price}</b> est en route',
      returned: 'Votre banque a annulé votre paiement de <b>{price}</b>',
      restored: 'Votre paiement de <b>{price}</b> a finalement abouti',
      other: 'Il y a du nouveau sur un paiement',
    },
    photo: {
      approved: 'Votre photo a été acceptée',
      rejected: 'Votre photo n’a pas été acceptée : {reason}',
    },
    selfie: {
      approved: 'Vos photos sont vérifiées',
      rejected: 'Votre selfie n’a pas été accepté : {reason}',
    },
    message_photo: {
      approved: 'Votre photo dans une conversation a été acceptée',
      rejected: 'Votre photo dans une conversation n’a pas été acceptée : {reason}',
    },
    moderation: 'Il y a du nouveau sur ce que nos modérateurs ont examiné pour vous',
    promotion: 'Il y a une offre pour vous',
    news: 'Il y a du nouveau ici',
  },
  kindNames: {
    conversation: 'Nouvelle conversation',
    message: 'Messages',
    like: 'Like',
    match: 'Match',
    visit: 'Visite',
    payment: 'Paiement',
    moderation: 'Décision de la modération',
    promotion: 'Offre',
    news: 'Nouveauté',
  },
} satisfies Translation<typeof en>;
