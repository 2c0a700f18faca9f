import type en from '../../en/landers/transitionsvideolanding.ts';
import type { Translation } from '../../translation.ts';

export default {
  play: 'Film afspelen',
  pause: 'Film pauzeren',
  join: 'Het begint met twee antwoorden',
  seasons: {
    title:
      'Iemand voor <one>de eerste warme dag,</one> <two>de lange avonden,</two> <three>de natte bladeren</three> <four>en de sneeuw.</four>',
    text: 'Op een bankje is het hele jaar plaats voor twee. Kijk wie er op {site} is; je eerste bericht is gratis.',
    call: 'Schuif bij iemand aan',
    alt: 'Een getekend filmpje: een bankje onder een boom. In de lente zit er iemand alleen, in de zomer zitten er twee; in de herfst zitten ze dichter bij elkaar en in de winter leunen ze tegen elkaar in de sneeuw.',
  },
  day: {
    title:
      'Iemand voor <one>koffie om acht uur,</one> <two>een stille middag,</two> <three>wat eten we vanavond</three> <four>en het laatste licht.</four>',
    text: 'Elke dag heeft een moment voor een hallo. Zeg het tegen iemand op {site}; de eerste is gratis.',
    call: 'Zeg goedemorgen',
    alt: 'Een getekend filmpje: één raam van ochtend tot nacht. Een vrouw met koffie, een kat in de middag, twee mensen bij lamplicht, en laat op de avond zitten die twee dicht bij elkaar.',
  },
  moods: {
    title:
      'Iemand om <one>nieuwsgierig bij te zijn,</one> <two>een beetje verlegen,</two> <three>veel te luidruchtig</three> <four>en stil.</four>',
    text: 'Niemand is de hele dag op z’n best. Ontmoet iemand op {site} die de rest ook leuk vindt.',
    call: 'Kom zoals je bent',
    alt: 'Een getekend filmpje: twee ronde gezichten in wisselende kleuren. Ze bekijken elkaar, blozen, barsten in lachen uit en leunen ten slotte met dichte ogen tegen elkaar.',
  },
} satisfies Translation<typeof en>;
