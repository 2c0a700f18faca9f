import type en from '../../en/landers/transitionsvideolanding.ts';
import type { Translation } from '../../translation.ts';

export default {
  play: 'Film abspielen',
  pause: 'Film anhalten',
  join: 'Es beginnt mit zwei Antworten',
  seasons: {
    title:
      'Jemand für <one>den ersten warmen Tag,</one> <two>die langen Abende,</two> <three>das nasse Laub</three> <four>und den Schnee.</four>',
    text: 'Auf einer Bank ist das ganze Jahr Platz für zwei. Schau, wer auf {site} ist; deine erste Nachricht ist gratis.',
    call: 'Setz dich zu jemandem',
    alt: 'Ein gezeichneter Film: eine Bank unter einem Baum. Im Frühling sitzt dort jemand allein, im Sommer sind es zwei; im Herbst sitzen sie näher beieinander, und im Winter lehnen sie im Schnee aneinander.',
  },
  day: {
    title:
      'Jemand für <one>den Kaffee um acht,</one> <two>den stillen Mittag,</two> <three>die Frage nach dem Essen</three> <four>und das letzte Licht.</four>',
    text: 'Jeder Tag hat einen Moment für ein Hallo. Sag es jemandem auf {site}; das erste ist gratis.',
    call: 'Sag guten Morgen',
    alt: 'Ein gezeichneter Film: ein Fenster vom Morgen bis in die Nacht. Eine Frau mit ihrem Kaffee, mittags eine Katze, zwei Menschen im Lampenlicht, und spät in der Nacht die beiden eng beieinander.',
  },
  moods: {
    title:
      'Jemand zum <one>Neugierigsein,</one> <two>Rotwerden,</two> <three>Viel-zu-laut-Lachen</three> <four>und Stillsein.</four>',
    text: 'Niemand ist den ganzen Tag in Bestform. Lern auf {site} jemanden kennen, der auch den Rest mag.',
    call: 'Komm, wie du bist',
    alt: 'Ein gezeichneter Film: zwei runde Gesichter in wechselnden Farben. Sie mustern sich, werden rot, prusten los und lehnen zuletzt mit geschlossenen Augen aneinander.',
  },
} satisfies Translation<typeof en>;
