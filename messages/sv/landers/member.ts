import type en from '../../en/landers/member.ts';
import type { Translation } from '../../translation.ts';

export default {
  title: 'Skriv till {name}',
  photo: 'Bild på {name}',
  interests: 'Intressen: {list}',
  fictional: '{label}: {site} driver den här profilen. Du kan chatta, men ni kan inte träffas.',
  words: 'Ditt meddelande till {name}',
  placeholder: 'Något som bara du skulle fråga …',
  empty: 'Skriv ett ord eller två, så att {name} har något att svara på.',
  join: 'Vem är det från?',
  next: 'Sedan: ditt namn och din e-postadress. {name} får ditt meddelande när du har bekräftat e-postadressen.',
  submit: 'Fortsätt',
  letter: {
    title: 'Några rader till <em>{name}</em>',
    text: 'Inget frimärke behövs: det första meddelandet är gratis.',
    dear: 'Hej {name},',
    call: 'Skicka mitt brev',
  },
  window: {
    title: 'Ett bord för två, <em>en stol ledig</em>',
    text: 'Säg något till {name}. Det första meddelandet är gratis.',
    call: 'Slå dig ner',
  },
  bench: {
    title: 'Det finns plats <em>på bänken</em>',
    text: 'Börja med vädret eller med sanningen. Det första meddelandet till {name} är gratis.',
    call: 'Slå dig ner',
  },
  postcard: {
    title: 'Ett vykort till <em>{name}</em>',
    text: 'Baksidan är ännu tom. Det första meddelandet är gratis.',
    call: 'Vänd på det',
    back: 'Se framsidan',
  },
  menu: {
    title: 'Bord för två, med <em>{name}</em>',
    text: 'Tre rätter, ett gratis meddelande.',
    call: 'Beställ',
    back: 'Tillbaka till menyn',
    starter: 'Ett hej från huset',
    main: 'En ärlig fråga',
    dessert: 'Något om dig',
  },
  gone: {
    title: 'Ingen <em>på den här adressen</em>',
    text: 'Den du letade efter är inte här längre. Andra på {site} vill gärna höra av dig, och det första meddelandet är gratis.',
    call: 'Träffa någon annan',
    join: 'Börja med två frågor',
  },
} satisfies Translation<typeof en>;
