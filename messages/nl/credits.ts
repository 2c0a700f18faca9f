import type en from '../en/credits.ts';
import type { Translation } from '../translation.ts';

export default {
  title: 'Credits',
  premiumTitle: 'Premium',
  head: {
    first: 'Betaal voor woorden, <em>niet voor maanden.</em>',
    more: 'Meer woorden, <em>wanneer je maar wilt.</em>',
    lead: 'Een bericht kost {count, plural, one {# credit} other {# credits}}. Eén keer kopen, gebruiken wanneer je wilt.',
    premium: 'Met je eerste credits word je premiumlid, en dat blijf je.',
  },
  balance: {
    title: 'Je saldo',
    left: '{count, plural, one {# credit} other {# credits}}',
    enough:
      '{count, plural, =0 {Niet genoeg voor een bericht.} one {Genoeg voor # bericht.} other {Genoeg voor # berichten.}}',
    statement: 'Creditgeschiedenis',
    orders: 'Mijn betalingen',
    invite: 'Nodig iemand uit',
    repeat: 'Laatste bestelling herhalen',
  },
  discount: {
    label: 'Korting',
    time_bonus: '{percent} welkomstaanbieding',
    welcome: '{percent} welkomstaanbieding',
    stay: '{percent} korting voor jou',
    included: 'Zit al in de prijzen',
    until: 'Zit al in de prijzen, tot en met {date}',
    bonus: 'Zit al in de prijzen, tot vier uur na je aanmelding',
  },
  packages: {
    title: 'Pakketten',
    small: 'Om te proberen',
    medium: 'Om iemand te leren kennen',
    large: 'Voor goede praters',
    most: 'Meest gekozen',
    unit: '{count, plural, one {credit} other {credits}}',
    messages: '{count, plural, one {# bericht} other {# berichten}}',
    perMessage: '<b>{price}</b> per bericht',
    before: 'in plaats van',
    choose: 'Kies {count, plural, one {# credit} other {# credits}}',
    go: 'Verder met dit pakket',
    tax: '{rate} btw inbegrepen',
  },
  none: {
    title: 'Nog geen pakketten voor {country}',
    text: 'Daar worden op dit moment geen credits verkocht. Betaal je in een ander land, kies dan dat land.',
  },
  failed: {
    title: 'De prijzen konden niet worden geladen',
    text: 'Er is niets besteld. Probeer het zo nog eens.',
    retry: 'Opnieuw proberen',
  },
  methods: {
    label: 'Betaalmethoden',
    card: 'Kaart',
    applepay: 'Apple Pay',
    googlepay: 'Google Pay',
    paypal: 'PayPal',
    ideal: 'iDEAL',
    bancontact: 'Bancontact',
    directdebit: 'Automatische incasso',
  },
  country: {
    text: 'Je betaalt in: <b>{country}</b> ({currency})',
    change: 'Land wijzigen',
    label: 'Het land waarin je betaalt',
    hint: 'Het bepaalt munteenheid, prijzen en betaalmethoden.',
    save: 'Opslaan',
  },
  premium: {
    title: 'Wat premium opent',
    yours: 'Wat premium voor jou opent',
    photos: { title: 'Alle foto’s van iedereen', text: 'Geen wazige foto’s meer.' },
    conversations: {
      title: 'Zoveel nieuwe gesprekken als je wilt',
      text: 'Zonder premium begin je er {count}.',
    },
    own: { title: '{count} eigen foto’s', text: 'In plaats van {count}.' },
    visitors: { title: 'Al je bezoekers', text: 'Niet alleen de laatste {count}.' },
    chance: 'meer kans op een match voor premiumleden.*',
    chanceNote:
      '* Een cijfer dat {site} noemt voor premiumleden in het algemeen. Het gaat niet over jou en is geen belofte: wat ervan komt, hangt af van jou en van wie je ontmoet.',
  },
  offer: 'Credits koop je in pakketten',
  buy: 'Credits kopen',
  join: 'Je koopt ze als lid. Aanmelden is gratis.',
} satisfies Translation<typeof en>;
