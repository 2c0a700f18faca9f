import type en from '../en/swipe.ts';
import type { Translation } from '../translation.ts';

export default {
  title: 'Gioco dello swipe',
  heading: 'Pochi like, ma ben spesi',
  lead: 'Un piccolo mazzo ogni giorno, perché ogni like conti davvero.',
  left: 'Like rimasti oggi: {left} su {count}',
  fresh: 'A mezzanotte ne arrivano altri. Passare oltre è sempre gratis.',
  stack: 'Persone a cui mettere like o da saltare',
  like: 'Metti like',
  pass: 'Passa oltre',
  undo: 'Annulla l’ultimo “passa oltre”',
  open: 'Apri il profilo',
  keys: 'Preferisci la tastiera?',
  loading: 'Cerco altre persone…',
  close: 'Chiudi',
  said: {
    liked: 'Hai messo like a {name}.',
    passed: 'Hai saltato {name}.',
    back: '{name} è di nuovo qui.',
    next: 'Prossimo profilo: {name}, {age}, {place}.',
  },
  offline: 'Sei offline. {name} ti aspetta qui finché non torni.',
  failed: 'L’invio non è riuscito, quindi {name} è di nuovo qui.',
  limit: {
    title: 'Questi erano i tuoi like di oggi',
    midnight: 'A mezzanotte ne arrivano altri, {away}.',
    at: 'Alle {time} ne arrivano altri, {away}.',
    tomorrow: 'Domani ne arrivano altri.',
    text: 'Fino ad allora puoi continuare a passare oltre e mettere like dai profili.',
    search: 'Cerca iscritti',
    likes: 'I tuoi like',
  },
  lost: { title: 'Non è stato possibile caricare le prossime persone', retry: 'Riprova' },
  empty: {
    title: 'Per ora è tutto',
    text: 'Hai visto tutte le persone adatte. Aumenta la distanza nel tuo profilo oppure dai un’occhiata alla ricerca.',
    widen: 'Aumenta la distanza',
  },
} satisfies Translation<typeof en>;
