import type en from '../../en/landers/collagelanding.ts';
import type { Translation } from '../../translation.ts';

export default {
  join: 'Ota paikkasi seinältä',
  pause: 'Pysäytä',
  play: 'Toista',
  wall: {
    title: 'Niin monet kasvot. <em>Yhdet jäävät mieleen.</em>',
    text: 'Katsot, jatkat matkaa ja palaat samojen luo. Palvelussa {site} voit kysyä, miten päivä meni.',
    call: 'Tule katsomaan',
    one: 'se, jolla on koira',
    two: 'hereillä ennen kuutta',
    three: 'sinäkö?',
  },
  table: {
    title: 'Kuvat pöydällä. <em>Pyydä tarinat.</em>',
    text: 'Jokainen alkaa sanoilla ”se oli se päivä, kun…”. Loput kuulet palvelussa {site}. Ensimmäinen viesti on ilmainen.',
    call: 'Pyydä tarina',
    one: 'ensimmäinen leipä',
    two: 'juna meni jo',
    three: 'vihdoin lunta',
  },
  windows: {
    title: 'Pienet ikkunat, <em>avarat näkymät.</em>',
    text: 'Jokaisen takana joku tekee jotain, mitä et olisi arvannut. Palvelussa {site} voi vilkuttaa.',
    call: 'Vilkuta',
    one: 'ohoi',
    two: 'huhuu?',
    three: 'sinä',
  },
} satisfies Translation<typeof en>;
