import type en from '../../en/landers/video.ts';
import type { Translation } from '../../translation.ts';

export default {
  play: 'Toista elokuva',
  pause: 'Pysäytä elokuva',
  seat: 'tämä on vapaa',
  join: 'Istu alas',
  cups: {
    title: 'Kaksi kuppia. <em>Toinen on sinun.</em>',
    text: 'Se alkaa siitä, miten juot kahvisi. Kysy joltakulta palvelussa {site}. Ensimmäinen viesti on ilmainen.',
    call: 'Istu jonkun seuraan',
    film: '”Kupit”. Kahdeksan sekuntia, ei näyttelijöitä.',
    alt: 'Piirretty elokuva: kaksi kuppia pöydällä ikkunan ääressä. Iltapäivä hämärtyy, kuppien höyryt sekoittuvat ja kissa katselee ulos.',
  },
  walk: {
    title: 'Pitkää reittiä kotiin, <em>tahallaan.</em>',
    text: 'Kanava, ilta ja koira, joka osaa perille. Löydä palvelusta {site} joku, joka kävelee samaa tahtia.',
    call: 'Etsi kävelyseuraa',
    film: '”Kävely”. Kahdeksan sekuntia, yksi koira.',
    alt: 'Piirretty elokuva: kaksi ihmistä takeissa ja kaulahuiveissa ulkoiluttaa koiraa kanavan varrella, vanhojen päätytalojen ohi iltavalossa.',
  },
  dance: {
    title: 'Kukaan ei katso. <em>Tanssitaanko?</em>',
    text: 'Muutama valo, hidas laulu, neljä vasenta jalkaa. Pyydä jotakuta palvelussa {site}. Ensimmäinen viesti on ilmainen.',
    call: 'Hae tanssiin',
    film: '”Tanssi”. Kahdeksan sekuntia, ei askelia opeteltavaksi.',
    alt: 'Piirretty elokuva: kaksi ihmistä pyörii hitaasti toistensa sylissä, yöllä puutarhassa valonauhojen alla.',
  },
} satisfies Translation<typeof en>;
