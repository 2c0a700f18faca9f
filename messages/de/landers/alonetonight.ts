import type en from '../../en/landers/alonetonight.ts';
import type { Translation } from '../../translation.ts';

export default {
  you: 'du?',
  join: 'Mach dein Licht an',
  street: {
    title: 'Heute Abend allein? <em>Die halbe Straße auch.</em>',
    text: 'Hinter manchen dieser Fenster würde sich auch jemand über ein Hallo freuen. Auf {site} ist deine erste Nachricht kostenlos.',
    call: 'Schau, wer noch wach ist',
    says: 'Tee oder Trash-TV?',
  },
  rain: {
    title: 'Wieder Regen. <em>Bleib drinnen, nur nicht allein.</em>',
    text: 'Kein Schirm, kein Small Talk an der Bar. Schreib auf {site} mit jemandem, der demselben Regen zuhört.',
    call: 'Gesellschaft finden',
    says: 'Zu zweit klingt er schöner.',
  },
  kitchen: {
    title: 'Für zwei gekocht, <em>aus Gewohnheit?</em>',
    text: 'Irgendwo hat jemand den Wein und keine Ahnung, was es dazu geben soll. Verrat es auf {site}; die erste Nachricht ist kostenlos.',
    call: 'Den Tisch für zwei decken',
    says: 'Was gibt’s denn Gutes?',
  },
} satisfies Translation<typeof en>;
