import type en from '../en/unsubscribe.ts';
import type { Translation } from '../translation.ts';
import types from './notification-types.ts';

export default {
  title: 'Sähköpostit palvelusta {site}',
  lead: 'Saat sähköposteja aiheesta ”{type}”. Jos et halua niitä, poista ne käytöstä täällä.',
  submit: 'Poista nämä sähköpostit käytöstä',
  off: '”{type}” on poistettu käytöstä. Et saa enää sähköposteja tästä aiheesta.',
  on: '”{type}” on taas käytössä.',
  allOff: 'Kaikki nämä sähköpostit on poistettu käytöstä.',
  allOn: 'Kaikki sähköpostit ovat taas käytössä.',
  kept: 'Saat edelleen tiliäsi koskevat sähköpostit, kuten kuitit ja pyytämäsi linkit.',
  again: 'Ota taas käyttöön',
  others: 'Kaikki sähköpostit',
  turnOff: 'Poista käytöstä',
  everything: 'Poista kaikki käytöstä',
  everythingOn: 'Ota kaikki taas käyttöön',
  types: types.names,
  dead: {
    title: 'Tämä linkki ei toimi',
    text: 'Se voi olla puutteellinen. Kirjaudu sisään ja valitse, mitä sähköposteja saat.',
    action: 'Valitse sähköpostini',
  },
} satisfies Translation<typeof en>;
