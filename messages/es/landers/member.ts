import type en from '../../en/landers/member.ts';
import type { Translation } from '../../translation.ts';

export default {
  title: 'Escribe a {name}',
  photo: 'Foto de {name}',
  likes: 'Le gusta: {list}',
  fictional: '{label}: {site} gestiona este perfil. Detrás no hay nadie con quien quedar.',
  words: 'Tu mensaje para {name}',
  placeholder: 'Algo que solo tú preguntarías …',
  empty: 'Un par de palabras, para que {name} tenga algo que responder.',
  join: '¿De parte de quién?',
  next: 'Faltan un nombre y una dirección de correo. En cuanto la confirmes, {name} recibirá tus palabras.',
  submit: 'Seguir',
  letter: {
    title: 'Unas líneas para <em>{name}</em>',
    text: 'No hace falta sello: el primer mensaje es gratis.',
    dear: 'Hola, {name}:',
    call: 'Al sobre',
  },
  window: {
    title: 'Mesa para dos, <em>una silla libre</em>',
    text: 'Dile algo a {name}. El primer mensaje es gratis.',
    call: 'Sentarme',
  },
  bench: {
    title: 'Queda sitio <em>en el banco</em>',
    text: 'Empieza por el tiempo o por la verdad. El primer mensaje a {name} es gratis.',
    call: 'Tomar asiento',
  },
  postcard: {
    title: 'Una postal para <em>{name}</em>',
    text: 'El reverso sigue en blanco. El primer mensaje es gratis.',
    call: 'Darle la vuelta',
    back: 'Ver el anverso',
  },
  menu: {
    title: 'Mesa para dos, con <em>{name}</em>',
    text: 'Tres platos y un mensaje gratis.',
    call: 'Pedir',
    back: 'Volver a la carta',
    starter: 'Un hola de la casa',
    main: 'Una pregunta sincera',
    dessert: 'Algo sobre ti',
  },
  gone: {
    title: 'Nadie <em>en esta dirección</em>',
    text: 'A quien buscabas ya no está aquí. A otras personas de {site} les gustaría leerte, y el primer mensaje es gratis.',
    call: 'Conocer a otra persona',
    join: 'Empieza con dos preguntas',
  },
} satisfies Translation<typeof en>;
