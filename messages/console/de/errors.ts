import type { Translation } from '../../translation.ts';
import type en from '../en/errors.ts';

export default {
  errors: {
    pages_full: 'Eine Website kann {max} eigene Seiten haben. Entferne erst eine.',
    console_locked: 'Die Konsole ist gesperrt. Zeig deinen Passkey, um weiterzumachen.',
    proof_required: 'Bitte bestätige das zuerst mit deinem Passkey.',
    last_passkey: 'Das ist dein einziger Passkey. Füge zuerst einen weiteren hinzu.',
    code_failed: 'Der Code stimmt nicht oder wurde schon benutzt.',
    codes_blocked:
      'Zu viele falsche Codes. Versuch es in {wait} noch einmal oder nimm deinen Passkey.',
    invitation_not_found: 'Diese Einladung wurde benutzt, zurückgezogen oder ist abgelaufen.',
    staff_not_found: 'Diese Person gehört nicht mehr zum Team.',
    staff_exists: 'Jemand mit dieser E-Mail-Adresse gehört schon zum Team.',
    proposal_open: 'Dasselbe wartet schon auf eine zweite Person.',
    proposal_not_found: 'Diesen Vorschlag gibt es nicht.',
    proposal_decided: 'Jemand anderes hat schon entschieden.',
    needs_second_person: 'Das muss jemand anderes entscheiden.',
    review_not_found: 'Dieses Bild wartet nicht mehr.',
    review_claimed: '{name} sieht sich dieses Bild gerade an.',
    review_decided: '{name} hat schon entschieden.',
    year_not_over: 'Der Bericht eines Jahres lässt sich veröffentlichen, wenn das Jahr vorbei ist.',
    review_done: 'Das lässt sich nicht mehr rückgängig machen: Das Mitglied ist benachrichtigt.',
    dispute_over: 'Diese Rückbuchung ist beendet oder schon beantwortet.',
    period_too_long: 'Wähle zwischen einem und {days} Tagen.',
    payment_not_found: 'Der Zahlungsanbieter hat keine Zahlung zu dieser Bestellung.',
    no_debits_due: 'Gerade ist nichts fällig. Vielleicht hat eben jemand die Datei geschrieben.',
    debit_file_not_found: 'Diese Datei ist nicht mehr da: Sie wurde für die Bank abgeholt.',
    bank_file_not_found: 'Diese Datei der Bank gibt es nicht.',
    bank_file_unreadable:
      'Das ist keine lesbare Datei einer Bank: pain.002, camt.053 oder camt.054. Nichts wurde geändert.',
    bank_file_refuses_all:
      'Die Bank hat eine ganze Datei von uns abgelehnt. Frag sie nach dem Grund; hier wurde nichts geändert.',
    bank_file_foreign:
      'Diese Datei betrifft ein anderes Konto oder Lastschriften, die nicht deine sind. Nichts wurde geändert.',
    bank_file_too_long: 'Diese Datei hat zu viele Zeilen für einen Schritt. Nichts wurde geändert.',
    order_not_refundable: 'Von dieser Bestellung lässt sich jetzt nichts erstatten.',
    refund_amount_changed:
      'Das Mitglied hat inzwischen Credits benutzt. Sieh dir den neuen Betrag an und bestätige ihn.',
    refund_too_large: 'Das ist mehr, als von dieser Bestellung übrig ist.',
    case_not_found: 'Diesen Fall gibt es nicht.',
    case_claimed: '{name} hat diesen Fall.',
    case_decided: 'Dieser Fall ist schon entschieden.',
    content_gone: 'Es ist nicht mehr da: Das Mitglied war schneller.',
    decision_undone: 'Diese Entscheidung ist schon zurückgenommen.',
    appeal_not_found: 'Diesen Einspruch gibt es nicht.',
    appeal_decided: 'Jemand anderes hat diesen Einspruch schon beantwortet.',
    member_deleted: 'Dieses Konto wurde gelöscht.',
    member_fictional:
      'Dieses Profil ist fiktiv: Das Konto gehört niemandem. Leg es stattdessen still.',
    address_excluded: 'Diese Adresse hat sich selbst ausgeschlossen.',
    view_name_taken: 'Eine Ansicht mit diesem Namen hast du schon.',
    view_not_found: 'Diese Ansicht wurde entfernt.',
    too_many_views: 'Mehr Ansichten dieser Liste kannst du nicht speichern. Entferne zuerst eine.',
    discount_exists: 'Einen Code mit diesem Namen gibt es schon.',
    discount_not_found: 'Diesen Code gibt es nicht.',
    prices_changed: '{name} hat diese Preise inzwischen geändert, auf Version {version}.',
    prices_not_rising:
      '{credits} Credits müssen mehr sein als das Paket davor und auch mehr kosten.',
    prices_dearer:
      'Ein Credit darf im Paket mit {credits} nicht mehr kosten als in einem kleineren.',
    prices_below_minimum:
      '{credits} Credits kosten zu wenig: {minimum} ist das Mindeste, was bezahlt werden kann.',
    prices_no_message: '{credits} Credits reichen nicht für eine Nachricht, die {message} kostet.',
    gifts_changed: '{name} hat die Geschenke inzwischen geändert.',
    last_administrator: 'Mindestens eine Administration für alle Websites muss bleiben.',
    site_not_found: 'Diese Website gibt es nicht.',
    site_needed:
      'Diese Website kann nicht geschlossen werden: Sie antwortet für unbekannte Adressen, oder du arbeitest gerade auf ihr.',
    domain_taken: 'Diese Domain gehört zu einer anderen Website.',
    company_not_found: 'Diese Firma gibt es nicht.',
    company_shared: 'Diese Firma betreibt weitere Websites, die du nicht bearbeiten darfst.',
    field_changed: '{name} hat das inzwischen geändert.',
    draft_empty: 'Es gibt nichts zu veröffentlichen.',
    draft_changed:
      'Der Entwurf hat sich seit deiner Prüfung geändert. Bitte sieh ihn noch einmal an.',
    draft_unfit: 'Einige Werte passen noch nicht. Die Prüfung zeigt, welche.',
    draft_not_empty: 'Veröffentliche oder verwirf zuerst die offenen Änderungen.',
    version_not_found: 'Diese Version gibt es nicht.',
    inbox_not_found: 'Dieser Chat wartet nicht mehr.',
    inbox_claimed: '{name} antwortet gerade in diesem Chat.',
    inbox_newer: 'Das Mitglied hat noch etwas geschrieben. Lies es zuerst; gesendet wurde nichts.',
    inbox_gone: 'Das Mitglied ist nicht mehr zu erreichen.',
    announcement_not_found: 'Dieses Rundschreiben gibt es nicht.',
    announcement_changed: 'Jemand anders hat es inzwischen geändert. Lade es neu.',
    announcement_started: 'Es wurde inzwischen losgeschickt und lässt sich nicht mehr bearbeiten.',
    announcement_unwritten: 'Es fehlt in einer Sprache, die seine Leser brauchen.',
    announcement_for_nobody: 'Es würde niemanden erreichen.',
    announcement_not_running:
      'Es läuft inzwischen weiter, wurde gestoppt oder ist beendet. Lade die Seite neu.',
    fictional_not_found: 'Dieses fiktive Profil gibt es nicht.',
    fictional_no_wording:
      'Mitglieder müssen erfahren, wie diese Profile heißen. Lege zuerst beide Bezeichnungen in den Einstellungen der Site fest.',
    fictional_too_many: 'Diese Site hat schon so viele fiktive Profile wie möglich.',
    fictional_text_refused:
      'Das kann ein fiktives Profil nicht sagen: Es {topic, select, meeting {verspricht ein Treffen} contact {verrät, wie es woanders zu erreichen ist} money {bittet um Geld oder Geschenke} other {leugnet, fiktiv zu sein}}.',
    fictional_outdated: 'Jemand anders hat dieses Profil inzwischen geändert. Lade es neu.',
  },
} satisfies Translation<typeof en>;
