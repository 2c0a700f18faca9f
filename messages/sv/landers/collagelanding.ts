import type en from '../../en/landers/collagelanding.ts';
import type { Translation } from '../../translation.ts';

export default {
  join: 'Ta en plats på väggen',
  pause: 'Pausa',
  play: 'Spela',
  wall: {
    title: 'Så många ansikten. <em>Ett stannar kvar.</em>',
    text: 'Du tittar, går vidare och kommer tillbaka till samma. På {site} kan du fråga hur dagen var.',
    call: 'Kom och titta',
    one: 'han med hunden',
    two: 'uppe före sex',
    three: 'du?',
  },
  table: {
    title: 'Bilder på bordet. <em>Fråga efter historien.</em>',
    text: 'Var och en börjar med ”det var den dagen då …”. Resten får du höra på {site}. Det första meddelandet är gratis.',
    call: 'Be om en historia',
    one: 'det första brödet',
    two: 'missade tåget',
    three: 'äntligen snö',
  },
  windows: {
    title: 'Små fönster, <em>vid utsikt.</em>',
    text: 'Bakom vart och ett gör någon något du aldrig hade gissat. På {site} kan du vinka.',
    call: 'Vinka hej',
    one: 'ohoj',
    two: 'hallå?',
    three: 'du',
  },
} satisfies Translation<typeof en>;
