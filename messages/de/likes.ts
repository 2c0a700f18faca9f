import type en from '../en/likes.ts';
import type { Translation } from '../translation.ts';

export default {
  title: 'Likes',
  button: {
    like: '{name} liken',
    back: '{name} zurückliken',
    liked: 'Gelikt',
    takeBack: 'Gelikt: Like für {name} zurücknehmen',
    match: 'Es ist ein Match',
    matched: 'Es ist ein Match mit {name}',
    chat: 'Es ist ein Match mit {name}: Chat öffnen',
    reply: '{name} antworten',
    goOn: 'Chat mit {name}',
    write: 'Sag {name} Hallo',
    gift: '{name} ein Geschenk schicken',
  },
  hello: {
    free: 'gratis, noch {left}',
    credits: '{count, plural, one {# Credit} other {# Credits}}',
    premium: 'mit Premium',
  },
  state: {
    given: 'Du hast {name} ein Like gegeben.',
    received: '{name} hat dir ein Like gegeben.',
    match: 'Ihr mögt euch.',
  },
  end: {
    title: 'Match mit {name} auflösen?',
    text: 'Es endet für euch beide: Ihr seht einander nicht mehr unter euren Matches. Was ihr euch geschrieben habt, bleibt. {name} bekommt keine Benachrichtigung.',
    submit: 'Match auflösen',
    cancel: 'Behalten',
  },
  lists: {
    label: 'Likes und Besuche',
    liked_me: 'Mögen dich',
    liked: 'Magst du',
    matches: 'Matches',
    visitors: 'Besucher',
    many: '{count}+',
    newLike: 'Neues Like',
    newMatch: 'Neues Match',
  },
  empty: {
    liked_me: {
      title: 'Noch hat dich niemand gelikt',
      text: 'Ein Profil, das zeigt, wer du bist, fällt auf. Am meisten hilft ein gutes Foto.',
    },
    liked: {
      title: 'Du hast noch niemanden gelikt',
      text: 'Tippe auf das Herz einer Person, die du kennenlernen möchtest. Sie erfährt davon und likt dich vielleicht zurück.',
    },
    matches: {
      title: 'Noch keine Matches',
      text: 'Wenn jemand, den du magst, auch dich mag, findest du das Match hier.',
    },
    visitors: {
      title: 'Noch keine Besucher',
      text: 'Wer dein Profil öffnet, erscheint hier, außer im unsichtbaren Modus.',
    },
    search: 'Umsehen',
    profile: 'Profil bearbeiten',
  },
  one: {
    received: {
      title: '{name} hat dir ein Like gegeben',
      text: 'Sieh dir das Profil an. Wenn du {name} auch magst, sag es mit einem Herz: Dann habt ihr ein Match.',
    },
    match: {
      title: '{name} und du mögt euch',
      text: 'Ihr habt es beide gesagt, und {name} weiß es auch.',
    },
    all: 'Alle Likes',
  },
  match: {
    title: 'Ihr mögt euch!',
    text: '{name} mag dich auch. Das ist ein Match.',
    done: 'Weiter',
  },
  newLike: {
    title: 'Neues Like!',
    fictionalTitle: 'Ein Profil zum Anschauen',
    text: '<b>{name}, {age}</b> hat dir ein Like gegeben.',
    near: '<b>{name}, {age}</b> wohnt im Umkreis von {km} km und hat dir ein Like gegeben.',
    fictional:
      '<b>{name}, {age}</b> ist ein fiktives Profil von {site}. Dahinter gibt es niemanden zum Treffen.',
  },
  open: 'Profil von {name} öffnen',
  profile: 'Profil ansehen',
  close: 'Schließen',
} satisfies Translation<typeof en>;
