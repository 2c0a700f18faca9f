import type en from '../../en/landers/iconslanding.ts';
import type { Translation } from '../../translation.ts';

export default {
  legend: 'Hvad kan du lide?',
  wants: {
    none: 'Vælg tre, og se, hvad de bliver til.',
    one: 'En. To mere.',
    two: 'To. Og den sidste?',
  },
  along: 'Vi føjer dem til din profil.',
  weekend: {
    title: 'Det er lørdag. <em>Hvad laver du?</em>',
    text: 'Her spørger ingen, hvad du arbejder med. Vælg, hvad du kan lide, og find en på {site}, der også kan lide det.',
    call: 'Tilbring den sammen',
    join: 'Din weekend, for to',
    with: 'En weekend med en, der …',
    slow: '… lader morgenen vare til middag.',
    out: '… kommer hjem med mudder på skoene.',
    shared: '… altid dækker op til en for meget.',
  },
  home: {
    title: 'At blive hjemme <em>er også en plan.</em>',
    text: 'De bedste aftener kræver ingen billetter. Vælg, hvad dine består af, og find en på {site} at dele sofaen med.',
    call: 'Gør plads i sofaen',
    join: 'Et hjem med en ekstra nøgle',
    with: 'En aften med en, der …',
    slow: '… kan være stille ved siden af dig.',
    out: '… har maling, jord eller hår på ærmerne.',
    shared: '… sætter vand over uden at blive spurgt.',
  },
  journey: {
    title: 'Vinduesplads <em>eller den lange vej?</em>',
    text: 'Man lærer bedst folk at kende undervejs. Vælg, hvad der skal i tasken, og find selskab på {site}.',
    call: 'Find selskab til turen',
    join: 'To billetter, tak',
    with: 'En rejse med en, der …',
    slow: '… stopper, hvor der er smukt.',
    out: '… læser kortet og ignorerer det.',
    shared: '… bestiller det, ingen af jer kan udtale.',
  },
} satisfies Translation<typeof en>;
