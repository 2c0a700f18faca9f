import type en from '../../en/landers/alonetonight.ts';
import type { Translation } from '../../translation.ts';

export default {
  you: 'deg?',
  join: 'Tenn lyset hos deg',
  street: {
    title: 'Alene i kveld? <em>Det er halve gata også.</em>',
    text: 'Bak noen av disse vinduene ville andre også blitt glade for et hei. På {site} er den første meldingen din gratis.',
    call: 'Se hvem som er oppe ennå',
    says: 'Te eller elendig tv?',
  },
  rain: {
    title: 'Regn igjen. <em>Bli hjemme, bare ikke alene.</em>',
    text: 'Ingen paraply, ingen småprat i baren. Skriv på {site} til en som lytter til det samme regnet.',
    call: 'Finn selskap',
    says: 'Sammen høres det bedre ut.',
  },
  kitchen: {
    title: 'Laget mat til to <em>av gammel vane?</em>',
    text: 'En der ute har vinen, men aner ikke hva som skal på bordet. Skriv på {site} hva du har i gryta. Den første meldingen er gratis.',
    call: 'Dekk på til to',
    says: 'Hva skal vi spise?',
  },
} satisfies Translation<typeof en>;
