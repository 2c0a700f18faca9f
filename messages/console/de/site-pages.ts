import type { Translation } from '../../translation.ts';
import type en from '../en/site-pages.ts';

export default {
  sitePages: {
    parts: 'Teile der Website',
    settings: 'Einstellungen',
    pages: 'Seiten',
    languages: 'Sprachen',
    ofProduct: 'Mitgeliefert',
    own: 'Eigene Seiten',
    noOwn: 'Noch keine.',
    new: 'Neue Seite',
    newTitle: 'Eine neue Seite',
    address: 'Adresse',
    addressHint: 'Was in der Adresse auf /pages/ folgt: Kleinbuchstaben, Ziffern und Bindestriche.',
    badName: 'Bitte nur Kleinbuchstaben, Ziffern und Bindestriche verwenden.',
    takenName: 'Unter dieser Adresse gibt es schon eine Seite.',
    begin: 'Anfangen',
    cancel: 'Abbrechen',
    close: 'Schließen',
    written: '{count, plural, one {# Sprache} other {# Sprachen}}',
    changed: '{count, plural, one {# geändert} other {# geändert}}',
    stateChanged: 'geändert',
    states: { own: 'eigener Text', product: 'unser Text', missing: 'fehlt' },
    names: {
      terms: 'Nutzungsbedingungen',
      privacy: 'Datenschutz',
      cookies: 'Cookies',
      ban: 'Zugangssperre',
      'return-policy': 'Rückgabe und Erstattung',
      faq: 'Fragen und Antworten',
      service: 'Kundendienst',
    },
    title: 'Titel',
    body: 'Text',
    bodyHint:
      "Markdown: ## Überschrift, - Liste, **fett**, [Wörter](/pages/terms). Werte wie '{site}', '{company}' oder '{refund_days}' werden eingesetzt. Kein HTML.",
    inFooter: 'Im Fuß jeder Seite',
    productText:
      'Besucher lesen den mitgelieferten Text. Eigene Worte treten nur in dieser Sprache an seine Stelle.',
    missingText:
      'Diese Seite gibt es in dieser Sprache nicht. Besucher lesen sie in der Sprache der Website oder auf Englisch.',
    startFromProduct: 'Eigenen Text schreiben, ausgehend von unserem',
    start: 'Schreiben',
    toProduct: 'Zurück zu unserem Text',
    remove: 'In dieser Sprache entfernen',
    undo: 'Alle Änderungen hier zurücknehmen',
    conflict: '{name} hat diesen Text inzwischen geändert.',
    preview: 'Vorschau',
    faults: 'Das lässt sich nicht einsetzen oder führt nirgendwohin:',
  },
} satisfies Translation<typeof en>;
