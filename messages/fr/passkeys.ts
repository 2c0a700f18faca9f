import type en from '../en/passkeys.ts';
import type { Translation } from '../translation.ts';

export default {
  title: 'Clés d’accès',
  text: 'Connectez-vous avec votre empreinte digitale, votre visage ou le verrouillage de l’écran, sans rien saisir. Votre mot de passe fonctionne toujours.',
  none: 'Vous n’avez pas encore de clé d’accès.',
  unsupported: 'Ce navigateur ne prend pas en charge les clés d’accès.',
  used: 'Ajoutée {added} · dernière utilisation {used}',
  name: 'Nom de la clé d’accès',
  nameHint: 'Pour la reconnaître plus tard.',
  unnamed: 'Mon appareil',
  password: 'Votre mot de passe',
  passwordHint: 'Pour vérifier que c’est bien vous.',
  add: 'Ajouter une clé d’accès',
  added: 'Votre clé d’accès a été ajoutée. Vous pouvez maintenant vous connecter avec elle.',
  cancelled: 'Aucune clé d’accès n’a été ajoutée.',
  known: 'Cet appareil a déjà une clé d’accès pour votre compte.',
  failed: 'Cela n’a pas fonctionné. Veuillez réessayer.',
  full: 'Vous avez {count, plural, one {# clé d’accès} other {# clés d’accès}} et ne pouvez pas en ajouter d’autres. Retirez-en d’abord une dont vous n’avez plus besoin.',
  remove: 'Retirer',
  removeOne: 'Retirer {name}',
  removeTitle: 'Retirer cette clé d’accès ?',
  removeText:
    'Vous ne pourrez plus vous connecter avec « {name} ». Votre appareil peut continuer à la proposer tant que vous ne l’y avez pas supprimée.',
  confirm: 'Oui, la retirer',
  cancel: 'Annuler',
  removed: 'La clé d’accès a été retirée.',
  offer: {
    text: 'Connectez-vous plus vite la prochaine fois : avec votre empreinte, votre visage ou le verrouillage de l’écran.',
    add: 'Ajouter une clé d’accès',
    later: 'Pas maintenant',
    done: 'C’est fait. La prochaine fois, vous pourrez vous connecter avec votre clé d’accès.',
    close: 'Fermer',
    failed: 'Cela n’a pas fonctionné. Vous pouvez réessayer dans les paramètres.',
  },
} satisfies Translation<typeof en>;
