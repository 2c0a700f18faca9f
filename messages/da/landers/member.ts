import type en from '../../en/landers/member.ts';
import type { Translation } from '../../translation.ts';

export default {
  title: 'Skriv til {name}',
  photo: 'Foto af {name}',
  likes: 'Kan lide: {list}',
  fictional:
    '{label}: {site} står bag denne profil. Der er ikke et menneske bag den, man kan møde.',
  words: 'Din besked til {name}',
  placeholder: 'Noget, kun du ville spørge om …',
  empty: 'Et ord eller to, så {name} har noget at svare på.',
  join: 'Hvem er det fra?',
  next: 'Bagefter et navn og en e-mailadresse. Så snart du har bekræftet den, får {name} dine ord.',
  submit: 'Videre',
  letter: {
    title: 'Et par linjer til <em>{name}</em>',
    text: 'Frimærket sparer du: Den første besked er gratis.',
    dear: 'Kære {name}',
    call: 'Ned i kuverten',
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
    title: 'Et kort til <em>{name}</em>',
    text: 'Bagsiden er stadig tom. Den første besked er gratis.',
    call: 'Vend det',
    back: 'Se forsiden',
  },
  menu: {
    title: 'Bord til to, med <em>{name}</em>',
    text: 'Tre retter, én gratis besked.',
    call: 'Bestil',
    back: 'Tilbage til menuen',
    starter: 'Et hej fra huset',
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
