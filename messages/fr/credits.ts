import type en from '../en/credits.ts';
import type { Translation } from '../translation.ts';
import paymentMethods from './payment-methods.ts';

export default {
  title: 'Crédits',
  premiumTitle: 'Premium',
  head: {
    first: 'Payez des mots, <em>pas des mois.</em>',
    more: 'Encore des mots, <em>quand vous voulez.</em>',
    lead: 'Un message coûte {count, plural, one {# crédit} other {# crédits}}. Achetez une fois, utilisez-les quand vous voulez.',
    premium: 'Vos premiers crédits font de vous un membre premium, pour toujours.',
  },
  balance: {
    title: 'Vos crédits',
    left: '{count, plural, one {# crédit} other {# crédits}}',
    enough:
      '{count, plural, =0 {Pas assez pour un message.} one {De quoi envoyer # message.} other {De quoi envoyer # messages.}}',
    statement: 'Historique des crédits',
    orders: 'Mes paiements',
    invite: 'Invitez quelqu’un',
    repeat: 'Repasser la dernière commande',
  },
  discount: {
    label: 'Remise',
    time_bonus: 'Offre de bienvenue : {percent}',
    welcome: 'Offre de bienvenue : {percent}',
    stay: 'Remise de {percent} pour vous',
    included: 'Déjà déduite des prix',
    until: 'Déjà déduite des prix, jusqu’au {date}',
    bonus:
      'Déjà déduite des prix, pendant {hours, plural, one {l’heure} other {les # heures}} suivant l’inscription',
  },
  packages: {
    title: 'Packs',
    small: 'Pour essayer',
    medium: 'Pour faire connaissance',
    large: 'Pour les grandes conversations',
    most: 'Le plus choisi',
    unit: '{count, plural, one {crédit} other {crédits}}',
    messages: '{count, plural, one {# message} other {# messages}}',
    perMessage: '<b>{price}</b> par message',
    before: 'au lieu de',
    save: 'Vous économisez {amount}',
    choose: 'Choisir {count, plural, one {# crédit} other {# crédits}}',
    go: 'Continuer avec ce pack',
    tax: 'TVA de {rate} comprise',
  },
  none: {
    title: 'Pas encore disponible : {country}',
    text: 'Nous n’y vendons pas de crédits pour le moment. Si vous payez dans un autre pays, choisissez-le.',
  },
  failed: {
    title: 'Nous n’avons pas pu charger les prix',
    text: 'Vous n’avez rien commandé. Veuillez réessayer dans un instant.',
    retry: 'Réessayer',
  },
  methods: { label: 'Moyens de paiement', ...paymentMethods.names },
  country: {
    text: 'Pays de paiement : <b>{country}</b> ({currency})',
    change: 'Changer de pays',
    label: 'Pays de paiement',
    hint: 'Il détermine la devise, les prix et les moyens de paiement.',
    save: 'Enregistrer',
  },
  premium: {
    title: 'Ce que Premium vous apporte',
    yours: 'Vos avantages Premium',
    photos: { title: 'Toutes les photos de tout le monde', text: 'Plus aucune photo floutée.' },
    conversations: {
      title: 'Autant de nouvelles conversations que vous voulez',
      text: 'Sans Premium, vous pouvez en commencer {count}.',
    },
    own: { title: '{count} photos sur votre profil', text: 'Au lieu de {count}.' },
    visitors: {
      title: 'La liste complète de vos visiteurs',
      text: 'Et pas seulement les {count} derniers.',
    },
    chance: 'de chances de match en plus pour les membres premium.*',
    chanceNote:
      '* Calculé sur l’ensemble des membres premium du site {site}. Ce n’est pas une promesse : les résultats varient d’une personne à l’autre.',
  },
  offer: 'Les crédits s’achètent par packs',
  buy: 'Acheter des crédits',
  join: 'Inscrivez-vous gratuitement pour en acheter.',
} satisfies Translation<typeof en>;
