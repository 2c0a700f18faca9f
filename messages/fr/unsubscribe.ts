import type en from '../en/unsubscribe.ts';
import type { Translation } from '../translation.ts';
import types from './notification-types.ts';

export default {
  title: 'Les e-mails du site {site}',
  lead: 'Vous recevez des e-mails de la catégorie « {type} ». Si vous n’en voulez pas, désactivez-les ici.',
  submit: 'Désactiver ces e-mails',
  off: 'Vous avez désactivé « {type} ». Vous ne recevrez plus ces e-mails.',
  on: 'Vous avez réactivé « {type} ».',
  allOff: 'Tous ces e-mails sont désactivés.',
  allOn: 'Tous les e-mails sont de nouveau activés.',
  kept: 'Vous recevrez toujours les e-mails qui concernent votre compte, comme les reçus et les liens que vous demandez.',
  again: 'Réactiver',
  others: 'Tous les e-mails',
  turnOff: 'Désactiver',
  everything: 'Tout désactiver',
  everythingOn: 'Tout réactiver',
  types: types.names,
  dead: {
    title: 'Ce lien ne fonctionne pas',
    text: 'Il est peut-être incomplet. Connectez-vous pour choisir les e-mails que vous recevez.',
    action: 'Choisir mes e-mails',
  },
} satisfies Translation<typeof en>;
