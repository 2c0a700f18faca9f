import type en from '../../en/landers/tinderswipe.ts';
import type { Translation } from '../../translation.ts';

export default {
  title: 'Venstre, højre <em>eller bliv lidt.</em>',
  text: 'Seks kort til at varme tommelfingeren op. De seks er tegninger. Det er folk på {site} ikke, og dine første beskeder er gratis.',
  deck: 'En bunke tegnede mennesker',
  keys: 'Træk et kort, eller brug piletasterne: venstre for at springe over, højre for at like.',
  call: 'Mød rigtige mennesker',
  join: 'Vær med i spillet',
  like: 'Like',
  pass: 'Spring over',
  likeWho: 'Like: {who}',
  passWho: 'Spring over: {who}',
  cards: {
    sailor: {
      who: 'Ved havnen',
      says: 'Har én god sweater og kender tidevandet.',
    },
    guest: {
      who: 'Over en kaffe',
      says: 'Bestiller langsomt og mener det.',
    },
    cook: {
      who: 'På torvet',
      says: 'Gik efter løg, kom hjem med blommer.',
    },
    climber: {
      who: 'På fjeldet',
      says: 'Siger, det er lige om hjørnet.',
    },
    walker: {
      who: 'Med hunden',
      says: 'Hunden bestemmer. Hunden kan lide dig.',
    },
    reader: {
      who: 'Med en bog',
      says: 'Et kapitel til, så mad.',
    },
  },
  end: {
    some: 'Du likede <n></n> ud af {of}.',
    nobody: 'Ingen, altså. Det er svært at falde for en tegning.',
    text: 'De er tegnede. På {site} er der rigtige mennesker, og måske kan en af dem også lide dig.',
    call: 'Gå ind og se',
    again: 'Del ud igen',
  },
} satisfies Translation<typeof en>;
