import type { Translation } from '../../translation.ts';
import type en from '../en/reconciliation.ts';

export default {
  reconciliation: {
    from: 'Von',
    to: 'Bis',
    sums: 'Beide Seiten',
    compared: '{count, plural, one {# Zahlung verglichen} other {# Zahlungen verglichen}}',
    noSums: 'In diesen Tagen wurde nichts bezahlt.',
    sum: '{count, plural, one {# Zahlung} other {# Zahlungen}}, {back} zurück',
    notWhole:
      'In dieser Zeit gibt es mehr als {count} Zahlungen. Wähle weniger Tage, um alle zu vergleichen.',
    none: 'Keine Abweichungen',
    noneText: 'Unsere Zahlen stimmen mit denen von Zahlungsanbieter und Bank überein.',
    differences: '{count, plural, one {# Abweichung} other {# Abweichungen}}',
    take: 'Vom Anbieter übernehmen',
    columns: {
      order: 'Bestellung',
      what: 'Was abweicht und was zu tun ist',
      here: 'Hier',
      there: 'Beim Anbieter ({provider})',
      elsewhere: 'Dort',
      currency: 'Währung',
    },
    kinds: {
      paid_there: {
        name: 'Beim Anbieter bezahlt, hier nicht',
        todo: 'Übernimm es: Die Bestellung wird abgeschlossen, die Credits werden gutgeschrieben.',
      },
      paid_here: {
        name: 'Hier bezahlt, dem Anbieter unbekannt',
        todo: 'Suche die Zahlung beim Anbieter, bevor etwas erstattet wird.',
      },
      paid_twice: {
        name: 'Beim Anbieter noch einmal bezahlt',
        todo: 'Erstatte diese Zahlung beim Anbieter: Die Bestellung ist mit einer anderen bezahlt.',
      },
      unknown_order: {
        name: 'Der Anbieter nennt eine Bestellung, die es hier nicht gibt',
        todo: 'Finde beim Anbieter heraus, wer bezahlt hat, und erstatte es dort.',
      },
      amount: {
        name: 'Anderer Betrag oder andere Währung',
        todo: 'Vergleiche beides mit dem Beleg. Kläre es mit dem Mitglied oder erstatte es beim Anbieter.',
      },
      refund: {
        name: 'Ein anderer Betrag ging zurück',
        todo: 'Ging dort mehr zurück, übernimm es: Es wird mit einer Gutschrift gebucht und nimmt die ungenutzten Credits, wenn es für sie reicht.',
      },
      dispute: {
        name: 'Eine Rückbuchung steht anders',
        todo: 'Übernimm es: Credits und Premium folgen.',
      },
      debit_amount: {
        name: 'Die Bank hat einen anderen Betrag gebucht',
        todo: 'Frag die Bank, mit der Referenz der Lastschrift.',
      },
      debit_unbooked: {
        name: 'Die Bank hat diese Lastschrift nicht gebucht',
        todo: 'Andere aus derselben Datei sind gebucht. Frag die Bank oder suche nach einer Rückgabe.',
      },
    },
  },
} satisfies Translation<typeof en>;
