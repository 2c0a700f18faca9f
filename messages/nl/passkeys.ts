import type en from '../en/passkeys.ts';
import type { Translation } from '../translation.ts';

export default {
  title: 'Toegangssleutels',
  text: 'Log in met je vingerafdruk, je gezicht of je schermvergrendeling, zonder iets te typen. Je wachtwoord blijft ook werken.',
  none: 'Je hebt nog geen toegangssleutel.',
  unsupported: 'Deze browser ondersteunt geen toegangssleutels.',
  used: 'Toegevoegd {added} · laatst gebruikt {used}',
  name: 'Naam van de toegangssleutel',
  nameHint: 'Zodat je hem later herkent.',
  unnamed: 'Mijn apparaat',
  password: 'Je wachtwoord',
  passwordHint: 'Zodat we weten dat jij het bent.',
  add: 'Toegangssleutel toevoegen',
  added: 'Je toegangssleutel is toegevoegd. Je kunt er nu mee inloggen.',
  cancelled: 'Er is geen toegangssleutel toegevoegd.',
  known: 'Dit apparaat heeft al een toegangssleutel voor je account.',
  failed: 'Dat is niet gelukt. Probeer het opnieuw.',
  full: 'Je hebt {count, plural, one {# toegangssleutel} other {# toegangssleutels}} en kunt er geen meer toevoegen. Verwijder er eerst een die je niet meer nodig hebt.',
  remove: 'Verwijderen',
  removeOne: '{name} verwijderen',
  removeTitle: 'Deze toegangssleutel verwijderen?',
  removeText:
    'Je kunt dan niet meer inloggen met ‘{name}’. Je apparaat stelt hem misschien nog voor tot je hem ook daar verwijdert.',
  confirm: 'Ja, verwijderen',
  cancel: 'Annuleren',
  removed: 'De toegangssleutel is verwijderd.',
  offer: {
    text: 'De volgende keer sneller inloggen: met je vingerafdruk, je gezicht of je schermvergrendeling.',
    add: 'Toegangssleutel toevoegen',
    later: 'Niet nu',
    done: 'Klaar. De volgende keer kun je inloggen met je toegangssleutel.',
    close: 'Sluiten',
    failed: 'Dat is niet gelukt. Je kunt het opnieuw proberen in je instellingen.',
  },
} satisfies Translation<typeof en>;
