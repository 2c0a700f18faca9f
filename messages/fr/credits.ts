import type en from '../en/credits.ts';
import type { Translation } from '../translation.ts';

export default {
  title: 'Crédits',
  premiumTitle: 'Premium',
  head: {
    first: 'Payez des mots, <em>pas des mois.</em>',
    more: 'Encore des mots, <em>quand vous voulez.</em>',
    lead: 'Un message coûte {count, plural, one {# crédit} other {# crédits}}. Vous achetez une fois et utilisez quand vous voulez.',
    premium: 'Vos premiers crédits font de vous un membre premium, pour de bon.',
  },
  balance: {
    title: 'Votre solde',
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
    stay: 'Une remise pour vous : {percent}',
    included: 'Déjà comprise dans les prix',
    until: 'Déjà comprise dans les prix, jusqu’au {date}',
    bonus: 'Déjà comprise dans les prix, pendant les quatre heures suivant l’inscription',
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
    choose: 'Choisir {count, plural, one {# crédit} other {# crédits}}',
    go: 'Continuer avec ce pack',
    tax: 'TVA de {rate} comprise',
  },
  none: {
    title: 'Pas encore de packs : {country}',
    text: 'Les crédits n’y sont pas vendus pour le moment. Si vous payez dans un autre pays, choisissez-le.',
  },
  failed: {
    title: 'Les prix n’ont pas pu être chargés',
    text: 'Rien n’a été commandé. Veuillez réessayer dans un instant.',
    retry: 'Réessayer',
  },
  methods: {
    label: 'Moyens de paiement',
    card: 'Carte',
    applepay: 'Apple Pay',
    googlepay: 'Google Pay',
    paypal: 'PayPal',
    ideal: 'iDEAL',
    bancontact: 'Bancontact',
    directdebit: 'Prélèvement bancaire',
  },
  country: {
    text: 'Vous payez dans ce pays : <b>{country}</b> ({currency})',
    change: 'Changer de pays',
    label: 'Le pays où vous payez',
    hint: 'Il détermine la devise, les prix et les moyens de paiement.',
    save: 'Enregistrer',
  },
  premium: {
    title: 'Ce que premium vous ouvre',
    yours: 'Ce que votre statut premium vous ouvre',
    photos: { title: 'Toutes les photos de tout le monde', text: 'Plus aucune photo floutée.' },
    conversations: {
      title: 'Autant de nouvelles conversations que vous voulez',
      text: 'Sans premium, vous en commencez {count}.',
    },
    own: { title: '{count} photos à vous', text: 'Au lieu de {count}.' },
    visitors: {
      title: 'La liste complète de vos visiteurs',
      text: 'Et pas seulement les {count} derniers.',
    },
    chance: 'de chances de match en plus pour les membres premium.*',
    chanceNote:
      '* Un chiffre que le site {site} donne pour l’ensemble des membres premium. Il ne parle pas de vous et ne promet rien : tout dépend de vous et des personnes que vous rencontrez.',
  },
  offer: 'Les crédits s’achètent par packs',
  buy: 'Acheter des crédits',
  join: 'Les crédits s’achètent une fois membre. L’inscription est gratuite.',
} satisfies Translation<typeof en>;
