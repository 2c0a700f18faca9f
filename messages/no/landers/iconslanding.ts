import type en from '../../en/landers/iconslanding.ts';
import type { Translation } from '../../translation.ts';

export default {
  legend: 'Hva liker du?',
  wants: {
    none: 'Velg tre, og se hva det blir.',
    one: 'Én. To til.',
    two: 'To. Og den siste?',
  },
  along: 'Vi legger dem til i profilen din.',
  weekend: {
    title: 'Det er lørdag. <em>Hva gjør du?</em>',
    text: 'Her spør ingen hva du jobber med. Velg det du liker, og finn noen på {site} som liker det også.',
    call: 'Tilbring den sammen',
    join: 'Helgen din, for to',
    with: 'En helg med noen som …',
    slow: '… lar morgenen vare til tolv.',
    out: '… kommer hjem med gjørme på skoene.',
    shared: '… alltid dekker på til én for mye.',
  },
  home: {
    title: 'Å bli hjemme <em>er også en plan.</em>',
    text: 'De beste kveldene trenger ingen billetter. Velg hva dine er laget av, og finn noen på {site} å dele sofaen med.',
    call: 'Gjør plass i sofaen',
    join: 'Et hjem med ekstra nøkkel',
    with: 'En kveld med noen som …',
    slow: '… kan være stille ved siden av deg.',
    out: '… har maling, jord eller pels på ermene.',
    shared: '… setter på tevann uten å bli spurt.',
  },
  journey: {
    title: 'Vindusplass <em>eller den lange veien?</em>',
    text: 'Man blir best kjent underveis. Velg hva som skal i sekken, og finn selskap på {site}.',
    call: 'Finn selskap til turen',
    join: 'To billetter, takk',
    with: 'En reise med noen som …',
    slow: '… stopper der det er vakkert.',
    out: '… leser kartet og ignorerer det.',
    shared: '… bestiller det ingen av dere kan uttale.',
  },
} satisfies Translation<typeof en>;
