import type en from '../en/chats.ts';
import type { Translation } from '../translation.ts';

export default {
  title: 'Messaggi',
  list: 'Le tue chat',
  you: 'Tu: {text}',
  photo: {
    theirs: 'Ti ha inviato una foto',
    mine: 'Hai inviato una foto',
  },
  gift: {
    theirs: 'Ti ha inviato un regalo',
    mine: 'Hai inviato un regalo',
  },
  takenBack: {
    theirs: 'Ha eliminato un messaggio',
    mine: 'Hai eliminato un messaggio',
  },
  nothing: 'Nessun messaggio',
  typing: 'sta scrivendo…',
  draft: 'Bozza',
  online: 'Online',
  muted: 'Silenziata',
  yesterday: 'Ieri',
  unread: '{count, plural, one {# messaggio non letto} other {# messaggi non letti}}',
  state: {
    unconfirmed: 'Non ha ancora confermato l’indirizzo e-mail',
    disabled: 'Questo profilo non è attivo',
    deleted: 'Questo account è stato eliminato',
    blocked_by: '{name} ti ha bloccato',
    you_blocked: 'Hai bloccato {name}',
  },
  menu: {
    label: 'Opzioni della chat con {name}',
    profile: 'Vedi il profilo',
    mute: 'Silenzia',
    unmute: 'Riattiva le notifiche',
    delete: 'Elimina la chat',
    deleted: 'La chat con {name} è stata eliminata.',
  },
  search: {
    label: 'Cerca nelle tue chat',
    clear: 'Cancella la ricerca',
    people: 'Persone',
    messages: 'Messaggi',
    found: '{count, plural, =0 {Nessun risultato} one {# risultato} other {# risultati}}',
    none: 'Nessun risultato per “{words}”',
    noneText: 'Prova con un nome o con altre parole dei tuoi messaggi.',
    loading: 'Ricerca in corso…',
    failed: 'La ricerca non ha funzionato',
  },
  empty: {
    title: 'Ancora nessun messaggio',
    text: 'Trova qualcuno che ti piacerebbe conoscere e saluta. Le tue chat compariranno qui.',
    action: 'Dai un’occhiata',
  },
  choose: {
    title: 'Riprendi da dove eri',
    text: 'Scegli una chat per continuare a parlare.',
  },
  absent: {
    title: 'Al momento non puoi scrivere a questa persona',
    text: 'Il profilo non è attivo. Forse l’indirizzo e-mail non è ancora confermato, oppure questa persona se n’è andata.',
  },
  gone: {
    title: 'Questa chat non è più disponibile',
    text: 'È stata eliminata, oppure non hai accesso.',
    back: 'Tutti i messaggi',
  },
  failed: {
    title: 'Non siamo riusciti a caricare le tue chat',
    chat: 'Non siamo riusciti a caricare questa chat',
    more: 'Non siamo riusciti a caricare altre chat.',
    text: 'Di solito si risolve in un attimo.',
    retry: 'Riprova',
  },
  loading: 'Caricamento delle tue chat…',
} satisfies Translation<typeof en>;
