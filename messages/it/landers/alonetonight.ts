import type en from '../../en/landers/alonetonight.ts';
import type { Translation } from '../../translation.ts';

export default {
  you: 'tu?',
  join: 'Accendi la tua luce',
  street: {
    title: 'Serata in solitudine? <em>Come mezzo palazzo.</em>',
    text: 'Dietro qualche finestra c’è chi vorrebbe un ciao, proprio come te. Su {site} il tuo primo messaggio è gratis.',
    call: 'Vedi chi è ancora sveglio',
    says: 'Tisana o TV spazzatura?',
  },
  rain: {
    title: 'Piove di nuovo. <em>Resta in casa, ma in compagnia.</em>',
    text: 'Niente ombrello, niente chiacchiere di circostanza al bar. Su {site} scrivi a chi ascolta la stessa pioggia.',
    call: 'Trova compagnia',
    says: 'In due suona meglio.',
  },
  kitchen: {
    title: 'Hai cucinato per due. <em>Abitudine?</em>',
    text: 'Da qualche parte c’è chi ha il vino e nessuna idea per cena. Fatti avanti su {site}: il primo messaggio è gratis.',
    call: 'Apparecchia per due',
    says: 'Che si mangia?',
  },
} satisfies Translation<typeof en>;
