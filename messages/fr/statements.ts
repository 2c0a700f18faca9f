import type en from '../en/statements.ts';
import type { Translation } from '../translation.ts';

export default {
  titles: {
    warn: 'Un avertissement concernant votre compte sur {site}',
    remove_message: 'Nous avons retiré un de vos messages',
    remove_photo: 'Nous avons retiré une de vos photos',
    remove_about: 'Nous avons retiré le texte de votre profil',
    suspend: 'Votre compte est suspendu jusqu’au {until}',
    ban: 'Votre compte a été fermé',
    reversed: 'Nous avons annulé notre décision {reference}',
    upheld: 'Votre recours contre la décision {reference}',
  },
  measures: {
    warn: 'Ceci est un avertissement. Vous pouvez continuer à utiliser votre compte.',
    remove_message:
      'Nous avons retiré un message que vous avez écrit. La personne à qui vous l’avez envoyé ne peut plus le voir non plus.',
    remove_photo:
      'Nous avons retiré une photo de votre profil. Les autres ne peuvent plus la voir.',
    remove_about:
      'Nous avons retiré ce que vous avez écrit sur vous. Vous pouvez écrire un nouveau texte.',
    suspend:
      'Nous avons suspendu votre compte jusqu’au {until}. D’ici là, vous ne pouvez pas vous connecter et personne ne peut voir votre profil. Ensuite, tout redeviendra comme avant.',
    ban: 'Nous avons fermé votre compte définitivement. Vous ne pouvez plus vous connecter et personne ne peut voir votre profil.',
  },
  grounds: {
    money:
      'Nos conditions interdisent de demander de l’argent aux membres, de faire de la publicité et de vendre des biens ou des services (article 6).',
    harassment:
      'Nos conditions interdisent les menaces, le harcèlement, la haine et la discrimination (article 6).',
    impersonation:
      'Nos conditions interdisent de se faire passer pour quelqu’un d’autre et d’utiliser des photos qui représentent une autre personne (article 6).',
    privacy:
      'Nos conditions interdisent de partager des photos ou des informations concernant d’autres personnes sans leur consentement (article 6).',
    unlawful: 'Cela est contraire à la loi, et nos conditions l’interdisent également (article 6).',
    misuse:
      'Nos conditions interdisent de collecter des données sur les membres, d’utiliser des robots et de contourner les limites, les prix ou les blocages (article 6).',
    underage: 'Il faut avoir 18 ans ou plus pour utiliser {site} (article 2 de nos conditions).',
  },
  sources: {
    report:
      'Nous en avons eu connaissance par un signalement. C’est une personne qui a examiné les faits et pris cette décision, et non un logiciel.',
    complaint:
      'Nous en avons eu connaissance par une réclamation. C’est une personne qui a examiné les faits et pris cette décision, et non un logiciel.',
    review:
      'Notre équipe de modération l’a constaté en contrôlant des photos. C’est une personne qui a pris cette décision, et non un logiciel.',
    moderator:
      'Notre équipe de modération l’a constaté elle-même. C’est une personne qui a pris cette décision, et non un logiciel.',
    hold: 'Notre logiciel a retenu votre message pour contrôle, car il ressemblait à une arnaque connue. C’est une personne qui a examiné les faits et pris cette décision, et non un logiciel.',
  },
  redress:
    'Si vous n’êtes pas d’accord, vous pouvez contester cette décision gratuitement jusqu’au {appealUntil}. Une personne qui n’y a pas pris part l’examinera et vous répondra dans un délai de {days} jours. Vous pouvez aussi vous adresser à un organe certifié de règlement extrajudiciaire des litiges ou à un tribunal.',
  reversed:
    'Nous avons réexaminé notre décision du {date} et l’avons annulée. Tous ses effets ont été supprimés, et elle ne sera pas retenue contre vous. Veuillez nous excuser pour ce désagrément.',
  reversedOnAppeal:
    'Une personne qui n’a pas pris part à notre décision du {date} a examiné votre recours. Nous avons annulé la décision. Tous ses effets ont été supprimés, et elle ne sera pas retenue contre vous. Veuillez nous excuser pour ce désagrément.',
  upheld:
    'Une personne qui n’a pas pris part à notre décision du {date} a examiné votre recours. La décision est maintenue, pour les motifs suivants :',
  upheldRedress:
    'Si vous n’êtes toujours pas d’accord, vous pouvez vous adresser à un organe certifié de règlement extrajudiciaire des litiges ou à un tribunal.',
  facts: {
    message: 'Le {time}, vous avez écrit : « {text} »',
    photo: 'Il s’agit d’une photo que vous avez ajoutée le {date}.',
    profile: 'Il s’agit de votre profil tel qu’il était le {date}.',
  },
} satisfies Translation<typeof en>;
