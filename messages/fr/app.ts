import type en from '../en/app.ts';
import type { Translation } from '../translation.ts';

export default {
  pushAlert: {
    text: 'Sachez tout de suite quand quelqu’un vous écrit, même quand {site} est fermé.',
    on: 'Activer',
    later: 'Pas maintenant',
    failed: 'Cela n’a pas fonctionné. Veuillez réessayer.',
  },
  pushSwitch: {
    title: 'Notifications dans ce navigateur',
    text: 'Soyez au courant des messages et des likes tout de suite, même quand {site} est fermé.',
    on: 'Activer',
    off: 'Désactiver',
    subscribed: 'Activées dans ce navigateur.',
    denied:
      'Vous avez bloqué les notifications du site {site}. Autorisez-les dans les réglages de votre navigateur, puis rechargez cette page.',
    unsupported: 'Ce navigateur ne peut pas afficher de notifications.',
    homeScreen:
      'Sur iPhone et iPad, les notifications arrivent une fois que {site} est sur votre écran d’accueil.',
  },
  update: {
    text: 'Une nouvelle version est disponible.',
    reload: 'Recharger',
  },
  install: {
    text: 'Placez {site} sur votre écran d’accueil : il s’ouvre d’un geste, et son icône indique le nombre de nouveaux messages.',
    add: 'Installer',
    later: 'Pas maintenant',
    ios: 'Placez {site} sur votre écran d’accueil : touchez Partager, puis « Sur l’écran d’accueil ».',
  },
} satisfies Translation<typeof en>;
