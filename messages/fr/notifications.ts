import type en from '../en/notifications.ts';
import type { Translation } from '../translation.ts';

export default {
  centre: {
    title: 'Notifications',
    settings: 'Paramètres des notifications',
    markAll: 'Tout marquer comme vu',
    markFailed: 'Cela n’a pas été enregistré. Veuillez réessayer.',
    today: 'Aujourd’hui',
    earlier: 'Plus tôt',
    yesterday: 'Hier',
    new: 'nouvelle',
    loading: 'Chargement de vos notifications…',
    failed: 'Nous n’avons pas pu charger vos notifications.',
    retry: 'Réessayer',
    more: 'En afficher plus',
    moreFailed: 'Nous n’avons pas pu en charger plus.',
    added:
      '{count, plural, one {# notification de plus} many {# notifications de plus} other {# notifications de plus}}',
    arrived:
      '{count, plural, one {# nouvelle notification} many {# nouvelles notifications} other {# nouvelles notifications}}',
    start: 'Revenir aux plus récentes',
    all: 'Voir toutes les notifications',
    empty: {
      title: 'Rien pour l’instant',
      text: 'Vos likes, matchs, messages et visites apparaîtront ici.',
      action: 'Parcourir les profils',
    },
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
  choices: {
    title: 'Notifications',
    text: 'Choisissez ce que nous vous signalons, et comment. Les changements sont enregistrés automatiquement.',
    saved: 'C’est enregistré.',
    failed: 'Cela n’a pas été enregistré. {reason}',
    what: 'Me prévenir pour',
    push: 'Push',
    email: 'E-mail',
    toggle: '{type} : {channel}',
    noPush: 'Activez les notifications push dans un navigateur pour utiliser ces interrupteurs.',
    types: {
      new_conversations: {
        name: 'Nouvelles conversations',
        text: 'Quelqu’un vous écrit pour la première fois.',
      },
      new_messages: {
        name: 'Nouveaux messages',
        text: 'Quelqu’un avec qui vous discutez déjà vous écrit.',
      },
      like: {
        name: 'Likes et matchs',
        text: 'Vous plaisez à quelqu’un, ou c’est un match.',
      },
      unread_message_reminders: {
        name: 'Messages non lus',
        text: 'Un rappel après un jour ou plus, {count, plural, one {un} other {#}} au maximum.',
      },
      promotions: {
        name: 'Offres',
        text: 'Des remises sur les crédits, de temps en temps.',
      },
      weekly_updates: {
        name: 'Votre semaine',
        text: 'Des personnes qui pourraient vous plaire, une fois par semaine.',
      },
      news: {
        name: 'Nouveautés',
        text: 'Ce qu’il y a de nouveau sur {site}.',
      },
      reminders: {
        name: 'Rappels',
        text: 'Des conseils pour compléter votre profil, ou une invitation à revenir.',
      },
    },
    quiet: {
      title: 'Heures calmes',
      text: 'Pas de notifications push pendant ces heures. Vous les recevrez après.',
      from: 'De',
      to: 'À',
      save: 'Enregistrer les heures',
      zone: 'Dans votre fuseau horaire ({zone}).',
    },
    texts: {
      title: 'Noms et messages dans les notifications push',
      text: 'Toute personne qui voit votre écran peut lire qui vous écrit, et quoi. Si c’est désactivé, nous disons seulement qu’il y a du nouveau.',
    },
    stops: {
      bounce:
        'Des e-mails à {email} nous sont revenus le {date}. Nous n’en enverrons plus tant que vous ne les aurez pas réactivés.',
      spam_report:
        'Un e-mail à {email} a été signalé comme spam le {date}. Nous n’en enverrons plus tant que vous ne les aurez pas réactivés.',
      list_unsubscribe:
        'Le {date}, vous avez refusé nos e-mails depuis votre messagerie. Nous ne les enverrons plus tant que vous ne les aurez pas réactivés.',
      resume: 'Réactiver',
      address: 'Modifier l’adresse',
    },
  },
} as const satisfies Translation<typeof en>;
