import type en from '../../en/landers/member.ts';
import type { Translation } from '../../translation.ts';

export default {
  title: 'Escribe a {name}',
  photo: 'Foto de {name}',
  interests: 'Intereses: {list}',
  fictional: '{label}: {site} gestiona este perfil. Puedes chatear, pero no quedar.',
  words: 'Tu mensaje para {name}',
  placeholder: 'Algo que solo tú preguntarías…',
  empty: 'Escribe un par de palabras para que {name} tenga algo a lo que responder.',
  join: '¿De parte de quién?',
  next: 'Ahora, tu nombre y tu correo. {name} recibirá tu mensaje cuando confirmes tu correo.',
  submit: 'Continuar',
  letter: {
    title: 'Unas líneas para <em>{name}</em>',
    text: 'No hace falta sello: el primer mensaje es gratis.',
    dear: 'Hola, {name}:',
    call: 'Enviar mi carta',
  },
  window: {
    title: 'Mesa para dos, <em>una silla libre</em>',
    text: 'Dile algo a {name}. El primer mensaje es gratis.',
    call: 'Sentarse',
  },
  bench: {
    title: 'Hay sitio <em>en el banco</em>',
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
    starter: 'Un hola, invita la casa',
    main: 'Una pregunta sincera',
    dessert: 'Algo sobre ti',
  },
  gone: {
    title: 'Nadie <em>en esta dirección</em>',
    text: 'La persona que buscabas ya no está aquí. A otras en {site} les encantaría leerte, y el primer mensaje es gratis.',
    call: 'Conocer a otra persona',
    join: 'Empieza con dos preguntas',
  },
} satisfies Translation<typeof en>;
