import type en from '../en/credits.ts';
import type { Translation } from '../translation.ts';
import paymentMethods from './payment-methods.ts';

export default {
  title: 'Credits',
  premiumTitle: 'Premium',
  head: {
    first: 'Zahl für Worte, <em>nicht für Monate.</em>',
    more: 'Mehr Worte, <em>wann immer du magst.</em>',
    lead: 'Eine Nachricht kostet {count, plural, one {# Credit} other {# Credits}}. Einmal kaufen, nutzen, wann du willst.',
    premium: 'Mit deinen ersten Credits wirst du dauerhaft Premium-Mitglied.',
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
    bonus:
      'In den Preisen schon enthalten, in {hours, plural, one {der ersten Stunde} other {den ersten # Stunden}} nach der Registrierung',
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
    save: 'Du sparst {amount}',
    choose: '{count, plural, one {# Credit} other {# Credits}} wählen',
    go: 'Weiter mit diesem Paket',
    tax: '{rate} Mehrwertsteuer enthalten',
  },
  none: {
    title: 'Noch keine Pakete für: {country}',
    text: 'Dort verkaufen wir zurzeit keine Credits. Wenn du in einem anderen Land bezahlst, wähle dieses aus.',
  },
  failed: {
    title: 'Wir konnten die Preise nicht laden',
    text: 'Du hast nichts bestellt. Bitte versuch es gleich noch einmal.',
    retry: 'Noch einmal versuchen',
  },
  methods: { label: 'Zahlungsarten', ...paymentMethods.names },
  country: {
    text: 'Du bezahlst in: <b>{country}</b> ({currency})',
    change: 'Land ändern',
    label: 'Land, in dem du bezahlst',
    hint: 'Danach richten sich Währung, Preise und Zahlungsarten.',
    save: 'Speichern',
  },
  premium: {
    title: 'Was du mit Premium bekommst',
    yours: 'Deine Premium-Vorteile',
    photos: { title: 'Alle Fotos von allen', text: 'Keine unscharfen Fotos mehr.' },
    conversations: {
      title: 'So viele neue Gespräche, wie du magst',
      text: 'Ohne Premium kannst du {count} beginnen.',
    },
    own: { title: '{count} eigene Fotos', text: 'Statt {count}.' },
    visitors: {
      title: 'Alle deine Besucher',
      text: 'Nicht nur die letzten {count}.',
    },
    chance: 'höhere Chance auf ein Match für Premium-Mitglieder.*',
    chanceNote:
      '* Bezogen auf die Premium-Mitglieder von {site} insgesamt. Das ist kein Versprechen: Im Einzelfall kann es anders sein.',
  },
  offer: 'Credits gibt es in Paketen',
  buy: 'Credits kaufen',
  join: 'Registriere dich kostenlos, um sie zu kaufen.',
} satisfies Translation<typeof en>;
