import type en from '../en/credits.ts';
import type { Translation } from '../translation.ts';
import paymentMethods from './payment-methods.ts';

export default {
  title: 'Crediti',
  premiumTitle: 'Premium',
  head: {
    first: 'Paghi le parole, <em>non i mesi.</em>',
    more: 'Altre parole, <em>quando vuoi tu.</em>',
    lead: 'Un messaggio costa {count, plural, one {# credito} other {# crediti}}. Compri una volta e li usi quando vuoi.',
    premium: 'Con i primi crediti passi a Premium, per sempre.',
  },
  balance: {
    title: 'I tuoi crediti',
    left: '{count, plural, one {# credito} other {# crediti}}',
    enough:
      '{count, plural, =0 {Non bastano per un messaggio.} one {Bastano per # messaggio.} other {Bastano per # messaggi.}}',
    statement: 'Cronologia dei crediti',
    orders: 'I miei pagamenti',
    invite: 'Invita qualcuno',
    repeat: 'Ripeti l’ultimo ordine',
  },
  discount: {
    label: 'Sconto',
    time_bonus: 'Offerta di benvenuto: {percent}',
    welcome: 'Offerta di benvenuto: {percent}',
    stay: '{percent} di sconto per te',
    included: 'I prezzi sono già scontati',
    until: 'I prezzi sono già scontati, fino al giorno {date}',
    bonus:
      'I prezzi sono già scontati, per {hours, plural, one {l’ora} other {le # ore}} dopo l’iscrizione',
  },
  packages: {
    title: 'Pacchetti',
    small: 'Per provare',
    medium: 'Per conoscere qualcuno',
    large: 'Per chi ama parlare',
    most: 'Il più scelto',
    unit: '{count, plural, one {credito} other {crediti}}',
    messages: '{count, plural, one {# messaggio} other {# messaggi}}',
    perMessage: '<b>{price}</b> a messaggio',
    before: 'invece di',
    save: 'Risparmi {amount}',
    choose: 'Scegli {count, plural, one {# credito} other {# crediti}}',
    go: 'Continua con questo pacchetto',
    tax: 'IVA inclusa ({rate})',
  },
  none: {
    title: 'Non ancora disponibile: {country}',
    text: 'Al momento lì non vendiamo crediti. Se paghi in un altro Paese, sceglilo.',
  },
  failed: {
    title: 'Non siamo riusciti a caricare i prezzi',
    text: 'Non hai ordinato nulla. Riprova tra un momento.',
    retry: 'Riprova',
  },
  methods: { label: 'Metodi di pagamento', ...paymentMethods.names },
  country: {
    text: 'Paese di pagamento: <b>{country}</b> ({currency})',
    change: 'Cambia Paese',
    label: 'Paese di pagamento',
    hint: 'Da questo dipendono valuta, prezzi e metodi di pagamento.',
    save: 'Salva',
  },
  premium: {
    title: 'Che cosa ottieni con Premium',
    yours: 'I tuoi vantaggi Premium',
    photos: { title: 'Tutte le foto di tutti', text: 'Niente più foto sfocate.' },
    conversations: {
      title: 'Tutte le nuove conversazioni che vuoi',
      text: 'Senza Premium puoi iniziarne {count}.',
    },
    own: { title: '{count} foto sul tuo profilo', text: 'Invece di {count}.' },
    visitors: {
      title: 'L’elenco completo dei tuoi visitatori',
      text: 'Non solo i {count} più recenti.',
    },
    chance: 'di probabilità in più di un match per gli iscritti premium.*',
    chanceNote:
      '* Calcolato sull’insieme degli iscritti premium di {site}. Non è una promessa: i risultati variano da persona a persona.',
  },
  offer: 'I crediti si comprano a pacchetti',
  buy: 'Compra crediti',
  join: 'Iscriviti gratis per comprarli.',
} satisfies Translation<typeof en>;
