import type en from '../../en/landers/video.ts';
import type { Translation } from '../../translation.ts';

export default {
  play: 'Afspil filmen',
  pause: 'Sæt filmen på pause',
  seat: 'her er ledigt',
  join: 'Tag plads',
  cups: {
    title: 'To kopper. <em>Den ene er din.</em>',
    text: 'Det begynder med, hvordan du drikker din kaffe. Spørg nogen på {site}. Den første besked er gratis.',
    call: 'Sæt dig hos nogen',
    film: '»Kopper«. Otte sekunder, ingen skuespillere.',
    alt: 'En tegnet film: to kopper på et bord ved et vindue. Eftermiddagen bliver til skumring, dampen fra kopperne blander sig, og en kat kigger ud.',
  },
  walk: {
    title: 'Den lange vej hjem, <em>med vilje.</em>',
    text: 'En kanal, en aften og en hund, der kender vejen. Find en på {site}, der går i dit tempo.',
    call: 'Find selskab til en tur',
    film: '»Gåtur«. Otte sekunder, én hund.',
    alt: 'En tegnet film: to mennesker i frakker og halstørklæder går tur med en hund langs en kanal med gamle gavlhuse i aftenlys.',
  },
  dance: {
    title: 'Ingen kigger. <em>Skal vi?</em>',
    text: 'Et par lys, en langsom sang, fire venstre fødder. Spørg nogen på {site}. Den første besked er gratis.',
    call: 'Byd op til dans',
    film: '»Dans«. Otte sekunder, ingen trin at lære.',
    alt: 'En tegnet film: to mennesker drejer langsomt rundt i hinandens arme om natten i en have under lyskæder.',
  },
} satisfies Translation<typeof en>;
