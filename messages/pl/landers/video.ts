import type en from '../../en/landers/video.ts';
import type { Translation } from '../../translation.ts';

export default {
  play: 'Odtwórz film',
  pause: 'Zatrzymaj film',
  seat: 'to wolne',
  join: 'Zajmij miejsce',
  cups: {
    title: 'Dwie filiżanki. <em>Jedna jest twoja.</em>',
    text: 'Zaczyna się od tego, jaką kawę pijesz. Zapytaj o to kogoś w serwisie {site}. Pierwsza wiadomość jest bezpłatna.',
    call: 'Usiądź z kimś',
    film: '„Filiżanki”. Osiem sekund, bez aktorów.',
    alt: 'Film animowany: dwie filiżanki na stole przy oknie. Popołudnie przechodzi w zmierzch, para z filiżanek miesza się, a kot patrzy przez okno.',
  },
  walk: {
    title: 'Dłuższą drogą do domu, <em>celowo.</em>',
    text: 'Kanał, wieczór i pies, który zna drogę. Znajdź w serwisie {site} kogoś, kto chodzi w twoim tempie.',
    call: 'Znajdź towarzystwo na spacer',
    film: '„Spacer”. Osiem sekund, jeden pies.',
    alt: 'Film animowany: dwie osoby w płaszczach i szalikach idą z psem wzdłuż kanału ze starymi kamienicami, w wieczornym świetle.',
  },
  dance: {
    title: 'Nikt nie patrzy. <em>Zatańczymy?</em>',
    text: 'Kilka lampek, wolna piosenka, cztery lewe nogi. Poproś kogoś w serwisie {site}. Pierwsza wiadomość jest bezpłatna.',
    call: 'Poproś do tańca',
    film: '„Taniec”. Osiem sekund, żadnych kroków do nauki.',
    alt: 'Film animowany: dwie osoby obracają się powoli w objęciach, nocą w ogrodzie pod sznurami lampek.',
  },
} satisfies Translation<typeof en>;
