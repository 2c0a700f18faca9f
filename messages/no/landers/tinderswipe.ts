import type en from '../../en/landers/tinderswipe.ts';
import type { Translation } from '../../translation.ts';

export default {
  title: 'Venstre, høyre <em>eller bli litt.</em>',
  text: 'Seks kort til å varme opp tommelen med. Disse seks er tegninger. Det er ikke folk på {site}, og de første meldingene dine er gratis.',
  deck: 'En kortstokk med tegnede mennesker',
  keys: 'Dra et kort, eller bruk piltastene: venstre for å hoppe over, høyre for å gi en like.',
  call: 'Møt ekte mennesker',
  join: 'Bli med i spillet',
  like: 'Like',
  pass: 'Hopp over',
  likeWho: 'Like: {who}',
  passWho: 'Hopp over: {who}',
  cards: {
    sailor: {
      who: 'På brygga',
      says: 'Har én god genser og kan tidevannet.',
    },
    guest: {
      who: 'På kafeen',
      says: 'Bestiller sakte og mener det.',
    },
    cook: {
      who: 'På torget',
      says: 'Skulle ha løk, kom hjem med plommer.',
    },
    climber: {
      who: 'På fjellet',
      says: 'Sier det er rett rundt svingen.',
    },
    walker: {
      who: 'Med hunden',
      says: 'Hunden bestemmer. Hunden liker deg.',
    },
    reader: {
      who: 'Med en bok',
      says: 'Ett kapittel til, så middag.',
    },
  },
  end: {
    some: 'Du likte <n></n> av {of}.',
    nobody: 'Ingen, altså. Det er vanskelig å falle for en tegning.',
    text: 'De er tegnet. På {site} er det ekte mennesker, og kanskje noen liker deg også.',
    call: 'Gå inn og se',
    again: 'Del ut på nytt',
  },
} satisfies Translation<typeof en>;
