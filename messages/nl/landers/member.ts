import type en from '../../en/landers/member.ts';
import type { Translation } from '../../translation.ts';

export default {
  title: 'Schrijf {name}',
  photo: 'Foto van {name}',
  interests: 'Interesses: {list}',
  fictional: '{label}: {site} beheert dit profiel. Je kunt chatten, maar niet afspreken.',
  words: 'Je bericht aan {name}',
  placeholder: 'Iets wat alleen jij zou vragen…',
  empty: 'Een paar woorden, zodat {name} iets heeft om op te antwoorden.',
  join: 'Van wie komt het?',
  next: 'Hierna: je naam en je e-mailadres. Zodra je dat hebt bevestigd, krijgt {name} je bericht.',
  submit: 'Verder',
  letter: {
    title: 'Een paar regels aan <em>{name}</em>',
    text: 'Een postzegel hoeft niet: het eerste bericht is gratis.',
    dear: 'Hoi {name},',
    call: 'Verstuur mijn brief',
  },
  window: {
    title: 'Een tafel voor twee, <em>één stoel vrij</em>',
    text: 'Zeg iets tegen {name}. Het eerste bericht is gratis.',
    call: 'Schuif aan',
  },
  bench: {
    title: 'Er is nog plek <em>op het bankje</em>',
    text: 'Begin met het weer, of met de waarheid. Het eerste bericht aan {name} is gratis.',
    call: 'Ga zitten',
  },
  postcard: {
    title: 'Een kaartje aan <em>{name}</em>',
    text: 'De achterkant is nog leeg. Het eerste bericht is gratis.',
    call: 'Draai om',
    back: 'Bekijk de voorkant',
  },
  menu: {
    title: 'Tafel voor twee, met <em>{name}</em>',
    text: 'Drie gangen, één gratis bericht.',
    call: 'Bestellen',
    back: 'Terug naar de kaart',
    starter: 'Een hallo van het huis',
    main: 'Eén eerlijke vraag',
    dessert: 'Iets over jezelf',
  },
  gone: {
    title: 'Niemand <em>op dit adres</em>',
    text: 'Wie je zocht, is hier niet meer. Anderen op {site} horen graag van je, en het eerste bericht is gratis.',
    call: 'Leer een ander kennen',
    join: 'Begin met twee vragen',
  },
} satisfies Translation<typeof en>;
