import type en from '../en/app.ts';
import type { Translation } from '../translation.ts';

export default {
  pushAlert: {
    text: 'Ricevi una notifica quando qualcuno ti scrive, anche con {site} chiuso.',
    short: 'Attiva le notifiche',
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
    homeScreen: 'Su iPhone o iPad aggiungi {site} alla schermata Home per ricevere le notifiche.',
  },
  update: {
    text: 'È disponibile una nuova versione.',
    reload: 'Ricarica',
  },
  install: {
    text: 'Aggiungi {site} alla schermata Home per aprirlo con un tocco e vedere subito i nuovi messaggi.',
    short: 'Installa {site}',
    add: 'Installa',
    later: 'Non ora',
    ios: 'Aggiungi {site} alla schermata Home: tocca Condividi, poi “Aggiungi alla schermata Home”.',
    iosShort: 'Installa {site}: Condividi, poi “Aggiungi alla schermata Home”',
  },
} satisfies Translation<typeof en>;
