import type en from '../../en/landers/common.ts';
import type { Translation } from '../../translation.ts';

export default {
  login: 'Se connecter',
  drawn: 'Personnages dessinés, pas des membres.',
  note: 'Réservé aux personnes de {minAge} ans et plus. Inscription gratuite, sans carte bancaire.',
  closed: {
    title: 'Inscriptions fermées pour le moment',
    text: '{site} n’accueille pas de nouveaux membres actuellement. Les membres peuvent toujours se connecter.',
  },
} satisfies Translation<typeof en>;
