import type en from '../en/mail.ts';
import type { Translation } from '../translation.ts';

export default {
  common: {
    months:
      '{months, plural, =6 {kuudeksi kuukaudeksi} =12 {vuodeksi} =60 {viideksi vuodeksi} one {# kuukaudeksi} other {# kuukaudeksi}}',
    footer: 'Saat tämän viestin, koska tätä osoitetta on käytetty palvelussa {site}.',
  },
  complaint: {
    subject: 'Valituksesi {reference}',
    body: 'Olemme saaneet valituksesi. Sen asianumero on {reference}.\n\nIhminen lukee sen ja vastaa kahden arkipäivän kuluessa. Voit seurata asian etenemistä milloin tahansa.',
    action: 'Katso tilanne',
    note: 'Säilytä tämä viesti: yllä oleva linkki on avain valitukseesi. Älä anna sitä muille.',
  },
  exclusion: {
    subject: 'Vahvista käyttökieltosi',
    body: 'Joku, luultavasti sinä, pyysi meitä estämään tämän osoitteen käytön palvelussa {site} {period}.\n\nKielto alkaa, kun vahvistat sen. Se sulkee tilin, jolla on tämä osoite, eikä sitä voi purkaa ennen määräaikaa.',
    action: 'Vahvista kielto',
    note: 'Linkki toimii 24 tuntia. Jos pyyntö ei ollut sinun, älä tee mitään, niin mitään ei tapahdu.',
  },
} satisfies Translation<typeof en>;
