import type en from '../en/credits.ts';
import type { Translation } from '../translation.ts';

export default {
  title: 'Credits',
  premiumTitle: 'Premium',
  head: {
    first: 'Zahl für Worte, <em>nicht für Monate.</em>',
    more: 'Mehr Worte, <em>wann immer du magst.</em>',
    lead: 'Eine Nachricht kostet {count, plural, one {# Credit} other {# Credits}}. Einmal kaufen, nutzen, wann du willst.',
    premium: 'Mit deinen ersten Credits wirst du Premium-Mitglied, und bleibst es.',
  },
  balance: {
    title: 'Dein Guthaben',
    left: '{count, plural, one {# Credit} other {# Credits}}',
    enough:
      '{count, plural, =0 {Reicht nicht für eine Nachricht.} one {Reicht für # Nachricht.} other {Reicht für # Nachrichten.}}',
    statement: 'Credit-Verlauf',
    orders: 'Meine Zahlungen',
    invite: 'Lade jemanden ein',
    repeat: 'Letzte Bestellung wiederholen',
  },
  discount: {
    label: 'Rabatt',
    time_bonus: '{percent} Willkommensangebot',
    welcome: '{percent} Willkommensangebot',
    stay: '{percent} Rabatt für dich',
    included: 'In den Preisen schon enthalten',
    until: 'In den Preisen schon enthalten, bis {date}',
    bonus: 'In den Preisen schon enthalten, in den ersten vier Stunden nach der Anmeldung',
  },
  packages: {
    title: 'Pakete',
    small: 'Zum Ausprobieren',
    medium: 'Zum Kennenlernen',
    large: 'Für lange Gespräche',
    most: 'Am häufigsten gewählt',
    unit: '{count, plural, one {Credit} other {Credits}}',
    messages: '{count, plural, one {# Nachricht} other {# Nachrichten}}',
    perMessage: '<b>{price}</b> pro Nachricht',
    before: 'statt',
    choose: '{count, plural, one {# Credit} other {# Credits}} wählen',
    go: 'Weiter mit diesem Paket',
    tax: '{rate} Mehrwertsteuer enthalten',
  },
  none: {
    title: 'Noch keine Pakete für: {country}',
    text: 'Dort werden zurzeit keine Credits verkauft. Wenn du in einem anderen Land bezahlst, wähle dieses aus.',
  },
  failed: {
    title: 'Die Preise konnten nicht geladen werden',
    text: 'Es wurde nichts bestellt. Bitte versuche es gleich noch einmal.',
    retry: 'Noch einmal versuchen',
  },
  methods: {
    label: 'Zahlungsarten',
    card: 'Karte',
    applepay: 'Apple Pay',
    googlepay: 'Google Pay',
    paypal: 'PayPal',
    ideal: 'iDEAL',
    bancontact: 'Bancontact',
    directdebit: 'Lastschrift',
  },
  country: {
    text: 'Du bezahlst in: <b>{country}</b> ({currency})',
    change: 'Land ändern',
    label: 'Das Land, in dem du bezahlst',
    hint: 'Danach richten sich Währung, Preise und Zahlungsarten.',
    save: 'Speichern',
  },
  premium: {
    title: 'Was Premium öffnet',
    yours: 'Was Premium dir öffnet',
    photos: { title: 'Alle Fotos von allen', text: 'Keine unscharfen Bilder mehr.' },
    conversations: {
      title: 'So viele neue Gespräche, wie du magst',
      text: 'Ohne Premium beginnst du {count}.',
    },
    own: { title: '{count} eigene Fotos', text: 'Statt {count}.' },
    visitors: {
      title: 'Alle, die dein Profil besucht haben',
      text: 'Nicht nur die letzten {count}.',
    },
    chance: 'höhere Chance auf ein Match für Premium-Mitglieder.*',
    chanceNote:
      '* Eine Angabe von {site} über Premium-Mitglieder insgesamt. Sie beschreibt nicht dich und ist kein Versprechen: Was daraus wird, hängt von dir ab und von den Menschen, die du triffst.',
  },
  offer: 'Credits gibt es in Paketen',
  buy: 'Credits kaufen',
  join: 'Kaufen kannst du sie als Mitglied. Die Registrierung ist kostenlos.',
} satisfies Translation<typeof en>;
