import type en from '../../en/landers/member.ts';
import type { Translation } from '../../translation.ts';

export default {
  title: 'Skriv til {name}',
  photo: 'Billede af {name}',
  interests: 'Interesser: {list}',
  fictional: '{label}: {site} står bag denne profil. I kan chatte, men ikke mødes.',
  words: 'Din besked til {name}',
  placeholder: 'Noget, kun du ville spørge om …',
  empty: 'Skriv et ord eller to, så {name} har noget at svare på.',
  join: 'Hvem er det fra?',
  next: 'Næste trin: dit navn og din e-mailadresse. {name} får din besked, når du har bekræftet din e-mailadresse.',
  submit: 'Fortsæt',
  letter: {
    title: 'Et par linjer til <em>{name}</em>',
    text: 'Du behøver ikke noget frimærke: Den første besked er gratis.',
    dear: 'Kære {name}',
    call: 'Send mit brev',
  },
  window: {
    title: 'Et bord til to, <em>én ledig stol</em>',
    text: 'Sig noget til {name}. Den første besked er gratis.',
    call: 'Tag stolen',
  },
  bench: {
    title: 'Der er plads <em>på bænken</em>',
    text: 'Begynd med vejret eller med sandheden. Den første besked til {name} er gratis.',
    call: 'Sæt dig',
  },
  postcard: {
    title: 'Et postkort til <em>{name}</em>',
    text: 'Bagsiden er stadig tom. Den første besked er gratis.',
    call: 'Vend kortet',
    back: 'Se forsiden',
  },
  menu: {
    title: 'Bord til to, med <em>{name}</em>',
    text: 'Tre retter, én gratis besked.',
    call: 'Bestil',
    back: 'Tilbage til menuen',
    starter: 'Et hej på husets regning',
    main: 'Ét ærligt spørgsmål',
    dessert: 'Noget om dig selv',
  },
  gone: {
    title: 'Ingen <em>på denne adresse</em>',
    text: 'Den, du ledte efter, er her ikke længere. Andre på {site} vil gerne høre fra dig, og den første besked er gratis.',
    call: 'Mød en anden',
    join: 'Begynd med to spørgsmål',
  },
} satisfies Translation<typeof en>;
