import type en from '../en/mail.ts';
import type { Translation } from '../translation.ts';

export default {
  common: {
    months: '{months, plural, =6 {zes maanden} =12 {een jaar} =60 {vijf jaar} other {# maanden}}',
    footer: 'Je krijgt deze e-mail omdat dit adres op {site} is gebruikt.',
  },
  complaint: {
    subject: 'Je klacht {reference}',
    body: 'We hebben je klacht ontvangen. Het referentienummer is {reference}.\n\nEen mens leest je klacht en antwoordt binnen twee werkdagen. Je kunt de status op elk moment volgen.',
    action: 'Status bekijken',
    note: 'Bewaar deze e-mail: de link hierboven is de sleutel tot je klacht. Geef die aan niemand door.',
  },
  exclusion: {
    subject: 'Bevestig je toegangsverbod',
    body: 'Iemand, waarschijnlijk jij, heeft ons gevraagd om dit adres {period} lang weg te houden van {site}.\n\nHet verbod gaat in als je het bevestigt. Een account met dit adres wordt dan gesloten, en het verbod kan niet eerder worden opgeheven.',
    action: 'Verbod bevestigen',
    note: 'De link werkt 24 uur. Was jij het niet, doe dan niets: dan gebeurt er ook niets.',
  },
} satisfies Translation<typeof en>;
