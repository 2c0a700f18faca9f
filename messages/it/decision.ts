import type en from '../en/decision.ts';
import type { Translation } from '../translation.ts';

export default {
  title: 'Decisione {reference}',
  decided: 'Data della decisione: {date}',
  reference: 'Riferimento {reference}',
  reversed:
    'Abbiamo revocato questa decisione in data {date}. Non è più valida e non conterà a tuo sfavore.',
  appeal: {
    title: 'Fai ricorso',
    text: 'Puoi fare ricorso una sola volta, fino al giorno {date}. Raccontaci tutto quello che dovremmo sapere.',
    message: 'Perché pensi che la decisione sia sbagliata?',
    hint: 'Almeno {min} caratteri. Lo leggerà una persona che non ha partecipato alla decisione.',
    counter: '{used} su {most}',
    submit: 'Invia il ricorso',
    over: 'Era possibile fare ricorso contro questa decisione fino al giorno {date}.',
  },
  filed: {
    title: 'Il tuo ricorso',
    sent: 'Data di invio: {date}',
    thanks: 'Abbiamo ricevuto il tuo ricorso.',
    states: { open: 'In esame', upheld: 'Decisione confermata', reversed: 'Decisione revocata' },
    waiting:
      'Una persona che non ha partecipato alla decisione esaminerà il caso. Ti risponderemo per e-mail entro {days} giorni dal tuo ricorso.',
    answer: 'La nostra risposta',
    answered: 'Data della risposta: {date}',
  },
  unknown: {
    title: 'Non abbiamo trovato questa decisione',
    text: 'Forse il link è incompleto. Aprilo di nuovo dalla nostra e-mail, oppure scrivici tramite la pagina dei reclami.',
    action: 'Vai alla pagina dei reclami',
  },
} satisfies Translation<typeof en>;
