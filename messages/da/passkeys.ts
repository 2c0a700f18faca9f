import type en from '../en/passkeys.ts';
import type { Translation } from '../translation.ts';

export default {
  title: 'Adgangsnøgler',
  text: 'Log ind med fingeraftryk, ansigt eller skærmlås uden at skrive noget. Din adgangskode virker stadig.',
  none: 'Du har ingen adgangsnøgle endnu.',
  unsupported: 'Denne browser kan ikke bruge adgangsnøgler.',
  used: 'Tilføjet {added} · sidst brugt {used}',
  name: 'Adgangsnøglens navn',
  nameHint: 'Så du kan kende den igen senere.',
  unnamed: 'Min enhed',
  password: 'Din adgangskode',
  passwordHint: 'Så vi ved, at det er dig.',
  add: 'Tilføj en adgangsnøgle',
  added: 'Din adgangsnøgle er tilføjet. Du kan nu logge ind med den.',
  cancelled: 'Der blev ikke tilføjet nogen adgangsnøgle.',
  known: 'Denne enhed har allerede en adgangsnøgle til din konto.',
  failed: 'Det lykkedes ikke. Prøv igen.',
  full: 'Du har {count, plural, one {# adgangsnøgle} other {# adgangsnøgler}} og kan ikke tilføje flere. Fjern først en, du ikke bruger længere.',
  remove: 'Fjern',
  removeOne: 'Fjern {name}',
  removeTitle: 'Vil du fjerne adgangsnøglen?',
  removeText:
    'Du kan ikke længere logge ind med »{name}«. Din enhed foreslår den måske stadig, indtil du også sletter den der.',
  confirm: 'Ja, fjern den',
  cancel: 'Annuller',
  removed: 'Adgangsnøglen er fjernet.',
  offer: {
    text: 'Log hurtigere ind næste gang: med fingeraftryk, ansigt eller skærmlås.',
    add: 'Tilføj en adgangsnøgle',
    later: 'Ikke nu',
    done: 'Færdig. Næste gang kan du logge ind med din adgangsnøgle.',
    close: 'Luk',
    failed: 'Det lykkedes ikke. Du kan prøve igen i indstillingerne.',
  },
} satisfies Translation<typeof en>;
