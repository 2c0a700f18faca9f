import type en from '../../en/landers/maplanding.ts';
import type { Translation } from '../../translation.ts';

export default {
  map: 'Een kaart met getekende mensen. Kies er een.',
  says: 'Hier zou zo iemand kunnen wonen. Getekend, zoals iedereen op deze kaart.',
  towns: {
    title: 'Iemand woont <em>in een van deze stippen.</em>',
    text: 'Elke stip is een plaats. In sommige zoeken mensen op {site} gezelschap. Je ziet de plaats, nooit de voordeur.',
    call: 'Kijk rond in je buurt',
    join: 'Zet jezelf op de kaart',
  },
  lights: {
    title: 'Al die lichtjes, <em>en één is van jou.</em>',
    text: 'Zo ziet het land eruit na het eten. Achter sommige lichtjes zou iemand wel een bericht willen. Op {site} is het eerste gratis.',
    call: 'Kijk wie er bij jou in de buurt is',
    join: 'Doe je licht aan',
  },
  paths: {
    title: 'De weg is korter <em>met z’n tweeën.</em>',
    text: 'Te voet van stad naar stad kost dagen. Een eerste bericht kost een minuut, en op {site} is het gratis.',
    call: 'Zet de eerste stap',
    join: 'Begin bij je eigen voordeur',
  },
} satisfies Translation<typeof en>;
