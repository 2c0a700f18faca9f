import type en from '../en/app.ts';
import type { Translation } from '../translation.ts';

export default {
  pushAlert: {
    text: 'Scopri subito quando qualcuno ti scrive, anche con {site} chiuso.',
    on: 'Attiva',
    later: 'Non ora',
    failed: 'Non ha funzionato. Riprova.',
  },
  pushSwitch: {
    title: 'Notifiche in questo browser',
    text: 'Scopri subito messaggi e like, anche con {site} chiuso.',
    on: 'Attiva',
    off: 'Disattiva',
    subscribed: 'Attive in questo browser.',
    denied:
      'Hai bloccato le notifiche di {site}. Consentile nelle impostazioni del browser, poi ricarica la pagina.',
    unsupported: 'Questo browser non può mostrare notifiche.',
    homeScreen: 'Su iPhone e iPad le notifiche arrivano quando {site} è nella schermata Home.',
  },
  update: {
    text: 'C’è una nuova versione.',
    reload: 'Ricarica',
  },
  install: {
    text: 'Metti {site} nella schermata Home: si apre con un tocco e l’icona mostra quanti messaggi nuovi hai.',
    add: 'Installa',
    later: 'Non ora',
    ios: 'Metti {site} nella schermata Home: tocca Condividi, poi “Aggiungi alla schermata Home”.',
  },
} satisfies Translation<typeof en>;
