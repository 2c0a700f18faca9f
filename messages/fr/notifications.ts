import type en from '../en/notifications.ts';
import type { Translation } from '../translation.ts';
import types from './notification-types.ts';

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
  kinds: types.kinds,
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
    types: types.names,
    descriptions: types.descriptions,
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
