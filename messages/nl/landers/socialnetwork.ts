import type en from '../../en/landers/socialnetwork.ts';
import type { Translation } from '../../translation.ts';

export default {
  join: 'Zeg het tegen iemand',
  ask: 'Wat zou jij zeggen?',
  along: 'Dit gaat mee naar je profiel. Je kunt het nog veranderen voordat iemand het leest.',
  rides: 'We hebben bewaard wat je schreef.',
  example: 'Een voorbeeld van wat mensen schrijven',
  answer: 'Antwoord',
  today: {
    title: 'Hoe was het vandaag? <em>Iemand wil het weten.</em>',
    text: 'Niet het grote nieuws. Het brood dat lukte, de bus die niet kwam. Op {site} vindt iets kleins iemand die doorvraagt.',
    hint: 'De buschauffeur zwaaide terug …',
    call: 'Zeg het',
  },
  week: {
    title: 'Zeven dagen, <em>en wie vertel je het?</em>',
    text: 'Een week bestaat uit kleine dingen. Vertel er één op {site} en hoor er één terug. Het eerste bericht is gratis.',
    hint: 'Dinsdag heb ik eindelijk …',
    call: 'Vertel er één',
  },
  neighbours: {
    title: 'Als buren, <em>maar dan met praten.</em>',
    text: 'Een trappenhuis waar mensen meer zeggen dan hallo. Op {site} mag je overal aanbellen; het eerste bericht is gratis.',
    hint: 'Heeft iemand een ladder …',
    call: 'Bel aan',
  },
  posts: {
    baker: {
      who: 'De bakker',
      when: 'Zes uur ’s ochtends',
      text: 'Eerste brood uit de oven, en niemand wakker voor het kapje.',
    },
    walker: {
      who: 'De hondenuitlater',
      when: 'Half één ’s middags',
      text: 'De hond heeft een nieuw lievelingsbankje gekozen. Mij is niets gevraagd.',
    },
    reader: {
      who: 'De lezer',
      when: 'Net voor middernacht',
      text: 'Nog vier bladzijden en ik wil niet dat het ophoudt. Wie leidt me af?',
    },
    cyclist: {
      who: 'De fietser',
      when: 'Maandag',
      text: 'Lekke band, regen, en toch: de koffie daarna was de beste van het jaar.',
    },
    gardener: {
      who: 'De tuinier',
      when: 'Woensdag',
      text: 'De tomaten hebben nu namen. Misschien heb ik ander gezelschap nodig.',
    },
    dancer: {
      who: 'De danseres',
      when: 'Zaterdag',
      text: 'Ik leer tango. Gezocht: geduld, en iemand met twee linkervoeten.',
    },
    cook: {
      who: 'De kok',
      when: 'Begane grond',
      text: 'Soep voor vier, en ik ben in mijn eentje. Neem een kom mee.',
    },
    maker: {
      who: 'De knutselaar',
      when: 'Tweede verdieping',
      text: 'Ik heb de piepende deur gemaakt. Nu mis ik hem.',
    },
    singer: {
      who: 'De zanger',
      when: 'Onder het dak',
      text: 'Was dat gisteravond te hard? En belangrijker: was het zuiver?',
    },
  },
} satisfies Translation<typeof en>;
