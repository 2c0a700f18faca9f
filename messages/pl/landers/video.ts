import type en from '../../en/landers/video.ts';
import type { Translation } from '../../translation.ts';

export default {
  play: 'Odtwórz film',
  pause: 'Zatrzymaj film',
  seat: 'to wolne',
  join: 'Zajmij miejsce',
  cups: {
    title: 'Dwie filiżanki. <em>Jedna jest twoja.</em>',
    text: 'Zaczyna się od tego, jaką kawę pijesz. Zapytaj o to kogoś na {site}; pierwsza wiadomość jest darmowa.',
    call: 'Usiądź z kimś',
    film: '„Filiżanki”. Osiem sekund, bez aktorów.',
    alt: 'Rysowany film: dwie filiżanki na stole przy oknie. Popołudnie przechodzi w zmierzch, para z filiżanek pochyla się ku sobie, a kot patrzy przez okno.',
  },
  walk: {
    title: 'Dłuższą drogą do domu, <em>specjalnie.</em>',
    text: 'Kanał, wieczór i pies, który zna drogę. Znajdź na {site} kogoś, kto chodzi w twoim tempie.',
    call: 'Znajdź towarzystwo',
    film: '„Spacer”. Osiem sekund, jeden pies.',
    alt: 'Rysowany film: dwie osoby w płaszczach i szalikach idą z psem wzdłuż kanału ze starymi kamienicami, w wieczornym świetle.',
  },
  dance: {
    title: 'Nikt nie patrzy. <em>Zatańczymy?</em>',
    text: 'Kilka lampek, wolna piosenka, cztery lewe nogi. Poproś kogoś na {site}; pierwsza wiadomość jest darmowa.',
    call: 'Poproś do tańca',
    film: '„Taniec”. Osiem sekund, żadnych kroków do nauki.',
    alt: 'Rysowany film: dwie osoby obracają się powoli w objęciach, nocą w ogrodzie pod sznurami lampek.',
  },
} satisfies Translation<typeof en>;
