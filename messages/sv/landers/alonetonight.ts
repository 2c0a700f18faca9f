import type en from '../../en/landers/alonetonight.ts';
import type { Translation } from '../../translation.ts';

export default {
  you: 'du?',
  join: 'Tänd lampan hos dig',
  street: {
    title: 'Ensam i kväll? <em>Det är halva gatan också.</em>',
    text: 'Bakom några av de här fönstren skulle någon annan också bli glad över ett hej. På {site} är ditt första meddelande gratis.',
    call: 'Se vem som är vaken än',
    says: 'Te eller usel tv?',
  },
  rain: {
    title: 'Regn igen. <em>Stanna inne, men inte ensam.</em>',
    text: 'Inget paraply, inget kallprat i baren. Skriv på {site} till någon som lyssnar på samma regn.',
    call: 'Hitta sällskap',
    says: 'Det låter bättre tillsammans.',
  },
  kitchen: {
    title: 'Lagat mat för två <em>av gammal vana?</em>',
    text: 'Någon där ute har vinet men ingen aning om maten. Skriv på {site} vad du har i grytan. Det första meddelandet är gratis.',
    call: 'Duka för två',
    says: 'Vad blir det för mat?',
  },
} satisfies Translation<typeof en>;
