import type en from '../en/unsubscribe.ts';
import type { Translation } from '../translation.ts';

export default {
  title: 'Les e-mails du site {site}',
  lead: 'Vous recevez des e-mails de la catégorie « {type} ». Si vous n’en voulez pas, désactivez-les ici.',
  submit: 'Désactiver ces e-mails',
  off: '« {type} » est désactivé. Vous ne recevrez plus d’e-mails de cette catégorie.',
  on: '« {type} » est de nouveau activé.',
  allOff: 'Tous ces e-mails sont désactivés.',
  allOn: 'Tous les e-mails sont de nouveau activés.',
  kept: 'Les e-mails concernant votre compte, comme les reçus et les liens que vous demandez, continuent d’arriver.',
  again: 'Réactiver',
  others: 'Tous les e-mails',
  turnOff: 'Désactiver',
  everything: 'Tout désactiver',
  everythingOn: 'Tout réactiver',
  types: {
    new_conversations: 'Nouvelles conversations',
    new_messages: 'Nouveaux messages',
    like: 'Likes et matchs',
    unread_message_reminders: 'Messages non lus',
    promotions: 'Offres',
    weekly_updates: 'Votre semaine',
    news: 'Nouveautés',
    reminders: 'Rappels',
  },
  dead: {
    title: 'Ce lien ne fonctionne pas',
    text: 'Il a peut-être été coupé dans l’e-mail. Connectez-vous pour choisir les e-mails que vous recevez.',
    action: 'Choisir mes e-mails',
  },
} satisfies Translation<typeof en>;
