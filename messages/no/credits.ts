import type en from '../en/credits.ts';
import type { Translation } from '../translation.ts';

export default {
  title: 'Kreditter',
  premiumTitle: 'Premium',
  head: {
    first: 'Betal for ord, <em>ikke for måneder.</em>',
    more: 'Flere ord, <em>når du har lyst.</em>',
    lead: 'En melding koster {count, plural, one {# kreditt} other {# kreditter}}. Kjøp én gang, og bruk dem når du vil.',
    premium: 'De første kredittene gjør deg til premiummedlem for godt.',
  },
  balance: {
    title: 'Saldoen din',
    left: '{count, plural, one {# kreditt} other {# kreditter}}',
    enough:
      '{count, plural, =0 {Ikke nok til en melding.} one {Nok til # melding.} other {Nok til # meldinger.}}',
    statement: 'Kreditthistorikk',
    orders: 'Betalingene mine',
    invite: 'Inviter noen',
    repeat: 'Gjenta siste bestilling',
  },
  discount: {
    label: 'Rabatt',
    time_bonus: '{percent} velkomsttilbud',
    welcome: '{percent} velkomsttilbud',
    stay: '{percent} rabatt til deg',
    included: 'Allerede trukket fra i prisene',
    until: 'Allerede trukket fra i prisene til og med {date}',
    bonus: 'Allerede trukket fra i prisene de første fire timene etter registreringen',
  },
  packages: {
    title: 'Pakker',
    small: 'For å prøve',
    medium: 'For å bli kjent med noen',
    large: 'For de lange samtalene',
    most: 'Flest velger denne',
    unit: '{count, plural, one {kreditt} other {kreditter}}',
    messages: '{count, plural, one {# melding} other {# meldinger}}',
    perMessage: '<b>{price}</b> per melding',
    before: 'i stedet for',
    choose: 'Velg {count, plural, one {# kreditt} other {# kreditter}}',
    go: 'Fortsett med denne pakken',
    tax: 'Inkludert {rate} merverdiavgift',
  },
  none: {
    title: 'Ingen pakker ennå: {country}',
    text: 'Det selges ikke kreditter der akkurat nå. Hvis du betaler i et annet land, kan du velge det.',
  },
  failed: {
    title: 'Prisene kunne ikke lastes',
    text: 'Ingenting er bestilt. Prøv igjen om litt.',
    retry: 'Prøv igjen',
  },
  methods: {
    label: 'Betalingsmåter',
    card: 'Kort',
    applepay: 'Apple Pay',
    googlepay: 'Google Pay',
    paypal: 'PayPal',
    ideal: 'iDEAL',
    bancontact: 'Bancontact',
    directdebit: 'Direkte debitering',
  },
  country: {
    text: 'Du betaler i: <b>{country}</b> ({currency})',
    change: 'Bytt land',
    label: 'Landet du betaler i',
    hint: 'Det bestemmer valuta, priser og betalingsmåter.',
    save: 'Lagre',
  },
  premium: {
    title: 'Dette åpner premium for',
    yours: 'Dette åpner premium for deg',
    photos: { title: 'Alle bilder av alle', text: 'Ingen flere slørede bilder.' },
    conversations: {
      title: 'Så mange nye samtaler du vil',
      text: 'Uten premium kan du starte {count}.',
    },
    own: { title: '{count} egne bilder', text: 'I stedet for {count}.' },
    visitors: { title: 'Hele listen over besøkende', text: 'Ikke bare de siste {count}.' },
    chance: 'større sjanse for en match for premiummedlemmer.*',
    chanceNote:
      '* Et tall som {site} oppgir for premiummedlemmer som helhet. Det handler ikke om deg og er ikke noe løfte: Hva som skjer, avhenger av deg og av dem du møter.',
  },
  offer: 'Kreditter kjøpes i pakker',
  buy: 'Kjøp kreditter',
  join: 'Du kjøper dem som medlem. Det er gratis å bli medlem.',
} satisfies Translation<typeof en>;
