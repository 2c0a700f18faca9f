import type en from '../en/credits.ts';
import type { Translation } from '../translation.ts';
import paymentMethods from './payment-methods.ts';

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
    title: 'Dina krediter',
    left: '{count, plural, one {# kredit} other {# krediter}}',
    enough:
      '{count, plural, =0 {Räcker inte till ett meddelande.} one {Räcker till # meddelande.} other {Räcker till # meddelanden.}}',
    statement: 'Kredithistorik',
    orders: 'Mina betalningar',
    invite: 'Bjud in någon',
    repeat: 'Upprepa senaste beställningen',
  },
  discount: {
    label: 'Rabatt',
    time_bonus: '{percent} välkomsterbjudande',
    welcome: '{percent} välkomsterbjudande',
    stay: '{percent} rabatt till dig',
    included: 'Redan avdragen i priserna',
    until: 'Redan avdragen i priserna, till och med {date}',
    bonus:
      'Redan avdraget i priserna under {hours, plural, one {den första timmen} other {de första # timmarna}} efter att du blev medlem',
  },
  packages: {
    title: 'Paketen',
    small: 'För att prova',
    medium: 'För att lära känna någon',
    large: 'För långa samtal',
    most: 'Mest populärt',
    unit: '{count, plural, one {kredit} other {krediter}}',
    messages: '{count, plural, one {# meddelande} other {# meddelanden}}',
    perMessage: '<b>{price}</b> per meddelande',
    before: 'i stället för',
    save: 'Du sparar {amount}',
    choose: 'Välj {count, plural, one {# kredit} other {# krediter}}',
    go: 'Fortsätt med det här paketet',
    tax: 'Inklusive {rate} moms',
  },
  none: {
    title: 'Inte tillgängligt än: {country}',
    text: 'Vi säljer inga krediter där just nu. Om du betalar i ett annat land väljer du det.',
  },
  failed: {
    title: 'Vi kunde inte hämta priserna',
    text: 'Du har inte beställt något. Försök igen om en stund.',
    retry: 'Försök igen',
  },
  methods: { label: 'Betalningssätt', ...paymentMethods.names },
  country: {
    text: 'Du betalar i: <b>{country}</b> ({currency})',
    change: 'Byt land',
    label: 'Betalningsland',
    hint: 'Det avgör valuta, priser och betalningssätt.',
    save: 'Spara',
  },
  premium: {
    title: 'Det här får du med Premium',
    yours: 'Dina fördelar med Premium',
    photos: { title: 'Alla bilder på alla', text: 'Inga fler suddiga bilder.' },
    conversations: {
      title: 'Så många nya chattar du vill',
      text: 'Utan Premium kan du starta {count}.',
    },
    own: { title: '{count} egna bilder', text: 'I stället för {count}.' },
    visitors: { title: 'Hela listan över dina besökare', text: 'Inte bara de senaste {count}.' },
    chance: 'större chans till en match för premiummedlemmar.*',
    chanceNote:
      '* Gäller premiummedlemmar på {site} som helhet. Det är inget löfte: resultatet varierar från person till person.',
  },
  offer: 'Krediter köps i paket',
  buy: 'Köp krediter',
  join: 'Registrera dig gratis för att köpa dem.',
} satisfies Translation<typeof en>;
