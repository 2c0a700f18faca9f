import type { Translation } from '../../translation.ts';
import type en from '../en/debits.ts';

export default {
  debits: {
    nextAt: 'Wird von selbst geschrieben: {time}',
    failed:
      '{count, plural, one {# Datei der Bank konnte} other {# Dateien der Bank konnten}} nicht gelesen werden. Bis sich jemand darum gekümmert hat, gilt nichts als eingezogen: siehe Ordner „failed“ auf dem Server.',
    notYours: 'Nichts einzuziehen',
    notYoursText:
      'Dateien für eine Bank enthalten die Lastschriften aller Websites einer Firma. Du siehst sie mit einer Rolle auf allen diesen Websites.',
    next: 'Nächste Datei: {name}',
    creditor: '{id}, Konto ••{digits}',
    writeNow: 'Jetzt schreiben',
    collects:
      '{count, plural, one {# Lastschrift einzuziehen} other {# Lastschriften einzuziehen}}',
    paysBack: '{count, plural, one {# Erstattung zu zahlen} other {# Erstattungen zu zahlen}}',
    cannotCollect: 'Für diese Firma ist kein Konto eingestellt, also wird nichts eingezogen.',
    nothingDue:
      'Nichts ist fällig. Bestellungen per Lastschrift kommen in die Datei der folgenden Nacht.',
    sequences: { FRST: 'Erste eines Mandats', RCUR: 'Folgelastschrift' },
    orders: '{count, plural, one {# Bestellung} other {# Bestellungen}} darin',
    ordersFirst: 'Die ersten {count} werden gezeigt.',
    columns: {
      on: 'Einzug am',
      sequence: 'Mandat',
      debits: 'Lastschriften',
      amount: 'Betrag',
      at: 'Geschrieben',
      company: 'Firma',
      became: 'Was daraus wurde',
      files: 'Dateien',
      order: 'Bestellung oder Referenz',
      outcome: 'Ergebnis',
      reason: 'Grund',
    },
    write: {
      title: 'Die Datei von {name} jetzt schreiben?',
      text: '{debits, plural, =0 {Es wird nichts eingezogen} one {# Lastschrift über {amount} wird eingezogen} other {# Lastschriften über zusammen {amount} werden eingezogen}}{refunds, plural, =0 {.} one {, und # Erstattung über {back} wird gezahlt.} other {, und # Erstattungen über zusammen {back} werden gezahlt.}} Sobald die Bank die Datei hat, lässt sich das nicht rückgängig machen.',
      submit: '{amount} schreiben',
    },
    close: 'Schließen',
    runs: 'Dateien für die Bank',
    noRuns: 'Noch wurde keine Datei geschrieben.',
    by: 'von {name}',
    byJob: 'von selbst',
    count: '{count, plural, one {# Lastschrift} other {# Lastschriften}}',
    parts: {
      open: '{count} offen',
      collected: '{count} eingezogen',
      returned: '{count} zurückgegeben',
      booked: '{count} eingezogen',
      known: '{count} schon bekannt',
      unknown: '{count} nicht von uns',
      none: 'nichts',
    },
    files: { debits: 'Lastschriften', refunds: 'Erstattungen' },
    fileStates: { staged: 'Wird geschrieben', ready: 'Bereit für die Bank', gone: 'Abgeholt' },
    take: 'Datei einlesen',
    takeTitle: 'Eine Datei der Bank',
    takeText: 'pain.002, camt.053 oder camt.054. Sie wird ganz übernommen oder gar nicht.',
    tooLarge: 'Diese Datei ist größer als {megabytes} MB. Nichts wurde geändert.',
    taken: '{name} wurde eingelesen:',
    repeated: '{name} wurde schon früher eingelesen. Nichts wurde geändert.',
    noLines: 'Sie sagt nichts über unsere Lastschriften.',
    linesFirst: 'Die ersten {count} werden gezeigt.',
    outcomes: {
      booked: 'Eingezogen',
      returned: 'Zurückgegeben',
      known: 'Schon bekannt',
      unknown: 'Nicht von uns',
    },
    reason:
      '{code, select, AC01 {AC01, falsche Kontonummer} AC04 {AC04, Konto aufgelöst} AC06 {AC06, Konto gesperrt} AG01 {AG01, Konto nicht für Lastschriften} AM04 {AM04, Konto nicht gedeckt} MD01 {MD01, kein Mandat} MD06 {MD06, vom Zahler zurückverlangt} MD07 {MD07, Kontoinhaber verstorben} MS02 {MS02, vom Zahler abgelehnt} MS03 {MS03, kein Grund genannt} NOTPROVIDED {Kein Grund genannt} SL01 {SL01, von der Bank des Zahlers abgelehnt} other {{code}}}',
    bankFiles: 'Dateien der Bank',
    noBankFiles: 'Noch wurde keine Datei einer Bank eingelesen.',
  },
} satisfies Translation<typeof en>;
