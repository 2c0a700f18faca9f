import type en from '../../en/landers/video.ts';
import type { Translation } from '../../translation.ts';

export default {
  play: 'Film afspelen',
  pause: 'Film pauzeren',
  seat: 'deze is vrij',
  join: 'Ga zitten',
  cups: {
    title: 'Twee kopjes. <em>Eén is voor jou.</em>',
    text: 'Het begint met hoe je je koffie drinkt. Vraag het iemand op {site}; het eerste bericht is gratis.',
    call: 'Schuif bij iemand aan',
    film: '‘Kopjes’. Acht seconden, geen acteurs.',
    alt: 'Een getekend filmpje: twee kopjes op een tafel bij het raam. De middag wordt schemering en de damp van de kopjes buigt naar elkaar toe, terwijl een kat naar buiten kijkt.',
  },
  walk: {
    title: 'Met een omweg naar huis, <em>expres.</em>',
    text: 'Een gracht, een avond en een hond die de weg kent. Vind op {site} iemand die even snel loopt als jij.',
    call: 'Zoek wandelgezelschap',
    film: '‘Wandeling’. Acht seconden, één hond.',
    alt: 'Een getekend filmpje: twee mensen met jas en sjaal laten in het avondlicht een hond uit langs een gracht met oude gevels.',
  },
  dance: {
    title: 'Niemand kijkt. <em>Zullen we?</em>',
    text: 'Een paar lampjes, een langzaam nummer, vier linkervoeten. Vraag iemand op {site}; het eerste bericht is gratis.',
    call: 'Vraag iemand ten dans',
    film: '‘Dans’. Acht seconden, geen pasjes te leren.',
    alt: 'Een getekend filmpje: twee mensen draaien ’s avonds langzaam in elkaars armen, in een tuin onder slingers van lampjes.',
  },
} satisfies Translation<typeof en>;
