import type en from '../en/credits.ts';
import type { Translation } from '../translation.ts';
import paymentMethods from './payment-methods.ts';

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
    title: 'Kredittene dine',
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
    time_bonus: 'Velkomsttilbud: {percent} rabatt',
    welcome: 'Velkomsttilbud: {percent} rabatt',
    stay: '{percent} rabatt til deg',
    included: 'Allerede trukket fra i prisene',
    until: 'Allerede trukket fra i prisene til og med {date}',
    bonus:
      'Allerede trukket fra i prisene {hours, plural, one {den første timen} other {de første # timene}} etter registreringen',
  },
  packages: {
    title: 'Pakker',
    small: 'For å prøve',
    medium: 'For å bli kjent med noen',
    large: 'For gode samtaler',
    most: 'Mest populær',
    unit: '{count, plural, one {kreditt} other {kreditter}}',
    messages: '{count, plural, one {# melding} other {# meldinger}}',
    perMessage: '<b>{price}</b> per melding',
    before: 'i stedet for',
    save: 'Du sparer {amount}',
    choose: 'Velg {count, plural, one {# kreditt} other {# kreditter}}',
    go: 'Fortsett med denne pakken',
    tax: 'Inkludert {rate} merverdiavgift',
  },
  none: {
    title: 'Ikke tilgjengelig ennå: {country}',
    text: 'Vi selger ikke kreditter der for øyeblikket. Hvis du betaler i et annet land, kan du velge det.',
  },
  failed: {
    title: 'Vi kunne ikke hente prisene',
    text: 'Du har ikke bestilt noe. Prøv igjen om litt.',
    retry: 'Prøv igjen',
  },
  methods: { label: 'Betalingsmåter', ...paymentMethods.names },
  country: {
    text: 'Du betaler i: <b>{country}</b> ({currency})',
    change: 'Bytt land',
    label: 'Betalingsland',
    hint: 'Det bestemmer valuta, priser og betalingsmåter.',
    save: 'Lagre',
  },
  premium: {
    title: 'Dette får du med Premium',
    yours: 'Fordelene dine med Premium',
    photos: { title: 'Alle bilder av alle', text: 'Ingen flere slørede bilder.' },
    conversations: {
      title: 'Så mange nye samtaler du vil',
      text: 'Uten Premium kan du starte {count}.',
    },
    own: { title: '{count} egne bilder', text: 'I stedet for {count}.' },
    visitors: { title: 'Hele listen over besøkende', text: 'Ikke bare de siste {count}.' },
    chance: 'større sjanse for en match for premiummedlemmer.*',
    chanceNote:
      '* Et tall som {site} oppgir for premiummedlemmer som helhet. Det er ikke et løfte: Resultatet varierer fra person til person.',
  },
  offer: 'Kreditter kjøpes i pakker',
  buy: 'Kjøp kreditter',
  join: 'Registrer deg gratis for å kjøpe dem.',
} satisfies Translation<typeof en>;
