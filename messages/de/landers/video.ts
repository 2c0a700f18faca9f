import type en from '../../en/landers/video.ts';
import type { Translation } from '../../translation.ts';

export default {
  play: 'Film abspielen',
  pause: 'Film anhalten',
  seat: 'hier ist frei',
  join: 'Nimm Platz',
  cups: {
    title: 'Zwei Tassen. <em>Eine ist deine.</em>',
    text: 'Es fängt damit an, wie du deinen Kaffee trinkst. Frag jemanden auf {site}; die erste Nachricht ist gratis.',
    call: 'Setz dich dazu',
    film: '„Tassen“. Acht Sekunden, keine Schauspieler.',
    alt: 'Ein gezeichneter Film: zwei Tassen auf einem Tisch am Fenster. Der Nachmittag wird zur Dämmerung, ihr Dampf neigt sich zueinander, und eine Katze schaut hinaus.',
  },
  walk: {
    title: 'Der lange Heimweg, <em>mit Absicht.</em>',
    text: 'Eine Gracht, ein Abend und ein Hund, der den Weg kennt. Finde auf {site} jemanden, der in deinem Tempo geht.',
    call: 'Begleitung finden',
    film: '„Spaziergang“. Acht Sekunden, ein Hund.',
    alt: 'Ein gezeichneter Film: Zwei Menschen in Mantel und Schal gehen im Abendlicht mit einem Hund an einer Gracht mit alten Giebelhäusern entlang.',
  },
  dance: {
    title: 'Niemand schaut zu. <em>Wollen wir?</em>',
    text: 'Ein paar Lichter, ein langsames Lied, vier linke Füße. Frag jemanden auf {site}; die erste Nachricht ist gratis.',
    call: 'Um diesen Tanz bitten',
    film: '„Tanz“. Acht Sekunden, keine Schritte zu lernen.',
    alt: 'Ein gezeichneter Film: Zwei Menschen drehen sich nachts in einem Garten langsam in den Armen, unter Lichterketten.',
  },
} satisfies Translation<typeof en>;
