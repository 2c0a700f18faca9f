import type en from '../en/swipe.ts';
import type { Translation } from '../translation.ts';

export default {
  title: 'Gioco dello swipe',
  heading: 'Pochi like, ma ben spesi',
  lead: 'Pochi like al giorno, perché ognuno conti davvero.',
  left: 'Like rimasti oggi: {left} su {count}',
  fresh: 'Nuovi like a mezzanotte. Passare oltre è sempre gratis.',
  stack: 'Persone a cui mettere like o da passare',
  like: 'Metti like',
  pass: 'Passa oltre',
  undo: 'Torna all’ultimo profilo passato',
  open: 'Apri il profilo',
  keys: 'Scorciatoie da tastiera',
  loading: 'Ricerca di altre persone…',
  close: 'Chiudi',
  said: {
    liked: 'Hai messo like a {name}.',
    passed: 'Hai passato {name}.',
    back: '{name} è di nuovo qui.',
    next: 'Prossimo profilo: {name}, {age}, {place}.',
  },
  offline: 'Sei offline. Potrai mettere like a {name} o passare oltre quando torni online.',
  failed: 'L’invio non è riuscito. Riprova con {name}.',
  limit: {
    title: 'Per oggi hai finito i like',
    midnight: 'Nuovi like a mezzanotte, {away}.',
    at: 'Nuovi like alle {time}, {away}.',
    tomorrow: 'Nuovi like domani.',
    text: 'Fino ad allora puoi continuare a passare oltre, e mettere like direttamente dai profili.',
    search: 'Cerca iscritti',
    likes: 'I tuoi like',
  },
  lost: { title: 'Non siamo riusciti a caricare altre persone', retry: 'Riprova' },
  empty: {
    title: 'Per ora è tutto',
    text: 'Hai visto tutte le persone che corrispondono a quello che cerchi. Aumenta la distanza nel tuo profilo o prova la ricerca.',
    widen: 'Aumenta la distanza',
  },
} satisfies Translation<typeof en>;
