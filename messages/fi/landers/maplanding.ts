import type en from '../../en/landers/maplanding.ts';
import type { Translation } from '../../translation.ts';

export default {
  map: 'Kartta, jossa on piirrettyjä ihmisiä. Valitse joku.',
  says: 'Tällainen ihminen voisi asua täällä. Piirretty, kuten kaikki tällä kartalla.',
  towns: {
    title: 'Joku asuu <em>yhdessä näistä pisteistä.</em>',
    text: 'Jokainen piste on paikkakunta. Joillakin niistä etsitään seuraa palvelussa {site}. Näytämme vain paikkakunnan, emme koskaan osoitetta.',
    call: 'Katso lähellesi',
    join: 'Laita itsesi kartalle',
  },
  lights: {
    title: 'Kaikki nämä valot, <em>ja yksi on sinun.</em>',
    text: 'Tältä maa näyttää illallisen jälkeen. Joidenkin valojen takana joku ilahtuisi viestistä. Palvelussa {site} ensimmäinen on ilmainen.',
    call: 'Katso, kuka on lähellä',
    join: 'Sytytä valosi',
  },
  paths: {
    title: 'Matka on lyhyempi <em>kahdestaan.</em>',
    text: 'Jalan paikasta toiseen menee päiviä. Ensimmäinen viesti vie minuutin, ja palvelussa {site} se on ilmainen.',
    call: 'Ota ensimmäinen askel',
    join: 'Aloita omalta oveltasi',
  },
} satisfies Translation<typeof en>;
