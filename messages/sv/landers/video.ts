import type en from '../../en/landers/video.ts';
import type { Translation } from '../../translation.ts';

export default {
  play: 'Spela filmen',
  pause: 'Pausa filmen',
  seat: 'här är det ledigt',
  join: 'Ta plats',
  cups: {
    title: 'Två koppar. <em>En är din.</em>',
    text: 'Det börjar med hur du dricker ditt kaffe. Fråga någon på {site}. Det första meddelandet är gratis.',
    call: 'Slå dig ner hos någon',
    film: '”Koppar”. Åtta sekunder, inga skådespelare.',
    alt: 'En tecknad film: två koppar på ett bord vid ett fönster. Eftermiddagen blir skymning, ångan från kopparna blandas och en katt tittar ut.',
  },
  walk: {
    title: 'Den långa vägen hem, <em>med flit.</em>',
    text: 'En kanal, en kväll och en hund som hittar. Hitta någon på {site} som går i din takt.',
    call: 'Hitta sällskap',
    film: '”Promenad”. Åtta sekunder, en hund.',
    alt: 'En tecknad film: två personer i rock och halsduk går med en hund längs en kanal med gamla gavelhus, i kvällsljus.',
  },
  dance: {
    title: 'Ingen tittar. <em>Ska vi?</em>',
    text: 'Några lampor, en långsam låt, fyra vänsterfötter. Fråga någon på {site}. Det första meddelandet är gratis.',
    call: 'Bjud upp till dans',
    film: '”Dans”. Åtta sekunder, inga steg att lära sig.',
    alt: 'En tecknad film: två personer snurrar långsamt i varandras armar, om natten i en trädgård under ljusslingor.',
  },
} satisfies Translation<typeof en>;
