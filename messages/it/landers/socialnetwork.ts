import type en from '../../en/landers/socialnetwork.ts';
import type { Translation } from '../../translation.ts';

export default {
  join: 'Dillo a qualcuno',
  ask: 'Tu che cosa diresti?',
  along: 'Lo aggiungeremo al tuo profilo. Puoi modificarlo prima che qualcuno lo legga.',
  rides: 'Abbiamo conservato quello che hai scritto.',
  example: 'Un esempio di quello che si scrive',
  answer: 'Rispondi',
  today: {
    title: 'Com’è andata oggi? <em>Qualcuno vuole saperlo.</em>',
    text: 'Non le grandi notizie. Il pane riuscito, l’autobus mai arrivato. Su {site} le piccole cose trovano chi chiede il seguito.',
    hint: 'L’autista ha ricambiato il saluto…',
    call: 'Dillo',
  },
  week: {
    title: 'Sette giorni, <em>e a chi dirlo?</em>',
    text: 'Una settimana è fatta di piccole cose. Raccontane una su {site} e ne sentirai un’altra. Il primo messaggio è gratis.',
    hint: 'Martedì finalmente…',
    call: 'Raccontane una',
  },
  neighbours: {
    title: 'Come vicini, <em>ma che si parlano.</em>',
    text: 'Una scala dove ci si dice più di buongiorno. Su {site} puoi suonare a ogni porta; il primo messaggio è gratis.',
    hint: 'Qualcuno ha una scala…',
    call: 'Suona',
  },
  posts: {
    baker: {
      who: 'Il fornaio',
      when: 'Le sei del mattino',
      text: 'Il primo pane è uscito dal forno, e nessuno è sveglio per la crosta.',
    },
    walker: {
      who: 'Quello col cane',
      when: 'Mezzogiorno e mezzo',
      text: 'Il cane si è scelto una nuova panchina preferita. A me nessuno ha chiesto.',
    },
    reader: {
      who: 'La lettrice',
      when: 'Poco prima di mezzanotte',
      text: 'Ancora quattro pagine e non voglio che finisca. Qualcuno mi distrae?',
    },
    cyclist: {
      who: 'La ciclista',
      when: 'Lunedì',
      text: 'Gomma a terra, pioggia, eppure: il caffè dopo è stato il migliore dell’anno.',
    },
    gardener: {
      who: 'La giardiniera',
      when: 'Mercoledì',
      text: 'I pomodori ormai hanno un nome. Forse mi serve altra compagnia.',
    },
    dancer: {
      who: 'La ballerina',
      when: 'Sabato',
      text: 'Imparo il tango. Cercasi pazienza, e qualcuno con due piedi sinistri.',
    },
    cook: {
      who: 'Il cuoco',
      when: 'Piano terra',
      text: 'Zuppa per quattro, e a tavola ci sono solo io. Porta una scodella.',
    },
    maker: {
      who: 'Quello che aggiusta',
      when: 'Secondo piano',
      text: 'Ho sistemato la porta che cigolava. Adesso mi manca.',
    },
    singer: {
      who: 'Il cantante',
      when: 'Sotto il tetto',
      text: 'Troppo forte, ieri sera? E soprattutto: ero intonato?',
    },
  },
} satisfies Translation<typeof en>;
