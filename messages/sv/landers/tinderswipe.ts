import type en from '../../en/landers/tinderswipe.ts';
import type { Translation } from '../../translation.ts';

export default {
  title: 'Vänster, höger <em>eller stanna en stund.</em>',
  text: 'Sex kort att värma upp tummen med. De här sex är tecknade. Det är inte människorna på {site}, och dina första meddelanden är gratis.',
  deck: 'En lek med tecknade människor',
  keys: 'Dra ett kort eller använd piltangenterna: vänster för att hoppa över, höger för att gilla.',
  call: 'Träffa riktiga människor',
  join: 'Var med i leken',
  like: 'Gilla',
  pass: 'Hoppa över',
  likeWho: 'Gilla: {who}',
  passWho: 'Hoppa över: {who}',
  cards: {
    sailor: {
      who: 'I hamnen',
      says: 'Har en bra tröja och kan tidvattnet.',
    },
    guest: {
      who: 'På kaféet',
      says: 'Beställer långsamt och menar det.',
    },
    cook: {
      who: 'På torget',
      says: 'Skulle köpa lök, kom hem med plommon.',
    },
    climber: {
      who: 'På fjället',
      says: 'Säger att det är precis runt hörnet.',
    },
    walker: {
      who: 'Med hunden',
      says: 'Hunden bestämmer. Hunden gillar dig.',
    },
    reader: {
      who: 'Med en bok',
      says: 'Ett kapitel till, sen mat.',
    },
  },
  end: {
    some: 'Du gillade <n></n> av {of}.',
    nobody: 'Ingen, alltså. Det är svårt att falla för en teckning.',
    text: 'De är tecknade. På {site} finns riktiga människor, och någon kanske gillar dig också.',
    call: 'Kom in och titta',
    again: 'Dela ut igen',
  },
} satisfies Translation<typeof en>;
