import type en from '../../en/landers/maplanding.ts';
import type { Translation } from '../../translation.ts';

export default {
  map: 'En karta med tecknade människor. Välj någon.',
  says: 'Någon sådan skulle kunna bo här. Tecknad, som alla på den här kartan.',
  towns: {
    title: 'Någon bor <em>i en av prickarna.</em>',
    text: 'Varje prick är en ort. I några av dem söker folk på {site} sällskap. Vi visar bara orten, aldrig adressen.',
    call: 'Se dig om där du bor',
    join: 'Sätt dig själv på kartan',
  },
  lights: {
    title: 'Alla dessa ljus, <em>och ett är ditt.</em>',
    text: 'Så här ser landet ut efter middagen. Bakom några av ljusen skulle någon bli glad över ett meddelande. På {site} är det första gratis.',
    call: 'Se vem som är nära',
    join: 'Tänd ditt ljus',
  },
  paths: {
    title: 'Vägen är kortare <em>för två.</em>',
    text: 'Till fots från ort till ort tar dagar. Ett första meddelande tar en minut, och på {site} är det gratis.',
    call: 'Ta första steget',
    join: 'Börja vid din egen dörr',
  },
} satisfies Translation<typeof en>;
