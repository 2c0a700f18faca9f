import type en from '../en/mail.ts';
import type { Translation } from '../translation.ts';

export default {
  common: {
    months: '{months, plural, =6 {sechs Monate} =12 {ein Jahr} =60 {fünf Jahre} other {# Monate}}',
    footer: 'Du bekommst diese E-Mail, weil diese Adresse auf {site} verwendet wurde.',
  },
  complaint: {
    subject: 'Deine Beschwerde {reference}',
    body: 'Deine Beschwerde ist bei uns eingegangen. Die Vorgangsnummer ist {reference}.\n\nEin Mensch liest sie und antwortet innerhalb von zwei Werktagen. Den Stand kannst du jederzeit verfolgen.',
    action: 'Stand ansehen',
    note: 'Bewahre diese E-Mail auf: Der Link oben ist der Schlüssel zu deiner Beschwerde. Gib ihn nicht weiter.',
  },
  exclusion: {
    subject: 'Bestätige deine Zugangssperre',
    body: 'Jemand, vermutlich du, hat uns gebeten, diese Adresse für {period} von {site} fernzuhalten.\n\nDie Sperre beginnt, wenn du sie bestätigst. Ein Konto mit dieser Adresse wird dann geschlossen, und die Sperre lässt sich nicht vorzeitig aufheben.',
    action: 'Sperre bestätigen',
    note: 'Der Link gilt 24 Stunden. Wenn du das nicht warst, brauchst du nichts zu tun: Dann passiert auch nichts.',
  },
} satisfies Translation<typeof en>;
