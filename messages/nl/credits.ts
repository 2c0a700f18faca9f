import type en from '../en/credits.ts';
import type { Translation } from '../translation.ts';
import paymentMethods from './payment-methods.ts';

export default {
  title: 'Credits',
  premiumTitle: 'Premium',
  head: {
    first: 'Betaal voor woorden, <em>niet voor maanden.</em>',
    more: 'Meer woorden, <em>wanneer je maar wilt.</em>',
    lead: 'Een bericht kost {count, plural, one {# credit} other {# credits}}. Eén keer kopen, gebruiken wanneer je wilt.',
    premium: 'Met je eerste credits word je voorgoed premiumlid.',
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
    bonus: 'Zit al in de prijzen, tot {hours, plural, one {# uur} other {# uur}} na je aanmelding',
  },
  packages: {
    title: 'Pakketten',
    small: 'Om te proberen',
    medium: 'Om iemand te leren kennen',
    large: 'Voor lange gesprekken',
    most: 'Meest gekozen',
    unit: '{count, plural, one {credit} other {credits}}',
    messages: '{count, plural, one {# bericht} other {# berichten}}',
    perMessage: '<b>{price}</b> per bericht',
    before: 'in plaats van',
    save: 'Je bespaart {amount}',
    choose: 'Kies {count, plural, one {# credit} other {# credits}}',
    go: 'Verder met dit pakket',
    tax: '{rate} btw inbegrepen',
  },
  none: {
    title: 'Nog geen pakketten voor: {country}',
    text: 'Daar verkopen we op dit moment geen credits. Betaal je in een ander land, kies dan dat land.',
  },
  failed: {
    title: 'We konden de prijzen niet laden',
    text: 'Je hebt niets besteld. Probeer het zo nog eens.',
    retry: 'Opnieuw proberen',
  },
  methods: { label: 'Betaalmethoden', ...paymentMethods.names },
  country: {
    text: 'Je betaalt in: <b>{country}</b> ({currency})',
    change: 'Land wijzigen',
    label: 'Land waar je betaalt',
    hint: 'Dit bepaalt de valuta, de prijzen en de betaalmethoden.',
    save: 'Opslaan',
  },
  premium: {
    title: 'Wat je met Premium krijgt',
    yours: 'Je premiumvoordelen',
    photos: { title: 'Alle foto’s van iedereen', text: 'Geen wazige foto’s meer.' },
    conversations: {
      title: 'Zoveel nieuwe gesprekken als je wilt',
      text: 'Zonder Premium kun je er {count} beginnen.',
    },
    own: { title: '{count} eigen foto’s', text: 'In plaats van {count}.' },
    visitors: { title: 'Al je bezoekers', text: 'Niet alleen de laatste {count}.' },
    chance: 'meer kans op een match voor premiumleden.*',
    chanceNote:
      '* Gebaseerd op alle premiumleden van {site} samen. Het is geen belofte: het verschilt per persoon.',
  },
  offer: 'Credits koop je in pakketten',
  buy: 'Credits kopen',
  join: 'Meld je gratis aan om ze te kopen.',
} satisfies Translation<typeof en>;
