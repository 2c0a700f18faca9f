import type en from '../en/mail.ts';
import type { Translation } from '../translation.ts';

export default {
  common: {
    months: '{months, plural, =6 {sechs Monate} =12 {ein Jahr} =60 {fünf Jahre} other {# Monate}}',
    footer: 'Du bekommst diese E-Mail, weil diese Adresse auf {site} verwendet wurde.',
    fallback: 'Wenn der Button nicht funktioniert, öffne diese Adresse:',
    help: 'Fragen? Schreib an {support}.',
    facts: {
      device: 'Gerät',
      place: 'Ort',
      time: 'Zeit',
    },
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
  activation: {
    subject: 'Bestätige deine Adresse für {site}',
    preheader: 'Ein Klick, und andere können dein Profil finden.',
    body: 'Hallo {name}, schön, dass du da bist.\n\nBestätige, dass diese Adresse dir gehört. Dann wird dein Profil sichtbar: Andere können dich finden und dir antworten, wenn du schreibst.{credits, plural, =0 {} one { Außerdem wartet # Willkommens-Credit auf dich.} other { Außerdem warten # Willkommens-Credits auf dich.}}',
    action: 'Adresse bestätigen',
    note: 'Der Link gilt {days, plural, one {# Tag} other {# Tage}}. Wenn du dich nicht registriert hast, brauchst du nichts zu tun: Ein Konto, das niemand bestätigt, wird nach einiger Zeit von selbst gelöscht.',
  },
  reset: {
    subject: 'Wähle ein neues Passwort',
    preheader: 'Auf {site} angefordert. Wenn du das nicht warst, ändert sich nichts.',
    body: 'Hallo {name},\n\njemand, vermutlich du, möchte das Passwort deines Kontos auf {site} zurücksetzen. Hier kannst du ein neues wählen.',
    action: 'Neues Passwort wählen',
    note: 'Der Link funktioniert nur einmal und gilt {hours, plural, one {# Stunde} other {# Stunden}}. Wenn du das nicht warst, brauchst du nichts zu tun: Dein Passwort bleibt, wie es ist.',
  },
  passwordChanged: {
    subject: 'Dein Passwort wurde geändert',
    preheader: 'Wenn du das warst, brauchst du nichts zu tun.',
    body: 'Hallo {name},\n\ndas Passwort deines Kontos auf {site} wurde geändert, und alle anderen Geräte wurden ausgeloggt.\n\nWenn du das warst, brauchst du nichts zu tun. Wenn nicht, setz das Passwort jetzt zurück.',
    action: 'Passwort zurücksetzen',
    note: 'Beim Zurücksetzen werden alle anderen ausgeloggt, und der Link dafür geht immer nur an diese Adresse.',
  },
  mailChange: {
    subject: 'Bestätige deine neue Adresse',
    preheader: 'Bis dahin bleibt alles, wie es ist.',
    body: 'Hallo {name},\n\njemand, vermutlich du, möchte {email} als Adresse für dein Konto auf {site} verwenden.\n\nBestätige sie, und unsere E-Mails gehen von da an dorthin. Bis dahin bleibt alles, wie es ist.',
    action: 'Adresse bestätigen',
    note: 'Der Link gilt {hours, plural, one {# Stunde} other {# Stunden}}. Wenn du das nicht warst, brauchst du nichts zu tun: Dann verwenden wir diese Adresse nicht.',
  },
  mailChangeAsked: {
    subject: 'Eine neue Adresse für dein Konto?',
    preheader: 'Wenn du das wolltest, brauchst du hier nichts zu tun.',
    body: 'Hallo {name},\n\njemand, vermutlich du, möchte für dein Konto auf {site} eine andere E-Mail-Adresse verwenden. Wir haben einen Link dorthin geschickt. Solange ihn niemand öffnet, ändert sich nichts.\n\nWenn du das warst, brauchst du hier nichts zu tun. Wenn nicht, kennt vielleicht jemand dein Passwort: Leg jetzt ein neues fest.',
    action: 'Neues Passwort festlegen',
    note: 'Mit einem neuen Passwort werden alle anderen Geräte ausgeloggt.',
  },
  mailChanged: {
    subject: 'Deine Adresse wurde geändert',
    preheader: 'Unsere E-Mails gehen jetzt an die neue.',
    body: 'Hallo {name},\n\ndein Konto auf {site} hat jetzt eine andere E-Mail-Adresse, und unsere E-Mails gehen dorthin.\n\nWenn du das warst, brauchst du nichts zu tun.',
    note: 'Wenn du das nicht warst, schreib an {support}. Wir klären das mit dir.',
  },
  deletion: {
    subject: 'Dein Konto wird am {date} gelöscht',
    preheader: 'Bis dahin holt ein Klick alles zurück.',
    body: 'Hallo {name},\n\nwie du es wolltest, ist dein Konto auf {site} geschlossen. Am {date} löschen wir es endgültig, mit deinem Profil, deinen Fotos und deinen Nachrichten.\n\nBis dahin bewahren wir alles auf, falls du es dir anders überlegst: Logge dich ein oder öffne den Link, und alles ist wieder da.',
    action: 'Konto zurückholen',
    note: 'Wenn du gehen möchtest, brauchst du nichts weiter zu tun. Nur was wir nach dem Gesetz aufbewahren müssen, etwa die Daten einer Bestellung, bleibt, ohne deine personenbezogenen Daten. Danke, dass du hier warst.',
  },
  reactivated: {
    subject: 'Willkommen zurück, {name}',
    preheader: 'Dein Konto ist wieder offen, und nichts ging verloren.',
    body: 'Dein Konto auf {site} ist wieder offen, und nichts ging verloren: Dein Profil, deine Fotos und deine Nachrichten sind noch so, wie sie waren.',
    action: 'Weiter zu {site}',
    note: 'Wenn du das nicht warst, ändere dein Passwort oder schreib an {support}.',
  },
  newSignIn: {
    subject: 'Neuer Login in deinem Konto',
    preheader: 'Wenn du das warst, brauchst du nichts zu tun.',
    body: 'Hallo {name},\n\njemand hat sich mit einem Gerät, das wir noch nicht kannten, in dein Konto auf {site} eingeloggt. Wenn du das warst, brauchst du nichts zu tun.',
    action: 'Meine Geräte ansehen',
    note: 'Wenn du das nicht warst, logge dort die anderen Geräte aus und wähle gleich ein neues Passwort. Den Ort kennen wir nur aus der IP-Adresse, er kann also falsch sein.',
  },
  exportReady: {
    subject: 'Deine Daten sind bereit',
    preheader: 'Alles, was {site} über dich gespeichert hat, zum Herunterladen.',
    body: 'Hallo {name},\n\ndie Kopie deiner Daten, um die du gebeten hast, ist bereit: alles, was {site} über dich gespeichert hat, und deine Fotos.\n\nDu kannst sie {days, plural, one {# Tag} other {# Tage}} lang in deinen Einstellungen herunterladen. Danach wird die Kopie gelöscht.',
    action: 'Zu den Einstellungen',
    note: 'Die Kopie ist persönlich. Bewahre sie dort auf, wo nur du sie öffnen kannst.',
  },
} satisfies Translation<typeof en>;
