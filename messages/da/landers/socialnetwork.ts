import type en from '../../en/landers/socialnetwork.ts';
import type { Translation } from '../../translation.ts';

export default {
  join: 'Sig det til nogen',
  ask: 'Hvad ville du sige?',
  along: 'Det kommer med på din profil. Du kan ændre det, før nogen læser det.',
  rides: 'Vi har gemt det, du skrev.',
  example: 'Et eksempel på, hvad folk skriver',
  answer: 'Svar',
  today: {
    title: 'Hvad skete der i dag? <em>Nogen vil vide det.</em>',
    text: 'Ikke de store nyheder. Brødet, der lykkedes, bussen, der ikke kom. På {site} finder små ting en, der spørger videre.',
    hint: 'Buschaufføren vinkede tilbage …',
    call: 'Sig det',
  },
  week: {
    title: 'Syv dage, <em>og ingen at fortælle det til?</em>',
    text: 'En uge består af små ting. Fortæl én på {site}, og hør én igen. Den første besked er gratis.',
    hint: 'I tirsdags fik jeg endelig …',
    call: 'Fortæl én',
  },
  neighbours: {
    title: 'Som naboer, <em>der faktisk snakker.</em>',
    text: 'En opgang, hvor man siger mere end hej. På {site} kan du ringe på alle døre. Den første besked er gratis.',
    hint: 'Er der nogen, der har en stige …',
    call: 'Ring på',
  },
  posts: {
    baker: {
      who: 'Bageren',
      when: 'Klokken seks om morgenen',
      text: 'Det første brød er ude af ovnen, og ingen er vågen til at få endeskiven.',
    },
    walker: {
      who: 'Hundelufteren',
      when: 'Halv et',
      text: 'Hunden har valgt en ny yndlingsbænk. Jeg blev ikke spurgt.',
    },
    reader: {
      who: 'Læseren',
      when: 'Lige før midnat',
      text: 'Fire sider igen, og jeg vil ikke have, at den slutter. Kan nogen aflede mig?',
    },
    cyclist: {
      who: 'Cyklisten',
      when: 'Mandag',
      text: 'Punktering, regn, og alligevel: Kaffen bagefter var årets bedste.',
    },
    gardener: {
      who: 'Gartneren',
      when: 'Onsdag',
      text: 'Tomaterne har fået navne. Måske har jeg brug for andet selskab.',
    },
    dancer: {
      who: 'Danseren',
      when: 'Lørdag',
      text: 'Jeg lærer tango. Søges: tålmodighed og en med to venstrefødder.',
    },
    cook: {
      who: 'Kokken',
      when: 'Stuen',
      text: 'Suppe til fire, og jeg er kun én. Tag en skål med.',
    },
    maker: {
      who: 'Fikseren',
      when: 'Anden sal',
      text: 'Jeg har repareret døren, der knirkede. Nu savner jeg den.',
    },
    singer: {
      who: 'Sangeren',
      when: 'Under taget',
      text: 'Var det for højt i går aftes? Og vigtigere: Var det rent?',
    },
  },
} satisfies Translation<typeof en>;
