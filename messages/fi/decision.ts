import type en from '../en/decision.ts';
import type { Translation } from '../translation.ts';

export default {
  title: 'Päätös {reference}',
  decided: 'Päätös tehty {date}',
  reference: 'Asianumero {reference}',
  reversed:
    'Kumosimme tämän päätöksen {date}. Se ei ole enää voimassa, eikä sitä lueta sinulle viaksi.',
  appeal: {
    title: 'Hae muutosta',
    text: 'Voit hakea muutosta yhden kerran {date} asti. Kerro kaikki, mitä meidän pitäisi tietää.',
    message: 'Miksi päätös on mielestäsi väärä?',
    hint: 'Vähintään {min} merkkiä. Tekstin lukee henkilö, joka ei osallistunut päätökseen.',
    counter: '{used}/{most}',
    submit: 'Lähetä muutoksenhaku',
    over: 'Muutosta tähän päätökseen saattoi hakea {date} asti.',
  },
  filed: {
    title: 'Muutoksenhakusi',
    sent: 'Lähetetty {date}',
    thanks: 'Olemme saaneet muutoksenhakusi.',
    states: { open: 'Käsittelyssä', upheld: 'Päätös pysyy voimassa', reversed: 'Päätös kumottu' },
    waiting:
      'Asian käy läpi henkilö, joka ei osallistunut päätökseen. Vastaamme sähköpostilla {days} päivän kuluessa muutoksenhausta.',
    answer: 'Vastauksemme',
    answered: 'Vastattu {date}',
  },
  unknown: {
    title: 'Emme löytäneet tätä päätöstä',
    text: 'Linkki voi olla vajaa. Avaa se uudelleen sähköpostistamme tai kirjoita meille valitussivulla.',
    action: 'Valitussivulle',
  },
} satisfies Translation<typeof en>;
