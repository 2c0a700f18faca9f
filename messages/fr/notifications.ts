import type en from '../en/notifications.ts';
import type { Translation } from '../translation.ts';

export default {
  centre: {
    title: 'Notifications',
    settings: 'Paramètres des notifications',
    markAll: 'Tout marquer comme vu',
    markFailed: 'Ce n’est pas enregistré. Veuillez réessayer.',
    today: 'Aujourd’hui',
    earlier: 'Plus tôt',
    yesterday: 'Hier',
    new: 'nouvelle',
    loading: 'Chargement de vos notifications',
    failed: 'Vos notifications n’ont pas pu être chargées.',
    retry: 'Réessayer',
    more: 'En afficher plus',
    moreFailed: 'Impossible d’en charger plus.',
    added:
      '{count, plural, one {# notification de plus} many {# notifications de plus} other {# notifications de plus}}',
    arrived:
      '{count, plural, one {# nouvelle notification} many {# nouvelles notifications} other {# nouvelles notifications}}',
    start: 'Revenir aux plus récentes',
    all: 'Voir toutes les notifications',
    empty: {
      title: 'Rien ne s’est encore passé',
      text: 'Les likes, les matchs, les messages et les visites apparaissent ici.',
      action: 'Regarder autour de vous',
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
      named: '<b>{name}</b> a regardé votre profil',
      unnamed: 'Quelqu’un a regardé votre profil',
    },
    payment: {
      completed: 'Votre paiement de <b>{price}</b> est terminé',
      failed: 'Votre paiement de <b>{price}</b> n’a pas abouti',
      refunded: 'Votre remboursement de <b>{price}</b> est en route',
      returned: 'Votre banque a repris le paiement de <b>{price}</b>',
      restored: 'Votre banque a finalement exécuté le paiement de <b>{price}</b>',
      other: 'Il y a du nouveau sur un paiement',
    },
    photo: {
      approved: 'Votre photo est acceptée',
      rejected: 'Votre photo n’est pas acceptée : {reason}',
    },
    selfie: {
      approved: 'Vos photos sont vérifiées',
      rejected: 'Votre selfie n’est pas accepté : {reason}',
    },
    message_photo: {
      approved: 'Votre photo dans une conversation est acceptée',
      rejected: 'Votre photo dans une conversation n’est pas acceptée : {reason}',
    },
    moderation: 'Il y a du nouveau sur ce que nous avons contrôlé pour vous',
    promotion: 'Une offre vous attend',
    news: 'Il y a du nouveau ici',
  },
  choices: {
    title: 'Notifications',
    text: 'Ce que vous voulez savoir en votre absence, et comment. Chaque changement est enregistré aussitôt.',
    saved: 'C’est enregistré.',
    failed: 'Ce n’est pas enregistré. {reason}',
    what: 'Ce que vous apprenez',
    push: 'Push',
    email: 'E-mail',
    toggle: '{type} : {channel}',
    noPush:
      'Aucun de vos navigateurs n’affiche encore de messages push : ces boutons sont au repos.',
    types: {
      new_conversations: {
        name: 'Nouvelles conversations',
        text: 'Quelqu’un vous écrit pour la première fois.',
      },
      new_messages: {
        name: 'Nouveaux messages',
        text: 'Quelqu’un avec qui vous parlez déjà vous écrit.',
      },
      like: {
        name: 'Likes et matchs',
        text: 'Vous plaisez à quelqu’un, ou c’est mutuel.',
      },
      unread_message_reminders: {
        name: 'Messages non lus',
        text: 'Un rappel après un jour ou plus, trois au maximum.',
      },
      promotions: {
        name: 'Offres',
        text: 'Des remises sur les crédits, de temps en temps.',
      },
      weekly_updates: {
        name: 'Votre semaine',
        text: 'Des personnes nouvelles ou actives qui pourraient vous plaire, une fois par semaine.',
      },
      news: {
        name: 'Nouveautés',
        text: 'Ce qu’il y a de nouveau sur {site}.',
      },
      reminders: {
        name: 'Rappels',
        text: 'Ce qui manque encore à votre profil ou vous attend.',
      },
    },
    quiet: {
      title: 'Heures calmes',
      text: 'Pendant ces heures, aucun message push n’est envoyé. Il attend qu’elles soient passées.',
      from: 'De',
      to: 'À',
      save: 'Enregistrer les heures',
      zone: 'Dans votre fuseau horaire ({zone}).',
    },
    texts: {
      title: 'Afficher les noms et les textes dans les messages push',
      text: 'Toute personne qui voit votre écran peut alors lire qui vous écrit, et quoi. Sinon, nous disons seulement qu’il y a du nouveau.',
    },
    stops: {
      bounce:
        'Des e-mails à {email} nous sont revenus le {date}. Nous n’en envoyons plus tant que vous ne le demandez pas.',
      spam_report:
        'Un e-mail à {email} a été signalé comme spam le {date}. Nous n’en envoyons plus tant que vous ne le demandez pas.',
      list_unsubscribe:
        'Le {date}, vous avez mis fin à nos e-mails depuis votre messagerie. Nous n’envoyons plus ceux-là tant que vous ne le demandez pas.',
      resume: 'Réactiver',
      address: 'Changer l’adresse',
    },
  },
} as const satisfies Translation<typeof en>;
