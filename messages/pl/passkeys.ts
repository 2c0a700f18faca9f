import type en from '../en/passkeys.ts';
import type { Translation } from '../translation.ts';

export default {
  title: 'Klucze dostępu',
  text: 'Loguj się odciskiem palca, twarzą lub blokadą ekranu, bez wpisywania czegokolwiek. Twoje hasło nadal działa.',
  none: 'Nie masz jeszcze klucza dostępu.',
  unsupported: 'Ta przeglądarka nie obsługuje kluczy dostępu.',
  used: 'Dodany {added} · ostatnio użyty {used}',
  name: 'Nazwa klucza dostępu',
  nameHint: 'Po niej poznasz go później.',
  unnamed: 'Moje urządzenie',
  password: 'Twoje hasło',
  passwordHint: 'Żeby było wiadomo, że to ty.',
  add: 'Dodaj klucz dostępu',
  added: 'Klucz dostępu został dodany. Możesz się teraz nim logować.',
  cancelled: 'Nie dodano klucza dostępu.',
  known: 'To urządzenie ma już klucz dostępu do twojego konta.',
  failed: 'Nie udało się. Spróbuj ponownie.',
  full: 'Masz {count, plural, one {# klucz dostępu} few {# klucze dostępu} many {# kluczy dostępu} other {# klucza dostępu}} i nie możesz dodać więcej. Najpierw usuń ten, którego już nie potrzebujesz.',
  remove: 'Usuń',
  removeOne: 'Usuń: {name}',
  removeTitle: 'Usunąć ten klucz dostępu?',
  removeText:
    'Nie zalogujesz się już kluczem „{name}”. Urządzenie może go nadal podpowiadać, dopóki nie usuniesz go także tam.',
  confirm: 'Tak, usuń',
  cancel: 'Anuluj',
  removed: 'Klucz dostępu został usunięty.',
  offer: {
    text: 'Następnym razem zaloguj się szybciej: odciskiem palca, twarzą lub blokadą ekranu.',
    add: 'Dodaj klucz dostępu',
    later: 'Nie teraz',
    done: 'Gotowe. Następnym razem możesz się zalogować kluczem dostępu.',
    close: 'Zamknij',
    failed: 'Nie udało się. Możesz spróbować ponownie w ustawieniach.',
  },
} satisfies Translation<typeof en>;
