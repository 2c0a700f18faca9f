import type en from '../../en/landers/maplanding.ts';
import type { Translation } from '../../translation.ts';

export default {
  map: 'Eine Karte mit gezeichneten Menschen. Wähl jemanden aus.',
  says: 'Hier könnte so jemand wohnen. Gezeichnet, wie alle auf dieser Karte.',
  towns: {
    title: 'Jemand wohnt <em>in einem dieser Punkte.</em>',
    text: 'Jeder Punkt ist ein Ort. In manchen suchen Menschen auf {site} Gesellschaft. Du siehst den Ort, nie die Haustür.',
    call: 'In deiner Nähe umsehen',
    join: 'Trag dich in die Karte ein',
  },
  lights: {
    title: 'So viele Lichter, <em>und eins ist deins.</em>',
    text: 'So sieht das Land nach dem Abendessen aus. Hinter manchem Licht freut sich jemand über eine Nachricht. Auf {site} ist die erste kostenlos.',
    call: 'Sehen, wer in der Nähe ist',
    join: 'Mach dein Licht an',
  },
  paths: {
    title: 'Der Weg ist kürzer, <em>wenn man zu zweit geht.</em>',
    text: 'Zu Fuß von Ort zu Ort braucht man Tage. Eine erste Nachricht braucht eine Minute und ist auf {site} kostenlos.',
    call: 'Den ersten Schritt machen',
    join: 'Fang an deiner Haustür an',
  },
} satisfies Translation<typeof en>;
