import type en from '../../en/landers/collagelanding.ts';
import type { Translation } from '../../translation.ts';

export default {
  join: 'Zajmij miejsce na ścianie',
  pause: 'Pauza',
  play: 'Odtwórz',
  wall: {
    title: 'Tyle twarzy. <em>Jedna zostaje.</em>',
    text: 'Patrzysz, idziesz dalej, wracasz do tej samej. W serwisie {site} możesz zapytać, jak jej minął dzień.',
    call: 'Chodź popatrzeć',
    one: 'ten z psem',
    two: 'na nogach przed szóstą',
    three: 'ty?',
  },
  table: {
    title: 'Zdjęcia na stole. <em>Zapytaj o historie.</em>',
    text: 'Każda zaczyna się od „to było wtedy, gdy…”. Resztę usłyszysz w serwisie {site}. Pierwsza wiadomość jest bezpłatna.',
    call: 'Zapytaj o historię',
    one: 'pierwszy chleb',
    two: 'pociąg odjechał',
    three: 'wreszcie śnieg',
  },
  windows: {
    title: 'Małe okna, <em>szeroki widok.</em>',
    text: 'Za każdym ktoś robi coś, czego nie sposób zgadnąć. W serwisie {site} można pomachać.',
    call: 'Pomachaj',
    one: 'ahoj',
    two: 'halo?',
    three: 'ty',
  },
} satisfies Translation<typeof en>;
