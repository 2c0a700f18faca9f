import type en from '../../en/landers/transitionsvideolanding.ts';
import type { Translation } from '../../translation.ts';

export default {
  play: 'Toista elokuva',
  pause: 'Pysäytä elokuva',
  join: 'Se alkaa kahdesta vastauksesta',
  seasons: {
    title:
      'Seuraa <one>kevään ensipäiviin,</one> <two>pitkiin iltoihin,</two> <three>syyssateeseen</three> <four>ja lumeen.</four>',
    text: 'Penkillä on tilaa kahdelle ympäri vuoden. Katso, keitä palvelussa {site} on. Ensimmäinen viestisi on ilmainen.',
    call: 'Istu jonkun viereen',
    alt: 'Piirretty elokuva: penkki puun alla. Keväällä siinä istuu joku yksin, kesällä heitä on kaksi. Syksyllä he ovat lähempänä, ja talvella he nojaavat toisiinsa lumessa.',
  },
  day: {
    title:
      'Seuraa <one>aamukahville,</one> <two>hiljaiseen päivään,</two> <three>iltaruoalle</three> <four>ja viimeiseen valoon.</four>',
    text: 'Joka päivässä on hetki tervehdykselle. Sano se jollekulle palvelussa {site}. Ensimmäinen on ilmainen.',
    call: 'Sano huomenta',
    alt: 'Piirretty elokuva: yksi ikkuna aamusta yöhön. Nainen ja kahvi, keskipäivällä kissa, kaksi ihmistä lampun valossa, ja myöhään yöllä nuo kaksi lähekkäin.',
  },
  moods: {
    title:
      'Joku, jonka kanssa olla <one>utelias,</one> <two>vähän ujo,</two> <three>aivan liian äänekäs</three> <four>ja hiljaa.</four>',
    text: 'Kukaan ei ole parhaimmillaan koko päivää. Tapaa palvelussa {site} joku, joka pitää muustakin.',
    call: 'Tule omana itsenäsi',
    alt: 'Piirretty elokuva: kahdet pyöreät kasvot vaihtuvissa väreissä. Ne tarkkailevat toisiaan, punastuvat, purskahtavat nauruun ja nojaavat lopulta toisiinsa silmät kiinni.',
  },
} satisfies Translation<typeof en>;
