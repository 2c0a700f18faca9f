import type en from '../../en/landers/alonetonight.ts';
import type { Translation } from '../../translation.ts';

export default {
  you: 'dig?',
  join: 'Tænd lyset hos dig',
  street: {
    title: 'Alene i aften? <em>Det er den halve gade også.</em>',
    text: 'Bag nogle af de her vinduer ville andre også blive glade for et hej. På {site} er din første besked gratis.',
    call: 'Se, hvem der er oppe endnu',
    says: 'Te eller elendigt tv?',
  },
  rain: {
    title: 'Regn igen. <em>Bliv hjemme, bare ikke alene.</em>',
    text: 'Ingen paraply, ingen smalltalk i baren. Skriv på {site} til en, der lytter til den samme regn.',
    call: 'Find selskab',
    says: 'Sammen lyder det bedre.',
  },
  kitchen: {
    title: 'Lavet mad til to <em>af gammel vane?</em>',
    text: 'En derude har vinen, men aner ikke, hvad der skal på bordet. Skriv på {site}, hvad du har i gryden. Den første besked er gratis.',
    call: 'Dæk op til to',
    says: 'Hvad skal vi have?',
  },
} satisfies Translation<typeof en>;
