import type en from '../../en/landers/iconslanding.ts';
import type { Translation } from '../../translation.ts';

export default {
  legend: 'Vad gillar du?',
  wants: {
    none: 'Välj tre och se vad det blir.',
    one: 'En. Två till.',
    two: 'Två. Och den sista?',
  },
  along: 'De här lägger vi till i din profil.',
  weekend: {
    title: 'Det är lördag. <em>Vad gör du?</em>',
    text: 'Här frågar ingen vad du jobbar med. Välj det du gillar och hitta någon på {site} som gillar det också.',
    call: 'Dela den med någon',
    join: 'Din helg, för två',
    with: 'En helg med någon som …',
    slow: '… låter morgonen vara till tolv.',
    out: '… kommer hem med lera på skorna.',
    shared: '… alltid dukar för en för mycket.',
  },
  home: {
    title: 'Att stanna hemma <em>är också en plan.</em>',
    text: 'De bästa kvällarna behöver inga biljetter. Välj vad dina består av och hitta någon på {site} att dela soffan med.',
    call: 'Gör plats i soffan',
    join: 'Ett hem med en extra nyckel',
    with: 'En kväll med någon som …',
    slow: '… kan vara tyst bredvid dig.',
    out: '… har färg, jord eller päls på ärmarna.',
    shared: '… sätter på tevatten utan att du ber om det.',
  },
  journey: {
    title: 'Fönsterplats <em>eller den längre vägen?</em>',
    text: 'Man lär känna folk bäst på väg någonstans. Välj vad som ska ner i väskan och hitta sällskap på {site}.',
    call: 'Hitta sällskap på vägen',
    join: 'Två biljetter, tack',
    with: 'En resa med någon som …',
    slow: '… stannar där det är vackert.',
    out: '… läser kartan och struntar i den.',
    shared: '… beställer det ingen av er kan uttala.',
  },
} satisfies Translation<typeof en>;
