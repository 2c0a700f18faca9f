import type en from '../../en/landers/socialnetwork.ts';
import type { Translation } from '../../translation.ts';

export default {
  join: 'Si det til noen',
  ask: 'Hva ville du sagt?',
  along: 'Dette blir med på profilen din. Du kan endre det før noen leser det.',
  rides: 'Vi har tatt vare på det du skrev.',
  example: 'Et eksempel på hva folk skriver',
  answer: 'Svar',
  today: {
    title: 'Hva skjedde i dag? <em>Noen vil vite det.</em>',
    text: 'Ikke de store nyhetene. Brødet som lyktes, bussen som ikke kom. På {site} finner små ting noen som spør videre.',
    hint: 'Bussjåføren vinket tilbake …',
    call: 'Si det',
  },
  week: {
    title: 'Sju dager, <em>og ingen å fortelle det til?</em>',
    text: 'En uke består av små ting. Fortell én på {site}, og få høre én tilbake. Den første meldingen er gratis.',
    hint: 'På tirsdag fikk jeg endelig …',
    call: 'Fortell én',
  },
  neighbours: {
    title: 'Som naboer, <em>men dere prater faktisk.</em>',
    text: 'En oppgang der folk sier mer enn hei. På {site} kan du ringe på alle dører. Den første meldingen er gratis.',
    hint: 'Er det noen som har en stige …',
    call: 'Ring på',
  },
  posts: {
    baker: {
      who: 'Bakeren',
      when: 'Klokka seks om morgenen',
      text: 'Det første brødet er ute av ovnen, og ingen er våken til å få skalken.',
    },
    walker: {
      who: 'Hundelufteren',
      when: 'Halv ett',
      text: 'Hunden har valgt en ny yndlingsbenk. Jeg ble ikke spurt.',
    },
    reader: {
      who: 'Leseren',
      when: 'Rett før midnatt',
      text: 'Fire sider igjen, og jeg vil ikke at den skal slutte. Noen som kan distrahere meg?',
    },
    cyclist: {
      who: 'Syklisten',
      when: 'Mandag',
      text: 'Punktering, regn, og likevel: Kaffen etterpå var årets beste.',
    },
    gardener: {
      who: 'Gartneren',
      when: 'Onsdag',
      text: 'Tomatene har fått navn. Kanskje jeg trenger annet selskap.',
    },
    dancer: {
      who: 'Danseren',
      when: 'Lørdag',
      text: 'Jeg lærer tango. Søkes: tålmodighet, og noen med to venstreføtter.',
    },
    cook: {
      who: 'Kokken',
      when: 'Første etasje',
      text: 'Suppe til fire, og jeg er bare én. Ta med en bolle.',
    },
    maker: {
      who: 'Fikseren',
      when: 'Andre etasje',
      text: 'Jeg reparerte døren som knirket. Nå savner jeg den.',
    },
    singer: {
      who: 'Sangeren',
      when: 'Under taket',
      text: 'Var det for høyt i går kveld? Og viktigere: Var det rent?',
    },
  },
} satisfies Translation<typeof en>;
