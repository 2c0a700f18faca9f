import type en from '../../en/landers/socialnetwork.ts';
import type { Translation } from '../../translation.ts';

export default {
  join: 'Sano se jollekulle',
  ask: 'Mitä sinä sanoisit?',
  along: 'Lisäämme tämän profiiliisi. Voit muuttaa sitä, ennen kuin kukaan lukee sen.',
  rides: 'Kirjoittamasi on tallessa.',
  example: 'Esimerkki siitä, mitä ihmiset kirjoittavat',
  answer: 'Vastaa',
  today: {
    title: 'Mitä tänään tapahtui? <em>Joku haluaa tietää.</em>',
    text: 'Ei suuria uutisia. Leipä, joka onnistui, bussi, joka ei tullut. Palvelussa {site} pienet asiat löytävät jonkun, joka haluaa kuulla lisää.',
    hint: 'Bussikuski vilkutti takaisin …',
    call: 'Sano se',
  },
  week: {
    title: 'Seitsemän päivää, <em>eikä ketään, kenelle kertoa?</em>',
    text: 'Viikko on tehty pienistä asioista. Kerro yksi palvelussa {site} ja kuule toinen. Ensimmäinen viesti on ilmainen.',
    hint: 'Tiistaina viimein …',
    call: 'Kerro yksi',
  },
  neighbours: {
    title: 'Kuin naapurit, <em>mutta puheväleissä.</em>',
    text: 'Rappu, jossa sanotaan muutakin kuin moi. Palvelussa {site} saat soittaa joka ovikelloa. Ensimmäinen viesti on ilmainen.',
    hint: 'Onko kenelläkään tikkaita …',
    call: 'Soita ovikelloa',
  },
  posts: {
    baker: {
      who: 'Leipuri',
      when: 'Kuudelta aamulla',
      text: 'Ensimmäinen leipä uunista, eikä kukaan hereillä ottamassa kannikkaa.',
    },
    walker: {
      who: 'Koiranulkoiluttaja',
      when: 'Puoli yksi',
      text: 'Koira on valinnut uuden lempipenkin. Minulta ei kysytty.',
    },
    reader: {
      who: 'Lukija',
      when: 'Juuri ennen puoltayötä',
      text: 'Neljä sivua jäljellä, enkä halua sen loppuvan. Veisikö joku ajatukset muualle?',
    },
    cyclist: {
      who: 'Pyöräilijä',
      when: 'Maanantai',
      text: 'Rengas tyhjä, sadetta, ja silti: kahvi sen jälkeen oli vuoden paras.',
    },
    gardener: {
      who: 'Puutarhuri',
      when: 'Keskiviikko',
      text: 'Tomaateilla on nyt nimet. Taidan tarvita muuta seuraa.',
    },
    dancer: {
      who: 'Tanssija',
      when: 'Lauantai',
      text: 'Opettelen tangoa. Haussa kärsivällisyyttä ja joku, jolla on kaksi vasenta jalkaa.',
    },
    cook: {
      who: 'Kokki',
      when: 'Pohjakerros',
      text: 'Keittoa neljälle, ja minua on yksi. Ota kulho mukaan.',
    },
    maker: {
      who: 'Nikkari',
      when: 'Toinen kerros',
      text: 'Korjasin narisevan oven. Nyt kaipaan sitä.',
    },
    singer: {
      who: 'Laulaja',
      when: 'Katon alla',
      text: 'Oliko eilisilta liian äänekäs? Ja tärkeämpää: olinko vireessä?',
    },
  },
} satisfies Translation<typeof en>;
