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
    say: 'Hallo sagen',
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
    text: 'Ihr seht einander dann nicht mehr unter euren Matches. Euer Chat bleibt. {name} bekommt keine Benachrichtigung.',
    submit: 'Match auflösen',
    cancel: 'Behalten',
  },
  card: { hello: 'Hallo sagen', reply: 'Antworten' },
  wait: 'Während du wartest',
  lists: {
    label: 'Likes und Besuche',
    liked_me: 'Likes für dich',
    liked: 'Deine Likes',
    matches: 'Matches',
    visitors: 'Besucher',
    many: '{count}+',
    newLike: 'Neues Like',
    newMatch: 'Neues Match',
  },
  empty: {
    liked_me: {
      title: 'Noch keine Likes',
      text: 'Ein Profil, das zeigt, wer du bist, fällt auf. Am meisten hilft ein gutes Foto.',
    },
    liked: {
      title: 'Du hast noch niemanden gelikt',
      text: 'Tippe auf das Herz einer Person, die du kennenlernen möchtest. Sie erfährt davon und likt dich vielleicht zurück.',
    },
    matches: {
      title: 'Noch keine Matches',
      text: 'Wenn jemand, dem du ein Like gegeben hast, dich zurücklikt, findest du die Person hier.',
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
      text: 'Sieh dir das Profil an. Wenn du {name} zurücklikst, ist es ein Match.',
    },
    match: {
      title: 'Du hast ein Match mit {name}',
      text: 'Ihr mögt euch, und {name} weiß es auch.',
    },
    all: 'Alle Likes',
  },
  match: {
    title: 'Es ist ein Match!',
    text: '{name} und du mögt euch.',
    done: 'Weiter umsehen',
  },
  newLike: {
    title: 'Neues Like!',
    fictionalTitle: 'Lust zu chatten?',
    text: '<b>{name}, {age}</b> hat dir ein Like gegeben.',
    near: '<b>{name}, {age}</b> hat dir ein Like gegeben und wohnt weniger als {distance} entfernt.',
    fictional:
      '<b>{name}, {age}</b> ist ein fiktives Profil, das {site} betreibt. Du kannst chatten, aber ein Treffen ist nicht möglich.',
  },
  open: 'Profil von {name} öffnen',
  profile: 'Profil ansehen',
  close: 'Schließen',
} satisfies Translation<typeof en>;
