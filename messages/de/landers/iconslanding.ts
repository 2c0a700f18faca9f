import type en from '../../en/landers/iconslanding.ts';
import type { Translation } from '../../translation.ts';

export default {
  legend: 'Was magst du?',
  wants: {
    none: 'Such dir drei aus und schau, was daraus wird.',
    one: 'Eins. Noch zwei.',
    two: 'Zwei. Und das letzte?',
  },
  along: 'Die kommen mit in dein Profil.',
  weekend: {
    title: 'Es ist Samstag. <em>Was machst du?</em>',
    text: 'Hier fragt niemand nach deinem Beruf. Such dir aus, was du magst, und finde auf {site} jemanden, dem es genauso geht.',
    call: 'Zu zweit verbringen',
    join: 'Dein Wochenende, für zwei',
    with: 'Ein Wochenende mit jemandem, der …',
    slow: '… den Morgen bis mittags dauern lässt.',
    out: '… mit Matsch an den Schuhen heimkommt.',
    shared: '… immer einen Teller zu viel hinstellt.',
  },
  home: {
    title: 'Daheimbleiben <em>ist auch ein Plan.</em>',
    text: 'Die besten Abende brauchen keine Karten. Such dir aus, woraus deine bestehen, und finde auf {site} jemanden fürs Sofa.',
    call: 'Platz machen auf dem Sofa',
    join: 'Ein Zuhause mit zweitem Schlüssel',
    with: 'Ein Abend mit jemandem, der …',
    slow: '… neben dir schweigen kann.',
    out: '… Farbe, Erde oder Fell am Ärmel hat.',
    shared: '… ungefragt Teewasser aufsetzt.',
  },
  journey: {
    title: 'Am Fenster sitzen <em>oder den Umweg nehmen?</em>',
    text: 'Unterwegs lernt man sich am besten kennen. Such dir aus, was in die Tasche kommt, und finde Gesellschaft auf {site}.',
    call: 'Gesellschaft finden',
    join: 'Zweimal, bitte',
    with: 'Eine Reise mit jemandem, der …',
    slow: '… anhält, wo es schön ist.',
    out: '… die Karte liest und nicht befolgt.',
    shared: '… bestellt, was ihr beide nicht aussprechen könnt.',
  },
} satisfies Translation<typeof en>;
