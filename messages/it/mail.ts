import type en from '../en/mail.ts';
import type { Translation } from '../translation.ts';

export default {
  common: {
    months: '{months, plural, =6 {sei mesi} =12 {un anno} =60 {cinque anni} other {# mesi}}',
    footer: 'Ricevi questa e-mail perché questo indirizzo è stato usato su {site}.',
  },
  complaint: {
    subject: 'Il tuo reclamo {reference}',
    body: 'Abbiamo ricevuto il tuo reclamo. Il numero di riferimento è {reference}.\n\nUna persona lo legge e ti risponde entro due giorni lavorativi. Puoi seguirne lo stato in qualsiasi momento.',
    action: 'Vedi lo stato',
    note: 'Conserva questa e-mail: il link qui sopra è la chiave del tuo reclamo. Non inoltrarlo a nessuno.',
  },
  exclusion: {
    subject: 'Conferma il tuo divieto di accesso',
    body: 'Qualcuno, presumibilmente tu, ci ha chiesto di tenere questo indirizzo lontano da {site} per {period}.\n\nIl divieto inizia quando lo confermi. Chiude l’eventuale account che usa questo indirizzo, e non può essere annullato in anticipo.',
    action: 'Conferma il divieto',
    note: 'Il link funziona per 24 ore. Se la richiesta non viene da te, non fare nulla: non succederà nulla.',
  },
} satisfies Translation<typeof en>;
