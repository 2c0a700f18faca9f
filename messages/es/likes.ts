import type en from '../en/likes.ts';
import type { Translation } from '../translation.ts';

export default {
  title: 'Me gusta',
  button: {
    like: 'Dar «me gusta» a {name}',
    back: 'Devolver el «me gusta» a {name}',
    liked: 'Te gusta',
    takeBack: 'Te gusta: quitar el «me gusta» a {name}',
    match: 'Es un match',
    matched: 'Es un match con {name}',
    chat: 'Es un match con {name}: abrir el chat',
    reply: 'Responder a {name}',
    goOn: 'Chatear con {name}',
    write: 'Saludar a {name}',
    gift: 'Enviar un regalo a {name}',
  },
  hello: {
    say: 'Saludar',
    free: 'gratis, quedan {left}',
    credits: '{count, plural, one {# crédito} other {# créditos}}',
    premium: 'con Premium',
  },
  state: {
    given: 'Le has dado «me gusta» a {name}.',
    received: 'A {name} le gustas.',
    match: 'Os gustáis.',
  },
  end: {
    title: '¿Deshacer el match con {name}?',
    text: 'Desapareceréis mutuamente de vuestros matches. El chat se conserva. {name} no recibirá ningún aviso.',
    submit: 'Deshacer el match',
    cancel: 'Conservarlo',
  },
  card: { hello: 'Saludar', reply: 'Responder' },
  wait: 'Mientras esperas',
  lists: {
    label: '«Me gusta» y visitas',
    liked_me: 'Les gustas',
    liked: 'Tus «me gusta»',
    matches: 'Matches',
    visitors: 'Visitantes',
    many: '{count}+',
    newLike: 'Nuevo «me gusta»',
    newMatch: 'Nuevo match',
  },
  empty: {
    liked_me: {
      title: 'Aún no tienes ningún «me gusta»',
      text: 'Un perfil que muestra cómo eres llama la atención. Lo que más ayuda es una buena foto.',
    },
    liked: {
      title: 'Todavía no has dado ningún «me gusta»',
      text: 'Toca el corazón de alguien a quien te gustaría conocer. Se lo diremos, y quizá te lo devuelva.',
    },
    matches: {
      title: 'Todavía no tienes matches',
      text: 'Cuando alguien que te gusta te devuelva el «me gusta», aparecerá aquí.',
    },
    visitors: {
      title: 'Todavía no tienes visitas',
      text: 'Aquí aparece quien abre tu perfil, salvo si está en modo invisible.',
    },
    search: 'Echar un vistazo',
    profile: 'Mejorar mi perfil',
  },
  one: {
    received: {
      title: 'A {name} le gustas',
      text: 'Echa un vistazo a su perfil. Si le devuelves el «me gusta» a {name}, será un match.',
    },
    match: {
      title: 'Tienes un match con {name}',
      text: 'Os gustáis, y {name} también lo sabe.',
    },
    all: 'Todos los «me gusta»',
  },
  match: {
    title: '¡Es un match!',
    text: '{name} y tú os gustáis.',
    done: 'Seguir mirando',
  },
  newLike: {
    title: '¡Nuevo «me gusta»!',
    fictionalTitle: '¿Te apetece chatear?',
    text: 'A <b>{name}, {age}</b>, le gustas.',
    near: '<b>{name}, {age}</b>, vive a menos de {distance} y le gustas.',
    fictional:
      '<b>{name}, {age}</b>, es un perfil ficticio que gestiona {site}. Puedes chatear, pero no quedar en persona.',
  },
  open: 'Abrir el perfil de {name}',
  profile: 'Ver perfil',
  close: 'Cerrar',
} satisfies Translation<typeof en>;
