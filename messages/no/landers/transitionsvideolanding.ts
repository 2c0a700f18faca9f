import type en from '../../en/landers/transitionsvideolanding.ts';
import type { Translation } from '../../translation.ts';

export default {
  play: 'Spill av filmen',
  pause: 'Sett filmen på pause',
  join: 'Det begynner med to svar',
  seasons: {
    title:
      'En til <one>den første varme dagen,</one> <two>de lange kveldene,</two> <three>de våte bladene</three> <four>og snøen.</four>',
    text: 'På en benk er det plass til to hele året. Se hvem som er på {site}. Den første meldingen din er gratis.',
    call: 'Sett deg ved siden av noen',
    alt: 'En tegnet film: en benk under et tre. Om våren sitter det én alene der, om sommeren to; om høsten sitter de tettere, og om vinteren lener de seg mot hverandre i snøen.',
  },
  day: {
    title:
      'En til <one>kaffen klokka åtte,</one> <two>den stille formiddagen,</two> <three>hva skal vi ha til middag</three> <four>og det siste lyset.</four>',
    text: 'Hver dag har plass til et hei. Si det til noen på {site}. Det første er gratis.',
    call: 'Si god morgen',
    alt: 'En tegnet film: ett vindu fra morgen til natt. En kvinne med kaffen sin, en katt midt på dagen, to mennesker i lampelys, og sent på natten de to tett sammen.',
  },
  moods: {
    title:
      'En å være <one>nysgjerrig sammen med,</one> <two>litt sjenert med,</two> <three>altfor høylytt med</three> <four>og stille med.</four>',
    text: 'Ingen er på sitt beste hele dagen. Møt noen på {site} som liker resten også.',
    call: 'Kom som du er',
    alt: 'En tegnet film: to runde ansikter i skiftende farger. De ser hverandre an, rødmer, bryter ut i latter og lener seg til slutt mot hverandre med lukkede øyne.',
  },
} satisfies Translation<typeof en>;
