import type en from '../en/credits.ts';
import type { Translation } from '../translation.ts';
import paymentMethods from './payment-methods.ts';

export default {
  title: 'Kreditter',
  premiumTitle: 'Premium',
  head: {
    first: 'Betal for ord, <em>ikke for måneder.</em>',
    more: 'Flere ord, <em>når du har lyst.</em>',
    lead: 'En besked koster {count, plural, one {# kredit} other {# kreditter}}. Køb én gang, og brug dem, når du vil.',
    premium: 'Dine første kreditter gør dig til premiummedlem for altid.',
  },
  balance: {
    title: 'Dine kreditter',
    left: '{count, plural, one {# kredit} other {# kreditter}}',
    enough:
      '{count, plural, =0 {Ikke nok til en besked.} one {Nok til # besked.} other {Nok til # beskeder.}}',
    statement: 'Kredithistorik',
    orders: 'Mine betalinger',
    invite: 'Inviter nogen',
    repeat: 'Gentag den seneste ordre',
  },
  discount: {
    label: 'Rabat',
    time_bonus: 'Velkomsttilbud: {percent} rabat',
    welcome: 'Velkomsttilbud: {percent} rabat',
    stay: '{percent} rabat til dig',
    included: 'Allerede trukket fra i priserne',
    until: 'Allerede trukket fra i priserne til og med {date}',
    bonus:
      'Allerede trukket fra i priserne {hours, plural, one {den første time} other {de første # timer}} efter tilmeldingen',
  },
  packages: {
    title: 'Pakker',
    small: 'Til at prøve',
    medium: 'Til at lære nogen at kende',
    large: 'Til gode samtaler',
    most: 'Mest populær',
    unit: '{count, plural, one {kredit} other {kreditter}}',
    messages: '{count, plural, one {# besked} other {# beskeder}}',
    perMessage: '<b>{price}</b> pr. besked',
    before: 'i stedet for',
    save: 'Du sparer {amount}',
    choose: 'Vælg {count, plural, one {# kredit} other {# kreditter}}',
    go: 'Fortsæt med denne pakke',
    tax: 'Inklusive {rate} moms',
  },
  none: {
    title: 'Ikke tilgængelig endnu: {country}',
    text: 'Vi sælger ikke kreditter der i øjeblikket. Hvis du betaler i et andet land, så vælg det.',
  },
  failed: {
    title: 'Vi kunne ikke hente priserne',
    text: 'Du har ikke bestilt noget. Prøv igen om lidt.',
    retry: 'Prøv igen',
  },
  methods: { label: 'Betalingsmetoder', ...paymentMethods.names },
  country: {
    text: 'Du betaler i: <b>{country}</b> ({currency})',
    change: 'Skift land',
    label: 'Betalingsland',
    hint: 'Det bestemmer valuta, priser og betalingsmetoder.',
    save: 'Gem',
  },
  premium: {
    title: 'Det får du med Premium',
    yours: 'Dine fordele med Premium',
    photos: { title: 'Alle billeder af alle', text: 'Ikke flere slørede billeder.' },
    conversations: {
      title: 'Så mange nye samtaler, du vil',
      text: 'Uden Premium kan du starte {count}.',
    },
    own: { title: '{count} billeder af dig selv', text: 'I stedet for {count}.' },
    visitors: { title: 'Hele listen over dine besøgende', text: 'Ikke kun de seneste {count}.' },
    chance: 'større chance for et match for premiummedlemmer.*',
    chanceNote:
      '* Et tal, som {site} oplyser for premiummedlemmer som helhed. Det er ikke et løfte: Resultatet varierer fra person til person.',
  },
  offer: 'Kreditter købes i pakker',
  buy: 'Køb kreditter',
  join: 'Tilmeld dig gratis for at købe dem.',
} satisfies Translation<typeof en>;
