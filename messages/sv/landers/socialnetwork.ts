import type en from '../../en/landers/socialnetwork.ts';
import type { Translation } from '../../translation.ts';

export default {
  join: 'Säg det till någon',
  ask: 'Vad skulle du säga?',
  along: 'Det här lägger vi till i din profil. Du kan ändra det innan någon läser det.',
  rides: 'Vi har sparat det du skrev.',
  example: 'Ett exempel på vad folk skriver',
  answer: 'Svara',
  today: {
    title: 'Vad hände i dag? <em>Någon vill veta.</em>',
    text: 'Inte de stora nyheterna. Brödet som lyckades, bussen som inte kom. På {site} hittar små saker någon som vill höra mer.',
    hint: 'Busschauffören vinkade tillbaka …',
    call: 'Säg det',
  },
  week: {
    title: 'Sju dagar, <em>och ingen att berätta för?</em>',
    text: 'En vecka består av små saker. Dela en på {site} och få höra en tillbaka. Det första meddelandet är gratis.',
    hint: 'I tisdags fick jag äntligen …',
    call: 'Dela en',
  },
  neighbours: {
    title: 'Som grannar, <em>fast ni pratar.</em>',
    text: 'En trappuppgång där folk säger mer än hej. På {site} får du ringa på varje dörr. Det första meddelandet är gratis.',
    hint: 'Har någon en stege …',
    call: 'Ring på',
  },
  posts: {
    baker: {
      who: 'Bagaren',
      when: 'Klockan sex på morgonen',
      text: 'Första brödet ute ur ugnen, och ingen vaken som kan få kanten.',
    },
    walker: {
      who: 'Hundrastaren',
      when: 'Halv ett',
      text: 'Hunden har valt en ny favoritbänk. Jag blev inte tillfrågad.',
    },
    reader: {
      who: 'Läsaren',
      when: 'Strax före midnatt',
      text: 'Fyra sidor kvar, och jag vill inte att den ska ta slut. Kan någon distrahera mig?',
    },
    cyclist: {
      who: 'Cyklisten',
      when: 'Måndag',
      text: 'Punktering, regn, och ändå: kaffet efteråt var årets bästa.',
    },
    gardener: {
      who: 'Odlaren',
      when: 'Onsdag',
      text: 'Tomaterna har fått namn. Kanske behöver jag annat sällskap.',
    },
    dancer: {
      who: 'Dansaren',
      when: 'Lördag',
      text: 'Jag lär mig tango. Sökes: tålamod, och någon med två vänsterfötter.',
    },
    cook: {
      who: 'Kocken',
      when: 'Bottenvåningen',
      text: 'Soppa för fyra, och jag är bara en. Ta med en skål.',
    },
    maker: {
      who: 'Fixaren',
      when: 'Andra våningen',
      text: 'Jag lagade dörren som gnisslade. Nu saknar jag den.',
    },
    singer: {
      who: 'Sångaren',
      when: 'Under taket',
      text: 'Var det för högt i går kväll? Och viktigare: var det rent?',
    },
  },
} satisfies Translation<typeof en>;
