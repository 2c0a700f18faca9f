import type en from '../../en/landers/socialnetwork.ts';
import type { Translation } from '../../translation.ts';

export default {
  join: 'Powiedz to komuś',
  ask: 'A ty co powiesz?',
  along: 'Dodamy to do twojego profilu. Możesz to zmienić, zanim ktoś to przeczyta.',
  rides: 'Zachowaliśmy to, co tu piszesz.',
  example: 'Przykład tego, co ludzie piszą',
  answer: 'Odpowiedz',
  today: {
    title: 'Co się dziś wydarzyło? <em>Ktoś chce wiedzieć.</em>',
    text: 'Nie chodzi o wielkie sprawy. Chleb, który się udał, autobus, który nie przyjechał. W serwisie {site} drobiazgi trafiają do kogoś, kto chce usłyszeć więcej.',
    hint: 'Kierowca autobusu mi odmachał…',
    call: 'Powiedz',
  },
  week: {
    title: 'Siedem dni <em>i nie ma komu opowiedzieć?</em>',
    text: 'Tydzień składa się z drobiazgów. Opowiedz jeden w serwisie {site} i posłuchaj drugiego. Pierwsza wiadomość jest bezpłatna.',
    hint: 'We wtorek wreszcie…',
    call: 'Opowiedz',
  },
  neighbours: {
    title: 'Jak sąsiedzi, <em>tylko naprawdę rozmawiacie.</em>',
    text: 'Klatka schodowa, na której mówi się coś więcej niż dzień dobry. W serwisie {site} możesz zadzwonić do każdych drzwi. Pierwsza wiadomość jest bezpłatna.',
    hint: 'Czy ktoś ma drabinę…',
    call: 'Zadzwoń',
  },
  posts: {
    baker: {
      who: 'Piekarz',
      when: 'Szósta rano',
      text: 'Pierwszy chleb z pieca, a nikt nie wstał, żeby zjeść piętkę.',
    },
    walker: {
      who: 'Pan z psem',
      when: 'Wpół do pierwszej',
      text: 'Pies wybrał sobie nową ulubioną ławkę. Mnie nikt nie pytał.',
    },
    reader: {
      who: 'Czytelniczka',
      when: 'Tuż przed północą',
      text: 'Zostały cztery strony i nie chcę, żeby się skończyło. Ktoś mnie zagada?',
    },
    cyclist: {
      who: 'Rowerzystka',
      when: 'Poniedziałek',
      text: 'Przebita dętka, deszcz, a potem i tak najlepsza kawa w tym roku.',
    },
    gardener: {
      who: 'Ogrodniczka',
      when: 'Środa',
      text: 'Pomidory mają już imiona. Chyba potrzebuję lepszego towarzystwa.',
    },
    dancer: {
      who: 'Tancerka',
      when: 'Sobota',
      text: 'Uczę się tanga. Szukam cierpliwości i kogoś z dwiema lewymi nogami.',
    },
    cook: {
      who: 'Kucharz',
      when: 'Parter',
      text: 'Zupa dla czterech osób, a jestem tylko jeden. Weź miskę.',
    },
    maker: {
      who: 'Majsterkowicz',
      when: 'Drugie piętro',
      text: 'Skrzypiące drzwi naprawione. Teraz mi ich brakuje.',
    },
    singer: {
      who: 'Piosenkarz',
      when: 'Ostatnie piętro',
      text: 'Było wczoraj za głośno? A co ważniejsze: czysto?',
    },
  },
} satisfies Translation<typeof en>;
