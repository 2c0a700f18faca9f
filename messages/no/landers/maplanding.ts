import type en from '../../en/landers/maplanding.ts';
import type { Translation } from '../../translation.ts';

export default {
  map: 'Et kart med tegnede mennesker. Velg en.',
  says: 'En som denne kunne bodd her. En tegning, som alle på dette kartet.',
  towns: {
    title: 'Noen bor <em>i en av disse prikkene.</em>',
    text: 'Hver prikk er et sted. I noen av dem er det folk på {site} som ser etter selskap. Vi viser bare stedet, aldri adressen.',
    call: 'Se deg om i nærheten',
    join: 'Sett deg selv på kartet',
  },
  lights: {
    title: 'Alle disse lysene, <em>og ett er ditt.</em>',
    text: 'Slik ser landet ut etter middag. Bak noen av lysene vil noen gjerne ha en melding. På {site} er den første gratis.',
    call: 'Se hvem som er i nærheten',
    join: 'Tenn lyset ditt',
  },
  paths: {
    title: 'Veien er kortere <em>når man er to.</em>',
    text: 'Å gå fra sted til sted tar dager. En første melding tar et minutt, og på {site} er den gratis.',
    call: 'Ta det første steget',
    join: 'Begynn ved din egen dør',
  },
} satisfies Translation<typeof en>;
