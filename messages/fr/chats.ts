import type en from '../en/chats.ts';
import type { Translation } from '../translation.ts';

export default {
  title: 'Messages',
  list: 'Vos conversations',
  you: 'Vous : {text}',
  photo: {
    theirs: 'Vous a envoyé une photo',
    mine: 'Vous avez envoyé une photo',
  },
  gift: {
    theirs: 'Vous a envoyé un cadeau',
    mine: 'Vous avez envoyé un cadeau',
  },
  takenBack: {
    theirs: 'A supprimé un message',
    mine: 'Vous avez supprimé un message',
  },
  nothing: 'Aucun message',
  typing: 'écrit…',
  draft: 'Brouillon',
  online: 'En ligne',
  muted: 'En sourdine',
  yesterday: 'Hier',
  unread: '{count, plural, one {# message non lu} other {# messages non lus}}',
  state: {
    unconfirmed: 'N’a pas encore confirmé son adresse e-mail',
    disabled: 'Ce profil n’est pas actif',
    deleted: 'Ce compte a été supprimé',
    blocked_by: '{name} vous bloque',
    you_blocked: 'Vous avez bloqué {name}',
  },
  menu: {
    label: 'Options de la conversation avec {name}',
    profile: 'Voir le profil',
    mute: 'Mettre en sourdine',
    unmute: 'Réactiver les notifications',
    delete: 'Supprimer la conversation',
    deleted: 'La conversation avec {name} a été supprimée.',
  },
  search: {
    label: 'Chercher dans vos conversations',
    clear: 'Effacer la recherche',
    people: 'Personnes',
    messages: 'Dans les messages',
    found: '{count, plural, =0 {Aucun résultat} one {# résultat} other {# résultats}}',
    none: 'Aucun résultat pour « {words} »',
    noneText: 'Essayez un nom, ou d’autres mots de vos messages.',
    loading: 'Recherche en cours…',
    failed: 'La recherche n’a pas fonctionné',
  },
  empty: {
    title: 'Pas encore de messages',
    text: 'Trouvez une personne que vous aimeriez connaître et dites-lui bonjour. Vos conversations s’afficheront ici.',
    action: 'Parcourir les profils',
  },
  choose: {
    title: 'Reprenez le fil',
    text: 'Choisissez une conversation pour continuer à discuter.',
  },
  absent: {
    title: 'Vous ne pouvez pas écrire à ce membre pour le moment',
    text: 'Ce profil n’est pas actif. L’adresse e-mail n’est peut-être pas encore confirmée, ou ce membre est parti.',
  },
  gone: {
    title: 'Cette conversation n’est plus disponible',
    text: 'Elle a été supprimée, ou vous n’y avez pas accès.',
    back: 'Tous les messages',
  },
  failed: {
    title: 'Nous n’avons pas pu charger vos conversations',
    chat: 'Nous n’avons pas pu charger cette conversation',
    more: 'Nous n’avons pas pu charger d’autres conversations.',
    text: 'En général, cela se règle en un instant.',
    retry: 'Réessayer',
  },
  loading: 'Chargement de vos conversations…',
} satisfies Translation<typeof en>;
