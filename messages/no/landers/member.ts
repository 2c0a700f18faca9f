import type en from '../../en/landers/member.ts';
import type { Translation } from '../../translation.ts';

export default {
  title: 'Skriv til {name}',
  photo: 'Bilde av {name}',
  interests: 'Interesser: {list}',
  fictional: '{label}: {site} står bak denne profilen. Dere kan chatte, men ikke møtes.',
  words: 'Meldingen din til {name}',
  placeholder: 'Noe bare du ville spurt om …',
  empty: 'Skriv et ord eller to, så {name} har noe å svare på.',
  join: 'Hvem er det fra?',
  next: 'Neste trinn: navnet ditt og e-postadressen din. {name} får meldingen når du har bekreftet e-postadressen.',
  submit: 'Fortsett',
  letter: {
    title: 'Noen linjer til <em>{name}</em>',
    text: 'Du trenger ikke frimerke: Den første meldingen er gratis.',
    dear: 'Kjære {name}',
    call: 'Send brevet mitt',
  },
  window: {
    title: 'Et bord for to, <em>én ledig stol</em>',
    text: 'Si noe til {name}. Den første meldingen er gratis.',
    call: 'Ta stolen',
  },
  bench: {
    title: 'Det er plass <em>på benken</em>',
    text: 'Begynn med været eller med sannheten. Den første meldingen til {name} er gratis.',
    call: 'Sett deg',
  },
  postcard: {
    title: 'Et postkort til <em>{name}</em>',
    text: 'Baksiden er fortsatt blank. Den første meldingen er gratis.',
    call: 'Snu kortet',
    back: 'Se forsiden',
  },
  menu: {
    title: 'Bord for to, med <em>{name}</em>',
    text: 'Tre retter, én gratis melding.',
    call: 'Bestill',
    back: 'Tilbake til menyen',
    starter: 'Et hei på huset',
    main: 'Ett ærlig spørsmål',
    dessert: 'Noe om deg selv',
  },
  gone: {
    title: 'Ingen <em>på denne adressen</em>',
    text: 'Den du lette etter, er ikke her lenger. Andre på {site} vil gjerne høre fra deg, og den første meldingen er gratis.',
    call: 'Møt noen andre',
    join: 'Begynn med to spørsmål',
  },
} satisfies Translation<typeof en>;
