import type en from '../../en/landers/iconslanding.ts';
import type { Translation } from '../../translation.ts';

export default {
  legend: 'Qu’est-ce que vous aimez ?',
  wants: {
    none: 'Choisissez-en trois et voyez ce que ça donne.',
    one: 'Un. Encore deux.',
    two: 'Deux. Et le dernier ?',
  },
  along: 'Nous les ajouterons à votre profil.',
  weekend: {
    title: 'C’est samedi. <em>Vous faites quoi ?</em>',
    text: 'Ici, personne ne demande votre métier. Choisissez ce que vous aimez et trouvez sur {site} quelqu’un qui l’aime aussi.',
    call: 'Passer le week-end à deux',
    join: 'Votre week-end, pour deux',
    with: 'Un week-end avec quelqu’un qui…',
    slow: '… fait durer le matin jusqu’à midi.',
    out: '… rentre avec de la boue aux chaussures.',
    shared: '… met toujours une assiette de trop.',
  },
  home: {
    title: 'Rester à la maison, <em>c’est un plan aussi.</em>',
    text: 'Les meilleures soirées se passent de billet. Choisissez de quoi sont faites les vôtres et trouvez sur {site} avec qui partager le canapé.',
    call: 'Faire de la place sur le canapé',
    join: 'Une maison, deux clés',
    with: 'Une soirée avec quelqu’un qui…',
    slow: '… sait se taire à côté de vous.',
    out: '… a de la peinture, de la terre ou des poils sur les manches.',
    shared: '… met l’eau à chauffer sans qu’on le demande.',
  },
  journey: {
    title: 'Côté fenêtre <em>ou par le détour ?</em>',
    text: 'C’est en chemin qu’on apprend à se connaître. Choisissez ce qui va dans votre sac et trouvez de la compagnie sur {site}.',
    call: 'Trouver de la compagnie',
    join: 'Deux billets, s’il vous plaît',
    with: 'Un voyage avec quelqu’un qui…',
    slow: '… s’arrête là où c’est beau.',
    out: '… lit la carte et n’en tient pas compte.',
    shared: '… commande ce que vous ne savez prononcer ni l’un ni l’autre.',
  },
} satisfies Translation<typeof en>;
