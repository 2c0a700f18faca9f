import type en from '../en/invitations.ts';
import type { Translation } from '../translation.ts';

export default {
  title: 'Invita qualcuno',
  lead: 'Conosci qualcuno che si troverebbe bene su {site}? Condividi il tuo link personale.',
  premium: 'Solo gli iscritti premium possono inviare inviti.',
  getPremium: 'Passa a Premium',
  start: 'Il tuo link lo crei una volta sola, e resta tuo.',
  make: 'Crea il mio link',
  page: 'Che cosa vedranno per prima cosa',
  variant: 'Versione',
  number: 'Versione {number}',
  preview: 'Così lo vede chi lo riceve',
  open: 'Apri la pagina',
  link: 'Il tuo link',
  copy: 'Copia',
  copied: 'Copiato',
  share: 'Condividi',
  words: 'Io sono su {site}. Ci dai un’occhiata?',
  joined:
    '{count, plural, =0 {Nessuno si è ancora iscritto con il tuo link} one {# persona si è iscritta con il tuo link} other {# persone si sono iscritte con il tuo link}}',
  thanked:
    '{count, plural, =0 {Ancora nessun credito di ringraziamento} one {# credito di ringraziamento} other {# crediti di ringraziamento}}',
  terms:
    'Ricevi {count, plural, one {# credito} other {# crediti}} per ogni persona che si iscrive e conferma l’indirizzo e-mail, fino a {most} persone al mese. Nessuno vede chi ha invitato chi.',
  pages: {
    alonetonight: 'Una casa di notte',
    collagelanding: 'Una parete di ritratti',
    gallery: 'Una galleria',
    iconslanding: 'Scegli ciò che ti piace',
    maplanding: 'Una mappa',
    socialnetwork: 'Piccole notizie del giorno',
    transitionsvideolanding: 'Un film attraverso le stagioni',
    video: 'Un breve film',
  },
} satisfies Translation<typeof en>;
