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
    theirs: 'A retiré un message',
    mine: 'Vous avez retiré un message',
  },
  nothing: 'Aucun message',
  typing: 'est en train d’écrire…',
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
    label: 'Plus d’options pour la conversation avec {name}',
    profile: 'Voir le profil',
    mute: 'Mettre en sourdine',
    unmute: 'Réactiver le son',
    delete: 'Supprimer la conversation',
    deleted: 'La conversation avec {name} est supprimée.',
  },
  search: {
    label: 'Chercher dans vos conversations',
    clear: 'Terminer la recherche',
    people: 'Personnes',
    messages: 'Dans les messages',
    found: '{count, plural, =0 {Aucun résultat} one {# résultat} other {# résultats}}',
    none: 'Aucun résultat pour « {words} »',
    noneText: 'Essayez un nom, ou d’autres mots que l’un de vous a écrits.',
    loading: 'Recherche en cours…',
    failed: 'La recherche n’a pas fonctionné',
  },
  empty: {
    title: 'Pas encore de messages',
    text: 'Trouvez une personne que vous aimeriez connaître et dites-lui bonjour. Ce que vous vous écrivez se trouvera ici.',
    action: 'Parcourir les profils',
  },
  choose: {
    title: 'Reprenez le fil',
    text: 'Choisissez une conversation à gauche pour lire la suite et répondre.',
  },
  absent: {
    title: 'Personne ne peut écrire à ce membre pour le moment',
    text: 'Le profil n’est pas accessible : l’adresse e-mail n’est peut-être pas encore confirmée, ou ce membre est parti.',
  },
  gone: {
    title: 'Cette conversation n’existe plus',
    text: 'Elle a été supprimée, ou n’a jamais été la vôtre.',
    back: 'Tous les messages',
  },
  failed: {
    title: 'Vos conversations n’ont pas pu être chargées',
    chat: 'Cette conversation n’a pas pu être chargée',
    more: 'La suite des conversations n’a pas pu être chargée.',
    text: 'En général, cela ne dure qu’un instant.',
    retry: 'Réessayer',
  },
  loading: 'Chargement de vos conversations…',
} satisfies Translation<typeof en>;
