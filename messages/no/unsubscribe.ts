import type en from '../en/unsubscribe.ts';
import type { Translation } from '../translation.ts';
import types from './notification-types.ts';

export default {
  title: 'E-poster fra {site}',
  lead: 'Du får e-poster av typen «{type}». Hvis du ikke vil ha dem, kan du slå dem av her.',
  submit: 'Slå av disse e-postene',
  off: '«{type}» er slått av. Du får ikke flere e-poster av denne typen.',
  on: '«{type}» er slått på igjen.',
  allOff: 'Alle disse e-postene er slått av.',
  allOn: 'Alle e-poster er slått på igjen.',
  kept: 'Du får fortsatt e-poster om kontoen din, for eksempel kvitteringer og lenker du ber om.',
  again: 'Slå på igjen',
  others: 'Alle e-poster',
  turnOff: 'Slå av',
  everything: 'Slå av alle',
  everythingOn: 'Slå på alle igjen',
  types: types.names,
  dead: {
    title: 'Denne lenken virker ikke',
    text: 'Den kan være ufullstendig. Logg inn for å velge hvilke e-poster du får.',
    action: 'Velg e-postene mine',
  },
} satisfies Translation<typeof en>;
