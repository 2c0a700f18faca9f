import type en from '../en/likes.ts';
import type { Translation } from '../translation.ts';

export default {
  title: 'Me gusta',
  button: {
    like: 'Dar «me gusta» a {name}',
    back: 'Devolver el «me gusta» a {name}',
    liked: 'Te gusta',
    takeBack: 'Te gusta: quitar tu «me gusta» a {name}',
    match: 'Es un match',
    matched: 'Es un match con {name}',
    chat: 'Es un match con {name}: abrir el chat',
    reply: 'Responder a {name}',
    goOn: 'Chatear con {name}',
    write: 'Saluda a {name}',
    gift: 'Enviar un regalo a {name}',
  },
  hello: {
    free: 'gratis, te quedan {left}',
    credits: '{count, plural, one {# crédito} other {# créditos}}',
    premium: 'con Premium',
  },
  state: {
    given: 'Le has dado «me gusta» a {name}.',
    received: 'A {name} le gustas.',
    match: 'El «me gusta» es mutuo.',
  },
  end: {
    title: '¿Deshacer el match con {name}?',
    text: 'Se acaba para los dos: ya no apareceréis en los matches del otro. Lo que os habéis escrito se conserva. {name} no recibirá ningún aviso.',
    submit: 'Deshacer el match',
    cancel: 'Conservarlo',
  },
  lists: {
    label: '«Me gusta» y visitas',
    liked_me: 'Les gustas',
    liked: 'Te gustan',
    matches: 'Matches',
    visitors: 'Visitantes',
    many: '{count}+',
    newLike: 'Nuevo «me gusta»',
    newMatch: 'Nuevo match',
  },
  empty: {
    liked_me: {
      title: 'Todavía no le gustas a nadie',
      text: 'Un perfil que muestra cómo eres llama la atención. Lo que más ayuda es una buena foto.',
    },
    liked: {
      title: 'Todavía no has dado ningún «me gusta»',
      text: 'Toca el corazón de alguien que te gustaría conocer. Se enterará y quizá te lo devuelva.',
    },
    matches: {
      title: 'Todavía no hay matches',
      text: 'Cuando le gustes a alguien que te gusta, aparecerá aquí.',
    },
    visitors: {
      title: 'Todavía no hay visitantes',
      text: 'Aquí aparece quien abre tu perfil, salvo en modo invisible.',
    },
    search: 'Echar un vistazo',
    profile: 'Mejorar mi perfil',
  },
  one: {
    received: {
      title: 'A {name} le gustas',
      text: 'Echa un vistazo al perfil. Si {name} también te gusta, dilo con un corazón: será un match.',
    },
    match: {
      title: '{name} y tú: es mutuo',
      text: 'Lo habéis dicho los dos, y {name} también lo sabe.',
    },
    all: 'Todos los «me gusta»',
  },
  match: {
    title: '¡El «me gusta» es mutuo!',
    text: 'A {name} también le gustas. Es un match.',
    done: 'Continuar',
  },
  newLike: {
    title: '¡Nuevo «me gusta»!',
    fictionalTitle: 'Un perfil para ver',
    text: 'A <b>{name}, {age}</b>, le gustas.',
    near: '<b>{name}, {age}</b>, vive a menos de {km} km y le gustas.',
    fictional:
      '<b>{name}, {age}</b>, es un perfil ficticio de {site}. Detrás no hay nadie a quien conocer.',
  },
  open: 'Abrir el perfil de {name}',
  profile: 'Ver el perfil',
  close: 'Cerrar',
} satisfies Translation<typeof en>;
