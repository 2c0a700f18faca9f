import type en from '../../en/landers/common.ts';
import type { Translation } from '../../translation.ts';

export default {
  login: 'Se connecter',
  drawn: 'Illustrations, pas de vrais membres.',
  note: 'Réservé aux personnes de {minAge} ans et plus. Inscription gratuite, sans carte bancaire.',
} satisfies Translation<typeof en>;
