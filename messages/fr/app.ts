import type en from '../en/app.ts';
import type { Translation } from '../translation.ts';

export default {
  pushAlert: {
    text: 'Recevez une notification quand quelqu’un vous écrit, même quand {site} est fermé.',
    short: 'Activer les notifications',
    on: 'Activer',
    later: 'Pas maintenant',
    failed: 'Cela n’a pas fonctionné. Veuillez réessayer.',
  },
  pushSwitch: {
    title: 'Notifications dans ce navigateur',
    text: 'Apprenez tout de suite qu’un message ou un like est arrivé, même quand {site} est fermé.',
    on: 'Activer',
    off: 'Désactiver',
    subscribed: 'Activées dans ce navigateur.',
    denied:
      'Vous avez bloqué les notifications du site {site}. Autorisez-les dans les paramètres de votre navigateur, puis rechargez cette page.',
    unsupported: 'Ce navigateur ne peut pas afficher de notifications.',
    homeScreen:
      'Sur iPhone ou iPad, ajoutez {site} à votre écran d’accueil pour recevoir des notifications.',
  },
  update: {
    text: 'Une nouvelle version est disponible.',
    reload: 'Recharger',
  },
  install: {
    text: 'Ajoutez {site} à votre écran d’accueil pour l’ouvrir d’un geste et voir vos nouveaux messages d’un coup d’œil.',
    short: 'Installer {site}',
    add: 'Installer',
    later: 'Pas maintenant',
    ios: 'Ajoutez {site} à votre écran d’accueil : touchez Partager, puis « Sur l’écran d’accueil ».',
    iosShort: 'Installer {site} : Partager, puis « Sur l’écran d’accueil »',
  },
} satisfies Translation<typeof en>;
