import type en from '../../en/landers/transitionsvideolanding.ts';
import type { Translation } from '../../translation.ts';

export default {
  play: 'Odtwórz film',
  pause: 'Zatrzymaj film',
  join: 'Zaczyna się od dwóch odpowiedzi',
  seasons: {
    title:
      'Ktoś na <one>pierwszy ciepły dzień,</one> <two>długie wieczory,</two> <three>mokre liście</three> <four>i śnieg.</four>',
    text: 'Na ławce przez cały rok jest miejsce dla dwojga. Zobacz, kto jest w serwisie {site}. Pierwsza wiadomość jest bezpłatna.',
    call: 'Usiądź obok kogoś',
    alt: 'Film animowany: ławka pod drzewem. Wiosną siedzi tam jedna osoba, latem dwie. Jesienią są bliżej siebie, a zimą tulą się w śniegu.',
  },
  day: {
    title:
      'Ktoś na <one>kawę o ósmej,</one> <two>ciche południe,</two> <three>co dziś na kolację</three> <four>i ostatnie światło.</four>',
    text: 'Każdego dnia jest czas na „cześć”. Powiedz to komuś w serwisie {site}. Pierwsze jest bezpłatne.',
    call: 'Powiedz dzień dobry',
    alt: 'Film animowany: jedno okno od rana do nocy. Kobieta z kawą, w południe kot, dwie osoby przy lampie, a późną nocą te dwie blisko siebie.',
  },
  moods: {
    title:
      'Ktoś, z kim można <one>się zaciekawić,</one> <two>trochę zawstydzić,</two> <three>śmiać się za głośno</three> <four>i pomilczeć.</four>',
    text: 'Nikt nie jest w formie przez cały dzień. Poznaj w serwisie {site} kogoś, kto polubi też całą resztę.',
    call: 'Przyjdź bez udawania',
    alt: 'Film animowany: dwie okrągłe buzie w zmieniających się kolorach. Przyglądają się sobie, rumienią, wybuchają śmiechem i wreszcie opierają się o siebie z zamkniętymi oczami.',
  },
} satisfies Translation<typeof en>;
