import type en from '../en/credits.ts';
import type { Translation } from '../translation.ts';

export default {
  title: 'Krediter',
  premiumTitle: 'Premium',
  head: {
    first: 'Betala för ord, <em>inte för månader.</em>',
    more: 'Fler ord, <em>när du vill.</em>',
    lead: 'Ett meddelande kostar {count, plural, one {# kredit} other {# krediter}}. Köp en gång och använd dem när du vill.',
    premium: 'Dina första krediter gör dig till premiummedlem för gott.',
  },
  balance: {
    title: 'Ditt saldo',
    left: '{count, plural, one {# kredit} other {# krediter}}',
    enough:
      '{count, plural, =0 {Räcker inte till ett meddelande.} one {Räcker till # meddelande.} other {Räcker till # meddelanden.}}',
    statement: 'Kredithistorik',
    orders: 'Mina betalningar',
    invite: 'Bjud in någon',
    repeat: 'Upprepa senaste köpet',
  },
  discount: {
    label: 'Rabatt',
    time_bonus: '{percent} välkomsterbjudande',
    welcome: '{percent} välkomsterbjudande',
    stay: '{percent} rabatt till dig',
    included: 'Redan avdragen i priserna',
    until: 'Redan avdragen i priserna, till och med {date}',
    bonus: 'Redan avdraget i priserna under de första fyra timmarna efter registreringen',
  },
  packages: {
    title: 'Paketen',
    small: 'För att prova',
    medium: 'För att lära känna någon',
    large: 'För långa samtal',
    most: 'Flest väljer detta',
    unit: '{count, plural, one {kredit} other {krediter}}',
    messages: '{count, plural, one {# meddelande} other {# meddelanden}}',
    perMessage: '<b>{price}</b> per meddelande',
    before: 'i stället för',
    choose: 'Välj {count, plural, one {# kredit} other {# krediter}}',
    go: 'Fortsätt med det här paketet',
    tax: 'Inklusive {rate} moms',
  },
  none: {
    title: 'Inga paket ännu: {country}',
    text: 'Krediter säljs inte där just nu. Om du betalar i ett annat land kan du välja det.',
  },
  failed: {
    title: 'Priserna kunde inte hämtas',
    text: 'Ingenting har beställts. Försök igen om en stund.',
    retry: 'Försök igen',
  },
  methods: {
    label: 'Betalningssätt',
    card: 'Kort',
    applepay: 'Apple Pay',
    googlepay: 'Google Pay',
    paypal: 'PayPal',
    ideal: 'iDEAL',
    bancontact: 'Bancontact',
    directdebit: 'Autogiro',
  },
  country: {
    text: 'Du betalar i: <b>{country}</b> ({currency})',
    change: 'Byt land',
    label: 'Landet du betalar i',
    hint: 'Det avgör valuta, priser och betalningssätt.',
    save: 'Spara',
  },
  premium: {
    title: 'Det här öppnar premium',
    yours: 'Det här öppnar premium för dig',
    photos: { title: 'Alla bilder på alla', text: 'Inga fler suddiga bilder.' },
    conversations: {
      title: 'Så många nya konversationer du vill',
      text: 'Utan premium kan du inleda {count}.',
    },
    own: { title: '{count} egna bilder', text: 'I stället för {count}.' },
    visitors: { title: 'Hela listan över dina besökare', text: 'Inte bara de senaste {count}.' },
    chance: 'större chans till en match för premiummedlemmar.*',
    chanceNote:
      '* En siffra som {site} anger för premiummedlemmar som helhet. Den beskriver inte dig och är inget löfte: vad det blir beror på dig och på dem du träffar.',
  },
  offer: 'Krediter köps i paket',
  buy: 'Köp krediter',
  join: 'Du köper dem som medlem. Det är gratis att bli medlem.',
} satisfies Translation<typeof en>;
