import type en from '../en/decision.ts';
import type { Translation } from '../translation.ts';

export default {
  title: 'Beslut {reference}',
  decided: 'Beslutat den {date}',
  reference: 'Ärendenummer {reference}',
  reversed:
    'Vi upphävde det här beslutet den {date}. Det gäller inte längre och kommer inte att användas mot dig.',
  appeal: {
    title: 'Överklaga beslutet',
    text: 'Du kan överklaga en gång, till och med den {date}. Berätta allt som vi bör veta.',
    message: 'Varför tycker du att beslutet är fel?',
    hint: 'Minst {min} tecken. Någon som inte var med och fattade beslutet läser ditt överklagande.',
    counter: '{used} av {most}',
    submit: 'Skicka överklagande',
    over: 'Det här beslutet kunde överklagas till och med den {date}.',
  },
  filed: {
    title: 'Ditt överklagande',
    sent: 'Skickat den {date}',
    thanks: 'Vi har tagit emot ditt överklagande.',
    states: {
      open: 'Under behandling',
      upheld: 'Beslutet står fast',
      reversed: 'Beslutet är upphävt',
    },
    waiting:
      'Någon som inte var med och fattade beslutet tittar på ärendet. Vi svarar via mejl inom {days} dagar från ditt överklagande.',
    answer: 'Vårt svar',
    answered: 'Besvarat den {date}',
  },
  unknown: {
    title: 'Vi hittar inte det här beslutet',
    text: 'Länken kan vara ofullständig. Öppna den igen från vårt mejl, eller skriv till oss via klagomålssidan.',
    action: 'Till klagomålssidan',
  },
} satisfies Translation<typeof en>;
