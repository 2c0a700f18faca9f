import type en from '../en/decision.ts';
import type { Translation } from '../translation.ts';

export default {
  title: 'Decyzja {reference}',
  decided: 'Data decyzji: {date}',
  reference: 'Numer sprawy: {reference}',
  reversed:
    'Uchyliliśmy tę decyzję {date}. Już nie obowiązuje i nie będzie działać na twoją niekorzyść.',
  appeal: {
    title: 'Odwołaj się',
    text: 'Możesz odwołać się jeden raz, do {date}. Napisz nam wszystko, co powinniśmy wiedzieć.',
    message: 'Dlaczego twoim zdaniem decyzja jest błędna?',
    hint: 'Co najmniej {min} znaków. Przeczyta to osoba, która nie brała udziału w podejmowaniu decyzji.',
    counter: '{used} z {most}',
    submit: 'Wyślij odwołanie',
    over: 'Od tej decyzji można było odwołać się do {date}.',
  },
  filed: {
    title: 'Twoje odwołanie',
    sent: 'Wysłano {date}',
    thanks: 'Otrzymaliśmy twoje odwołanie.',
    states: {
      open: 'Rozpatrywane',
      upheld: 'Decyzja pozostaje w mocy',
      reversed: 'Decyzja uchylona',
    },
    waiting:
      'Sprawie przyjrzy się osoba, która nie brała udziału w podejmowaniu decyzji. Odpowiemy e-mailem w ciągu {days} dni od wysłania odwołania.',
    answer: 'Nasza odpowiedź',
    answered: 'Data odpowiedzi: {date}',
  },
  unknown: {
    title: 'Nie znaleźliśmy tej decyzji',
    text: 'Link może być niepełny. Otwórz go jeszcze raz z naszego e-maila albo napisz do nas na stronie Skargi i reklamacje.',
    action: 'Skargi i reklamacje',
  },
} satisfies Translation<typeof en>;
