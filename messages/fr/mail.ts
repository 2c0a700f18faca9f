import type en from '../en/mail.ts';
import type { Translation } from '../translation.ts';

export default {
  common: {
    months: '{months, plural, =6 {six mois} =12 {un an} =60 {cinq ans} other {# mois}}',
    footer: 'Vous recevez cet e-mail parce que cette adresse a été utilisée sur {site}.',
    fallback: 'Si le bouton ne fonctionne pas, ouvrez cette adresse :',
    help: 'Des questions ? Écrivez à {support}.',
    facts: {
      device: 'Appareil',
      place: 'Lieu',
      time: 'Date et heure',
    },
  },
  complaint: {
    subject: 'Votre réclamation {reference}',
    body: 'Nous avons bien reçu votre réclamation. Son numéro de référence est {reference}.\n\nUne personne la lit et vous répond dans un délai de deux jours ouvrés. Vous pouvez suivre son traitement à tout moment.',
    action: 'Suivre la réclamation',
    note: 'Conservez cet e-mail : le lien ci-dessus est la clé de votre réclamation. Ne le transmettez à personne.',
  },
  exclusion: {
    subject: 'Confirmez votre interdiction d’accès',
    body: 'Quelqu’un, sans doute vous, nous a demandé de tenir cette adresse à l’écart du site {site} pendant {period}.\n\nL’interdiction commence lorsque vous la confirmez. Elle ferme tout compte qui utilise cette adresse, et elle ne peut pas être levée avant son terme.',
    action: 'Confirmer l’interdiction',
    note: 'Le lien fonctionne pendant 24 heures. Si la demande ne vient pas de vous, ne faites rien : il ne se passera rien.',
  },
  activation: {
    subject: 'Confirmez votre adresse pour {site}',
    preheader: 'Un clic, et les autres pourront découvrir votre profil.',
    body: 'Bonjour {name}, quel plaisir de vous accueillir.\n\nConfirmez que cette adresse est bien la vôtre. Votre profil deviendra alors visible : on pourra vous trouver et répondre à ce que vous écrivez.{credits, plural, =0 {} one { Nous vous offrons aussi # crédit de bienvenue.} other { Nous vous offrons aussi # crédits de bienvenue.}}',
    action: 'Confirmer mon adresse',
    note: 'Le lien fonctionne pendant {days, plural, one {# jour} other {# jours}}. Si l’inscription ne vient pas de vous, ne faites rien : un compte que personne ne confirme est effacé automatiquement au bout d’un certain temps.',
  },
  reset: {
    subject: 'Choisissez un nouveau mot de passe',
    preheader: 'Vous l’avez demandé sur {site}. Si ce n’est pas vous, rien ne change.',
    body: 'Bonjour {name},\n\nQuelqu’un, sans doute vous, a demandé à réinitialiser le mot de passe de votre compte sur {site}. Vous pouvez en choisir un nouveau ici.',
    action: 'Choisir un nouveau mot de passe',
    note: 'Le lien fonctionne une seule fois, pendant {hours, plural, one {# heure} other {# heures}}. Si la demande ne vient pas de vous, ne faites rien : votre mot de passe reste le même.',
  },
  passwordChanged: {
    subject: 'Votre mot de passe a été modifié',
    preheader: 'Si c’est bien vous, vous n’avez rien à faire.',
    body: 'Bonjour {name},\n\nLe mot de passe de votre compte sur {site} a été modifié, et tous les autres appareils ont été déconnectés.\n\nSi c’est bien vous, vous n’avez rien à faire. Sinon, réinitialisez le mot de passe sans attendre.',
    action: 'Réinitialiser mon mot de passe',
    note: 'La réinitialisation déconnecte toute autre personne, et le lien pour la faire n’est jamais envoyé qu’à cette adresse.',
  },
  mailChange: {
    subject: 'Confirmez votre nouvelle adresse',
    preheader: 'Tant que vous ne l’avez pas fait, rien ne change.',
    body: 'Bonjour {name},\n\nQuelqu’un, sans doute vous, souhaite que {email} devienne l’adresse de votre compte sur {site}.\n\nConfirmez-la, et nos e-mails y seront envoyés désormais. Tant que vous ne l’avez pas fait, rien ne change.',
    action: 'Confirmer cette adresse',
    note: 'Le lien fonctionne pendant {hours, plural, one {# heure} other {# heures}}. Si la demande ne vient pas de vous, ne faites rien : nous n’utiliserons pas cette adresse.',
  },
  mailChangeAsked: {
    subject: 'Une nouvelle adresse pour votre compte ?',
    preheader: 'Si la demande vient de vous, vous n’avez rien à faire ici.',
    body: 'Bonjour {name},\n\nQuelqu’un, sans doute vous, a demandé à utiliser une autre adresse e-mail pour votre compte sur {site}. Nous y avons envoyé un lien. Rien ne change tant qu’il n’a pas été ouvert.\n\nSi c’est bien vous, vous n’avez rien à faire ici. Sinon, quelqu’un d’autre connaît peut-être votre mot de passe : définissez-en un nouveau sans attendre.',
    action: 'Définir un nouveau mot de passe',
    note: 'Un nouveau mot de passe déconnecte tous les autres appareils.',
  },
  mailChanged: {
    subject: 'Votre adresse a été modifiée',
    preheader: 'Nos e-mails vont désormais à la nouvelle.',
    body: 'Bonjour {name},\n\nL’adresse e-mail de votre compte sur {site} a changé, et nous écrivons désormais à la nouvelle.\n\nSi c’est bien vous, vous n’avez rien à faire.',
    note: 'Si ce n’est pas vous, écrivez à {support}. Nous trouverons une solution avec vous.',
  },
  deletion: {
    subject: 'Votre compte sera effacé le {date}',
    preheader: 'D’ici là, un clic suffit pour tout retrouver.',
    body: 'Bonjour {name},\n\nComme vous l’avez demandé, votre compte sur {site} est fermé. Le {date}, nous l’effacerons définitivement, avec votre profil, vos photos et vos messages.\n\nD’ici là, nous gardons tout, au cas où vous changeriez d’avis : connectez-vous ou suivez le lien, et vous retrouverez tout.',
    action: 'Récupérer mon compte',
    note: 'Si vous voulez partir, vous n’avez plus rien à faire. Seul reste ce que la loi nous oblige à conserver, comme les documents d’une commande, sans vos données personnelles. Merci d’avoir été parmi nous.',
  },
  reactivated: {
    subject: 'Bon retour parmi nous, {name}',
    preheader: 'Votre compte est de nouveau ouvert, et rien n’a été perdu.',
    body: 'Votre compte sur {site} est de nouveau ouvert, et rien n’a été perdu : votre profil, vos photos et vos messages sont tels que vous les avez laissés.',
    action: 'Aller sur {site}',
    note: 'Si ce n’est pas vous, changez votre mot de passe ou écrivez à {support}.',
  },
  newSignIn: {
    subject: 'Nouvelle connexion à votre compte',
    preheader: 'Si c’est bien vous, vous n’avez rien à faire.',
    body: 'Bonjour {name},\n\nQuelqu’un s’est connecté à votre compte sur {site} avec un appareil que nous n’avions encore jamais vu. Si c’est bien vous, vous n’avez rien à faire.',
    action: 'Voir mes appareils',
    note: 'Si ce n’est pas vous, suivez ce lien pour déconnecter les autres appareils et choisissez tout de suite un nouveau mot de passe. Nous ne connaissons le lieu que par l’adresse IP : il peut donc être inexact.',
  },
  exportReady: {
    subject: 'Vos données sont prêtes',
    preheader: 'Tout ce que le site {site} détient sur vous, à télécharger.',
    body: 'Bonjour {name},\n\nLa copie de vos données que vous avez demandée est prête : tout ce que le site {site} détient sur vous, ainsi que vos photos.\n\nVous pouvez la télécharger dans vos paramètres pendant {days, plural, one {# jour} other {# jours}}. Ensuite, la copie est effacée.',
    action: 'Aller à mes paramètres',
    note: 'Cette copie est personnelle. Conservez-la là où personne d’autre ne peut l’ouvrir.',
  },
} satisfies Translation<typeof en>;
