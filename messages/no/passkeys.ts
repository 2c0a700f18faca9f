import type en from '../en/passkeys.ts';
import type { Translation } from '../translation.ts';

export default {
  title: 'Passnøkler',
  text: 'Logg inn med fingeravtrykk, ansikt eller skjermlås uten å skrive noe. Passordet ditt fungerer fortsatt.',
  none: 'Du har ingen passnøkkel ennå.',
  unsupported: 'Denne nettleseren støtter ikke passnøkler.',
  used: 'Lagt til {added} · sist brukt {used}',
  name: 'Navn på passnøkkelen',
  nameHint: 'Så du kjenner den igjen senere.',
  unnamed: 'Enheten min',
  password: 'Passordet ditt',
  passwordHint: 'Så vi vet at det er deg.',
  add: 'Legg til en passnøkkel',
  added: 'Passnøkkelen din er lagt til. Du kan nå logge inn med den.',
  cancelled: 'Ingen passnøkkel ble lagt til.',
  known: 'Denne enheten har allerede en passnøkkel til kontoen din.',
  failed: 'Det gikk ikke. Prøv igjen.',
  full: 'Du har {count, plural, one {# passnøkkel} other {# passnøkler}} og kan ikke legge til flere. Fjern først en du ikke trenger lenger.',
  remove: 'Fjern',
  removeOne: 'Fjern {name}',
  removeTitle: 'Vil du fjerne passnøkkelen?',
  removeText:
    'Du kan ikke lenger logge inn med «{name}». Enheten din foreslår den kanskje fortsatt til du sletter den der også.',
  confirm: 'Ja, fjern den',
  cancel: 'Avbryt',
  removed: 'Passnøkkelen er fjernet.',
  offer: {
    text: 'Logg inn raskere neste gang: med fingeravtrykk, ansikt eller skjermlås.',
    add: 'Legg til en passnøkkel',
    later: 'Ikke nå',
    done: 'Ferdig. Neste gang kan du logge inn med passnøkkelen din.',
    close: 'Lukk',
    failed: 'Det gikk ikke. Du kan prøve igjen i innstillingene.',
  },
} satisfies Translation<typeof en>;
