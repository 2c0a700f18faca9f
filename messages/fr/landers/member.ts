import type en from '../../en/landers/member.ts';
import type { Translation } from '../../translation.ts';

export default {
  title: 'Écrire à {name}',
  photo: 'Photo de {name}',
  interests: 'Centres d’intérêt : {list}',
  fictional:
    '{label} : ce profil est géré par {site}. Vous pouvez discuter, mais pas vous rencontrer.',
  words: 'Votre message pour {name}',
  placeholder: 'La question que personne d’autre ne poserait…',
  empty: 'Écrivez un mot ou deux, pour que {name} ait de quoi répondre.',
  join: 'C’est de la part de qui ?',
  next: 'Ensuite : votre nom et votre adresse e-mail. {name} reçoit votre message dès que vous avez confirmé l’adresse.',
  submit: 'Continuer',
  letter: {
    title: 'Quelques lignes pour <em>{name}</em>',
    text: 'Pas besoin de timbre : le premier message est gratuit.',
    dear: 'Bonjour {name},',
    call: 'Envoyer ma lettre',
  },
  window: {
    title: 'Une table pour deux, <em>une chaise libre</em>',
    text: 'Dites quelque chose à {name}. Le premier message est gratuit.',
    call: 'Prendre place',
  },
  bench: {
    title: 'Il reste de la place <em>sur le banc</em>',
    text: 'Commencez par la météo ou par la vérité. Le premier message à {name} est gratuit.',
    call: 'S’asseoir',
  },
  postcard: {
    title: 'Une carte pour <em>{name}</em>',
    text: 'Le dos est encore blanc. Le premier message est gratuit.',
    call: 'La retourner',
    back: 'Revoir l’image',
  },
  menu: {
    title: 'Une table pour deux, avec <em>{name}</em>',
    text: 'Trois plats, un message offert.',
    call: 'Commander',
    back: 'Revenir à la carte',
    starter: 'Un bonjour maison',
    main: 'Une question sincère',
    dessert: 'Un peu de vous',
  },
  gone: {
    title: 'Personne <em>à cette adresse</em>',
    text: 'La personne que vous cherchiez n’est plus ici. D’autres sur {site} aimeraient vous lire, et le premier message est gratuit.',
    call: 'Rencontrer quelqu’un d’autre',
    join: 'Commencez par deux questions',
  },
} satisfies Translation<typeof en>;
