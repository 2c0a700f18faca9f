import type en from '../en/likes.ts';
import type { Translation } from '../translation.ts';

export default {
  title: 'Like',
  button: {
    like: 'Metti like a {name}',
    back: 'Ricambia il like di {name}',
    liked: 'Like messo',
    takeBack: 'Like messo: togli il like a {name}',
    match: 'È un match',
    matched: 'È un match con {name}',
    chat: 'È un match con {name}: apri la chat',
    reply: 'Rispondi a {name}',
    goOn: 'Chatta con {name}',
    write: 'Saluta {name}',
    gift: 'Fai un regalo a {name}',
  },
  hello: {
    free: 'gratis, te ne restano {left}',
    credits: '{count, plural, one {# credito} other {# crediti}}',
    premium: 'con Premium',
  },
  state: {
    given: 'Hai messo like a {name}.',
    received: 'Piaci a {name}.',
    match: 'Vi piacete a vicenda.',
  },
  end: {
    title: 'Sciogliere il match con {name}?',
    text: 'Finisce per entrambi: nessuno dei due compare più tra i match dell’altro. Ciò che vi siete scritti rimane. {name} non riceverà nessun avviso.',
    submit: 'Sciogli il match',
    cancel: 'Tienilo',
  },
  lists: {
    label: 'Like e visite',
    liked_me: 'Piaci a loro',
    liked: 'Ti piacciono',
    matches: 'Match',
    visitors: 'Visitatori',
    many: '{count}+',
    newLike: 'Nuovo like',
    newMatch: 'Nuovo match',
  },
  empty: {
    liked_me: {
      title: 'Ancora nessun like per te',
      text: 'Un profilo che mostra chi sei si fa notare. Una buona foto aiuta più di tutto.',
    },
    liked: {
      title: 'Non hai ancora messo like a nessuno',
      text: 'Tocca il cuore di una persona che vorresti conoscere. Lo saprà, e forse ricambierà.',
    },
    matches: {
      title: 'Ancora nessun match',
      text: 'Quando piaci anche tu a una persona che ti piace, la trovi qui.',
    },
    visitors: {
      title: 'Ancora nessun visitatore',
      text: 'Qui trovi chi apre il tuo profilo, tranne chi è invisibile.',
    },
    search: 'Guardati intorno',
    profile: 'Migliora il mio profilo',
  },
  one: {
    received: {
      title: 'Piaci a {name}',
      text: 'Dai un’occhiata al profilo. Se anche {name} ti piace, dillo con un cuore: sarà un match.',
    },
    match: {
      title: 'Tu e {name} vi piacete',
      text: 'Lo avete detto entrambi, e anche {name} lo sa.',
    },
    all: 'Tutti i like',
  },
  match: {
    title: 'Vi piacete a vicenda!',
    text: 'Anche tu piaci a {name}. È un match.',
    done: 'Continua',
  },
  newLike: {
    title: 'Nuovo like!',
    fictionalTitle: 'Un profilo da guardare',
    text: 'Piaci a <b>{name}, {age}</b>.',
    near: 'Piaci a <b>{name}, {age}</b>, che vive entro {km} km da te.',
    fictional:
      '<b>{name}, {age}</b>, è un profilo fittizio di {site}. Dietro non c’è nessuno da incontrare.',
  },
  open: 'Apri il profilo di {name}',
  profile: 'Guarda il profilo',
  close: 'Chiudi',
} satisfies Translation<typeof en>;
