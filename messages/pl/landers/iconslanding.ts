import type en from '../../en/landers/iconslanding.ts';
import type { Translation } from '../../translation.ts';

export default {
  legend: 'Co lubisz?',
  wants: {
    none: 'Wybierz trzy i zobacz, co z tego wyjdzie.',
    one: 'Jeden. Jeszcze dwa.',
    two: 'Dwa. A ostatni?',
  },
  along: 'Dodamy to do twojego profilu.',
  weekend: {
    title: 'Jest sobota. <em>Co robisz?</em>',
    text: 'Tu nikt nie pyta, gdzie pracujesz. Wybierz, co lubisz, i znajdź w serwisie {site} kogoś, kto też to lubi.',
    call: 'Spędź ją we dwoje',
    join: 'Twój weekend, dla dwojga',
    with: 'Weekend z kimś, kto…',
    slow: '…przeciąga poranek do południa.',
    out: '…wraca z błotem na butach.',
    shared: '…zawsze stawia o jeden talerz za dużo.',
  },
  home: {
    title: 'Zostać w domu <em>to też plan.</em>',
    text: 'Na najlepsze wieczory nie trzeba biletów. Wybierz, z czego składają się twoje, i znajdź w serwisie {site} kogoś na drugą połowę kanapy.',
    call: 'Zrób miejsce na kanapie',
    join: 'Dom z drugim kluczem',
    with: 'Wieczór z kimś, kto…',
    slow: '…umie milczeć obok ciebie.',
    out: '…ma na rękawach farbę, ziemię albo sierść.',
    shared: '…bez pytania wstawia wodę na herbatę.',
  },
  journey: {
    title: 'Miejsce przy oknie <em>czy malownicza trasa?</em>',
    text: 'Ludzi najlepiej poznaje się w drodze. Wybierz, co wkładasz do torby, i znajdź towarzystwo w serwisie {site}.',
    call: 'Znajdź towarzystwo',
    join: 'Dwa bilety, proszę',
    with: 'Podróż z kimś, kto…',
    slow: '…zatrzymuje się tam, gdzie ładnie.',
    out: '…czyta mapę i jej nie słucha.',
    shared: '…zamawia to, czego nikt z was nie umie wymówić.',
  },
} satisfies Translation<typeof en>;
