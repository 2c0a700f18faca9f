import type en from '../en/passkeys.ts';
import type { Translation } from '../translation.ts';

export default {
  title: 'Passkeys',
  text: 'Logge dich mit Fingerabdruck, Gesicht oder Displaysperre ein, ohne etwas einzutippen. Dein Passwort funktioniert weiterhin.',
  none: 'Du hast noch keinen Passkey.',
  unsupported: 'Dieser Browser kann keine Passkeys verwenden.',
  used: 'Hinzugefügt {added} · zuletzt verwendet {used}',
  name: 'Name des Passkeys',
  nameHint: 'Damit du ihn später wiedererkennst.',
  unnamed: 'Mein Gerät',
  password: 'Dein Passwort',
  passwordHint: 'Damit wir wissen, dass du es bist.',
  add: 'Passkey hinzufügen',
  added: 'Dein Passkey wurde hinzugefügt. Du kannst dich jetzt damit einloggen.',
  cancelled: 'Es wurde kein Passkey hinzugefügt.',
  known: 'Auf diesem Gerät gibt es schon einen Passkey für dein Konto.',
  failed: 'Das hat nicht geklappt. Bitte versuch es noch einmal.',
  full: 'Du hast {count, plural, one {# Passkey} other {# Passkeys}}, mehr sind nicht möglich. Entferne zuerst einen, den du nicht mehr brauchst.',
  remove: 'Entfernen',
  removeOne: '{name} entfernen',
  removeTitle: 'Diesen Passkey entfernen?',
  removeText:
    'Mit „{name}“ kannst du dich dann nicht mehr einloggen. Dein Gerät schlägt ihn vielleicht noch vor, bis du ihn auch dort löschst.',
  confirm: 'Ja, entfernen',
  cancel: 'Abbrechen',
  removed: 'Der Passkey wurde entfernt.',
  offer: {
    text: 'Nächstes Mal schneller einloggen: mit Fingerabdruck, Gesicht oder Displaysperre.',
    add: 'Passkey hinzufügen',
    later: 'Jetzt nicht',
    done: 'Fertig. Nächstes Mal kannst du dich mit deinem Passkey einloggen.',
    close: 'Schließen',
    failed: 'Das hat nicht geklappt. In den Einstellungen kannst du es noch einmal versuchen.',
  },
} satisfies Translation<typeof en>;
