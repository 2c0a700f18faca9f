import type en from '../../en/landers/video.ts';
import type { Translation } from '../../translation.ts';

export default {
  play: 'Spill av filmen',
  pause: 'Sett filmen på pause',
  seat: 'her er det ledig',
  join: 'Sett deg',
  cups: {
    title: 'To kopper. <em>Den ene er din.</em>',
    text: 'Det begynner med hvordan du vil ha kaffen. Spør noen på {site}. Den første meldingen er gratis.',
    call: 'Slå deg ned hos noen',
    film: '«Kopper». Åtte sekunder, ingen skuespillere.',
    alt: 'En tegnet film: to kopper på et bord ved et vindu. Ettermiddagen blir til skumring, dampen fra koppene blander seg, og en katt ser ut.',
  },
  walk: {
    title: 'Den lange veien hjem, <em>med vilje.</em>',
    text: 'En kanal, en kveld og en hund som kan veien. Finn noen på {site} som går i ditt tempo.',
    call: 'Finn turfølge',
    film: '«Spasertur». Åtte sekunder, én hund.',
    alt: 'En tegnet film: to mennesker i frakk og skjerf går tur med en hund langs en kanal med gamle gavlhus i kveldslys.',
  },
  dance: {
    title: 'Ingen ser oss. <em>Skal vi?</em>',
    text: 'Noen lys, en rolig låt, fire venstreføtter. Spør noen på {site}. Den første meldingen er gratis.',
    call: 'By opp til dans',
    film: '«Dans». Åtte sekunder, ingen trinn å lære.',
    alt: 'En tegnet film: to mennesker snurrer langsomt i armene på hverandre om natten, i en hage under lyslenker.',
  },
} satisfies Translation<typeof en>;
