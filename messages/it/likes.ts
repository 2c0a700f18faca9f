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
    say: 'Saluta',
    free: 'gratis, ancora {left}',
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
    text: 'Nessuno dei due comparirà più tra i match dell’altro. La chat resta. {name} non riceverà nessuna notifica.',
    submit: 'Sciogli il match',
    cancel: 'Tienilo',
  },
  card: { hello: 'Saluta', reply: 'Rispondi' },
  wait: 'Nell’attesa',
  lists: {
    label: 'Like e visite',
    liked_me: 'Like ricevuti',
    liked: 'I tuoi like',
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
    search: 'Dai un’occhiata',
    profile: 'Migliora il mio profilo',
  },
  one: {
    received: {
      title: 'Piaci a {name}',
      text: 'Dai un’occhiata al profilo. Se ricambi il like di {name}, è un match.',
    },
    match: {
      title: 'È un match con {name}',
      text: 'Vi piacete a vicenda, e anche {name} lo sa.',
    },
    all: 'Tutti i like',
  },
  match: {
    title: 'È un match!',
    text: 'Tu e {name} vi piacete.',
    done: 'Continua',
  },
  newLike: {
    title: 'Nuovo like!',
    fictionalTitle: 'Ti va di chattare?',
    text: 'Piaci a <b>{name}, {age}</b>.',
    near: 'Piaci a <b>{name}, {age}</b>, che vive a meno di {distance} da te.',
    fictional:
      '<b>{name}, {age}</b>, è un profilo fittizio gestito da {site}. Potete chattare, ma non incontrarvi di persona.',
  },
  open: 'Apri il profilo di {name}',
  profile: 'Vedi il profilo',
  close: 'Chiudi',
} satisfies Translation<typeof en>;
