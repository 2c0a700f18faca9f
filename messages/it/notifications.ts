import type en from '../en/notifications.ts';
import type { Translation } from '../translation.ts';
import types from './notification-types.ts';

export default {
  centre: {
    title: 'Notifiche',
    settings: 'Impostazioni delle notifiche',
    markAll: 'Segna tutte come viste',
    markFailed: 'Non è stato salvato. Riprova.',
    today: 'Oggi',
    earlier: 'Prima',
    yesterday: 'Ieri',
    new: 'nuova',
    loading: 'Caricamento delle tue notifiche…',
    failed: 'Non siamo riusciti a caricare le tue notifiche.',
    retry: 'Riprova',
    more: 'Mostra altre',
    moreFailed: 'Non siamo riusciti a caricarne altre.',
    added:
      '{count, plural, one {# altra notifica} many {# altre notifiche} other {# altre notifiche}}',
    arrived:
      '{count, plural, one {# nuova notifica} many {# nuove notifiche} other {# nuove notifiche}}',
    start: 'Torna alle più recenti',
    all: 'Vedi tutte le notifiche',
    empty: {
      title: 'Qui non c’è ancora nulla',
      text: 'Qui compariranno i tuoi like, match, messaggi e visite.',
      action: 'Dai un’occhiata',
    },
  },
  kinds: types.kinds,
  choices: {
    title: 'Notifiche',
    text: 'Scegli quali notifiche ricevere e come. Le modifiche vengono salvate automaticamente.',
    saved: 'Salvato.',
    failed: 'Non è stato salvato. {reason}',
    what: 'Avvisami per',
    push: 'Push',
    email: 'E-mail',
    toggle: '{type}: {channel}',
    noPush: 'Attiva le notifiche push in un browser per usare questi interruttori.',
    types: types.names,
    descriptions: types.descriptions,
    quiet: {
      title: 'Ore di silenzio',
      text: 'Nessuna notifica push in queste ore. Le riceverai dopo.',
      from: 'Dalle',
      to: 'Alle',
      save: 'Salva le ore',
      zone: 'Nel tuo fuso orario ({zone}).',
    },
    texts: {
      title: 'Nomi e messaggi nelle notifiche push',
      text: 'Chi vede il tuo schermo può leggere chi ti scrive e che cosa. Se è disattivato, diciamo solo che c’è qualcosa di nuovo.',
    },
    stops: {
      bounce:
        'Le e-mail a {email} sono tornate indietro il giorno {date}. Non ne invieremo più finché non le riattivi.',
      spam_report:
        'Un’e-mail a {email} è stata segnalata come spam il giorno {date}. Non ne invieremo più finché non le riattivi.',
      list_unsubscribe:
        'Il giorno {date} hai annullato l’iscrizione alle nostre e-mail dal tuo programma di posta. Non le invieremo più finché non le riattivi.',
      resume: 'Riattiva',
      address: 'Cambia l’indirizzo',
    },
  },
} as const satisfies Translation<typeof en>;
