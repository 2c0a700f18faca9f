import type en from '../../en/landers/transitionsvideolanding.ts';
import type { Translation } from '../../translation.ts';

export default {
  play: 'Afspil filmen',
  pause: 'Sæt filmen på pause',
  join: 'Det begynder med to svar',
  seasons: {
    title:
      'En til <one>den første varme dag,</one> <two>de lange aftener,</two> <three>de våde blade</three> <four>og sneen.</four>',
    text: 'På en bænk er der plads til to hele året. Se, hvem der er på {site}. Din første besked er gratis.',
    call: 'Sæt dig ved siden af nogen',
    alt: 'En tegnet film: en bænk under et træ. Om foråret sidder der én alene, om sommeren to; om efteråret sidder de tættere, og om vinteren læner de sig mod hinanden i sneen.',
  },
  day: {
    title:
      'En til <one>kaffen klokken otte,</one> <two>den stille middag,</two> <three>hvad skal vi spise</three> <four>og det sidste lys.</four>',
    text: 'Hver dag har plads til et hej. Sig det til nogen på {site}. Det første er gratis.',
    call: 'Sig godmorgen',
    alt: 'En tegnet film: et vindue fra morgen til nat. En kvinde med sin kaffe, en kat ved middagstid, to mennesker i lampelys, og sent om natten de to tæt sammen.',
  },
  moods: {
    title:
      'En at være <one>nysgerrig med,</one> <two>lidt genert med,</two> <three>alt for højlydt med</three> <four>og stille med.</four>',
    text: 'Ingen er på toppen hele dagen. Mød en på {site}, der også kan lide resten.',
    call: 'Kom, som du er',
    alt: 'En tegnet film: to runde ansigter i skiftende farver. De ser hinanden an, rødmer, bryder ud i latter og læner sig til sidst mod hinanden med lukkede øjne.',
  },
} satisfies Translation<typeof en>;
