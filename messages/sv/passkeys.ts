import type en from '../en/passkeys.ts';
import type { Translation } from '../translation.ts';

export default {
  title: 'Lösennycklar',
  text: 'Logga in med fingeravtryck, ansikte eller skärmlås utan att skriva något. Ditt lösenord fungerar fortfarande.',
  none: 'Du har ingen lösennyckel än.',
  unsupported: 'Den här webbläsaren har inte stöd för lösennycklar.',
  used: 'Tillagd {added} · senast använd {used}',
  name: 'Lösennyckelns namn',
  nameHint: 'Så att du känner igen den senare.',
  unnamed: 'Min enhet',
  password: 'Ditt lösenord',
  passwordHint: 'Så att vi vet att det är du.',
  add: 'Lägg till en lösennyckel',
  added: 'Din lösennyckel har lagts till. Du kan nu logga in med den.',
  cancelled: 'Ingen lösennyckel lades till.',
  known: 'Den här enheten har redan en lösennyckel till ditt konto.',
  failed: 'Det gick inte. Försök igen.',
  full: 'Du har {count, plural, one {# lösennyckel} other {# lösennycklar}} och kan inte lägga till fler. Ta först bort en som du inte längre behöver.',
  remove: 'Ta bort',
  removeOne: 'Ta bort {name}',
  removeTitle: 'Vill du ta bort lösennyckeln?',
  removeText:
    'Du kan inte längre logga in med ”{name}”. Din enhet kan fortsätta att föreslå den tills du raderar den även där.',
  confirm: 'Ja, ta bort den',
  cancel: 'Avbryt',
  removed: 'Lösennyckeln har tagits bort.',
  offer: {
    text: 'Logga in snabbare nästa gång: med fingeravtryck, ansikte eller skärmlås.',
    add: 'Lägg till en lösennyckel',
    later: 'Inte nu',
    done: 'Klart. Nästa gång kan du logga in med din lösennyckel.',
    close: 'Stäng',
    failed: 'Det gick inte. Du kan försöka igen i inställningarna.',
  },
} satisfies Translation<typeof en>;
