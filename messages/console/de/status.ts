export default {
  status: {
    lead: 'Wie es dieser Installation geht und was zu tun ist. Wird alle {seconds} Sekunden neu gelesen.',
    read: 'Gelesen um {time}, Version {version}',
    refresh: 'Neu lesen',
    stale:
      'Stand von {time}: Seitdem lässt sich der Zustand nicht lesen. Vielleicht ist die Datenbank oder dieser Prozess weg. Siehe docs/operations.md, „When it hangs or is away“.',
    summary:
      '{act, plural, =0 {{look, plural, =0 {Alles in Ordnung} one {# Teil zum Nachsehen} other {# Teile zum Nachsehen}}} one {# Teil braucht dich jetzt} other {# Teile brauchen dich jetzt}}',
    states: { fine: 'In Ordnung', look: 'Nachsehen', act: 'Handeln', none: 'Nicht bekannt' },
    since: 'seit {time}',
    measured: 'gemessen um {time}',
    guide: 'Mehr in',
    open: '{page} öffnen',
    errors: {
      late: 'Es kam nicht rechtzeitig eine Antwort. Bleibt es dabei, sieh nach, ob die Datenbank überlastet ist.',
      unavailable:
        'Die Datenbank hat nicht geantwortet. Bleibt es dabei, sieh nach, ob sie läuft und erreichbar ist.',
      failed: 'Das ließ sich nicht lesen. Warum, steht im Log des Servers.',
    },
    parts: {
      processes: 'Prozesse',
      jobs: 'Hintergrundarbeit',
      queues: 'Was auf Menschen wartet',
      mail: 'E-Mail',
      push: 'Pushs und Benachrichtigungen',
      payments: 'Zahlungen',
      database: 'Datenbank',
      replicas: 'Repliken',
      disk: 'Speicherplatz',
      backups: 'Sicherungen',
      settings: 'Einstellungen für die Öffentlichkeit',
    },
    settingsFine: 'Nichts, was eine öffentliche Site nicht haben sollte.',
    notKnown: 'nicht bekannt',
    never: 'nie',
    figures: {
      web_processes: 'liefern Seiten',
      workers: 'Worker',
      running_since: 'läuft seit',
      jobs_waiting: 'warten',
      jobs_active: 'in Arbeit',
      jobs_done: 'in der letzten Stunde erledigt',
      jobs_failed: 'in der letzten Stunde aufgegeben',
      photo: 'Fotos',
      message_photo: 'Fotos in Chats',
      selfie: 'Selfies',
      report: 'Fälle',
      complaint: 'Beschwerden',
      appeal: 'Widersprüche',
      inbox: 'Chats im Posteingang',
      due: 'warten',
      sent_last_hour: 'in der letzten Stunde verschickt',
      retrying: 'neuer Versuch folgt',
      failed_last_hour: 'in der letzten Stunde aufgegeben',
      bundles_due: 'fällige Benachrichtigungen',
      orders_last_day: 'Bestellungen in 24 Stunden',
      orders_open: 'offene Bestellungen',
      refunds_due: 'fällige Erstattungen',
      disputes_waiting: 'offene Einsprüche',
      provider_heard_at: 'zuletzt vom Anbieter gehört',
      database_size: 'Größe',
      connections: 'Verbindungen',
      connections_max: 'erlaubt',
      longest_statement: 'längste Anweisung',
      lock_waits: 'warten auf eine Sperre',
      pool_busy: 'belegt in diesem Prozess',
      pool_waiting: 'warten in diesem Prozess',
      replicas: 'verbunden',
      replica_lag: 'im Rückstand',
      disk_free: 'frei',
      disk_size: 'insgesamt',
      last_backup: 'letzte',
    },
    queues: {
      photo: 'Fotos',
      message_photo: 'Fotos in Chats',
      selfie: 'Selfies',
      report: 'Fälle',
      complaint: 'Beschwerden',
      appeal: 'Widersprüche',
      inbox: 'Chats mit fiktiven Profilen',
    },
    findings: {
      no_worker:
        'Kein Prozess arbeitet Jobs ab: Nichts wird verschickt oder gelöscht. Starte einen mit npm run worker, oder starte diesen ohne JOBS=0.',
      relay_lost:
        'Dieser Prozess erreicht Redis nicht: Was anderswo geschieht, ist erst nach einer Minute zu sehen. Verloren geht nichts. Sieh nach, ob es läuft und REDIS_URL stimmt.',
      jobs_given_up:
        '{job}: {count, plural, one {# Job wurde} other {# Jobs wurden}} aufgegeben. Sieh unten nach, warum, behebe die Ursache und versuche es dann noch einmal.',
      jobs_retrying:
        '{job}: {count, plural, one {# Job schlägt} other {# Jobs schlagen}} fehl und wird von selbst noch einmal versucht. Der Fehler steht unten; ist die Ursache behoben, versuche es jetzt.',
      jobs_late:
        '{job}: Der erste von {count, plural, one {# Job} other {# Jobs}} wartet seit {waited}. Sieh nach, ob ein Prozess Jobs abarbeitet und ob es genug davon gibt.',
      queue_late:
        '{queueName}: {count} warten, das erste seit {waited}. Bitte das Team, nachzusehen, oder hol Verstärkung.',
      mail_given_up:
        '{count, plural, one {# E-Mail wurde} other {# E-Mails wurden}} nach drei Stunden voller Versuche aufgegeben. Prüfe den Mailserver und versuche es innerhalb einer Stunde unten noch einmal: Danach werden sie gelöscht.',
      mail_retrying:
        '{count, plural, one {# E-Mail geht} other {# E-Mails gehen}} nicht hinaus. Der Fehler steht unten; prüfe, ob SMTP_URL stimmt und der Mailserver erreichbar ist. Drei Stunden lang wird es weiter versucht.',
      mail_late:
        'Die erste von {count, plural, one {# E-Mail} other {# E-Mails}} wartet seit {waited}. Sieh nach, ob ein Prozess Jobs abarbeitet.',
      push_given_up:
        '{count, plural, one {# Push wurde} other {# Pushs wurden}} aufgegeben. Der Fehler steht unten; auf der Site finden Mitglieder alles trotzdem.',
      push_retrying:
        '{count, plural, one {# Push geht} other {# Pushs gehen}} nicht hinaus. Sieh nach, ob die Firewall https zu den Push-Diensten erlaubt.',
      push_late:
        'Der erste von {count, plural, one {# Push} other {# Pushs}} wartet seit {waited}. Sieh nach, ob ein Prozess Jobs abarbeitet.',
      notifications_late:
        'Die erste von {count, plural, one {# Benachrichtigung} other {# Benachrichtigungen}} ist seit {waited} fällig. Sieh nach, ob ein Prozess Jobs abarbeitet.',
      refunds_late:
        '{count, plural, one {# Erstattung wurde} other {# Erstattungen wurden}} noch nicht verschickt. Sieh nach, ob der Anbieter antwortet, und sieh dir die Bestellungen an.',
      refunds_failed:
        '{count, plural, one {# Erstattung ist} other {# Erstattungen sind}} nicht angekommen. Sende sie in der Bestellung erneut, oder überweise von Hand und vermerke es dort.',
      disputes_due:
        '{count, plural, one {# Einspruch wartet} other {# Einsprüche warten}} auf Antwort, für den ersten bleibt {days, plural, =0 {weniger als ein Tag} one {noch # Tag} other {noch # Tage}}. Antworte oder nimm ihn an.',
      webhooks_missing:
        '{count, plural, one {# Bestellung wurde} other {# Bestellungen wurden}} in 24 Stunden bezahlt, und der Anbieter hat nichts gemeldet. Prüfe die Adresse seiner Webhooks, den Schlüssel und ob der Proxy den Aufruf durchlässt.',
      connections_scarce:
        '{percent} % der Verbindungen des Servers sind belegt. Erhöhe max_connections oder starte weniger Prozesse.',
      pool_exhausted:
        '{count, plural, one {# Anweisung wartet} other {# Anweisungen warten}} in diesem Prozess auf eine Verbindung. Bleibt es dabei, suche langsame Anweisungen oder starte noch einen Prozess.',
      statement_long:
        'Eine Anweisung läuft seit {waited}. Suche sie in pg_stat_activity und beende sie, wenn niemand sie braucht.',
      lock_waits:
        '{count, plural, one {# Verbindung wartet} other {# Verbindungen warten}} auf eine Sperre. Bleibt es dabei, sieh in pg_stat_activity nach, wer sie hält.',
      no_replicas:
        'Keine Replik ist verbunden. Es ist nichts zu tun; geht die Platte der Datenbank verloren, bleibt nur eine Sicherung.',
      replica_hidden:
        'Die Datenbank sagt diesem Benutzer nicht, wie weit ihre Repliken sind. Gib ihm pg_monitor.',
      replica_behind:
        'Eine Replik ist {seconds} s im Rückstand. Sieh nach, ob ihre Maschine oder das Netz dazwischen überlastet ist.',
      disk_low:
        '{percent} % der Platte von DATA_DIR sind frei. Schaffe Platz oder zieh mit DATA_DIR auf eine größere um: Ist sie voll, lassen sich keine Fotos hochladen, und die eingebettete Datenbank kann nicht schreiben.',
      backup_unknown:
        'Hier wurde noch keine Sicherung mit npm run backup gemacht. Mach eine und probiere, sie einzuspielen. Macht sie ein anderes Werkzeug, beobachte das.',
      backup_old:
        'Die letzte Sicherung ist {days, plural, one {# Tag} other {# Tage}} alt. Sieh nach, ob das, was sie macht, noch läuft.',
      demo_on:
        'DEMO ist an: Eine leere Installation wird mit Demo-Sites gefüllt, und auf dieser Maschine kann sich jeder an der Konsole anmelden. Setze DEMO=0, bevor du öffnest.',
      embedded_database:
        'Die eingebettete Datenbank kann bei einem Stromausfall das Letzte verlieren und erlaubt nur einen Prozess. Setze DATABASE_URL.',
      test_payments:
        'Der Testanbieter nimmt die Bestellungen an: Credits kosten nichts. Setze STRIPE_SECRET_KEY und STRIPE_WEBHOOK_SECRET.',
      no_smtp: 'Keine E-Mail geht hinaus: Sie werden in die Outbox geschrieben. Setze SMTP_URL.',
      no_public_url:
        'PUBLIC_URL fehlt, deshalb beginnen Links in E-Mails mit http:// und einem Port. Setze es.',
      no_tls:
        'PUBLIC_URL beginnt mit http://. Stelle einen Proxy mit TLS davor und setze es auf https://.',
      no_sms:
        'Lastschrift ist an, und keine SMS geht hinaus: Niemand kann eine Handynummer bestätigen. Setze SMS_URL.',
      no_proxy:
        'TRUST_PROXY fehlt. Hinter einem Proxy scheinen alle Besucher dieselbe Adresse zu haben und teilen sich deren Grenzen.',
      no_console_host:
        'Die Konsole ist auf jeder Site zu erreichen. Gib ihr mit CONSOLE_HOST einen eigenen Host.',
      no_mail_events:
        'Unzustellbares und Spam-Meldungen kommen nicht an. Setze MAIL_EVENTS_SECRET und lass den Mailanbieter sie melden.',
      push_outbox: 'Pushs werden in die Outbox geschrieben und nicht verschickt. Setze PUSH=send.',
      mail_from_placeholder:
        'E-Mails kommen von einer erfundenen Adresse. Setze MAIL_FROM auf eine eigene.',
    },
    failed: {
      title: 'Fehlgeschlagene Jobs',
      none: 'Nichts schlägt fehl',
      noneText:
        'Was fehlschlägt, wird drei Stunden lang noch einmal versucht. Was aufgegeben ist, steht hier eine Stunde lang.',
      lead: 'Woran sie arbeiten sollten, wird nicht gezeigt: Es könnte Personen nennen.',
      notWhole: 'Nur die letzten {count} werden gezeigt.',
      error: 'Die fehlgeschlagenen Jobs lassen sich gerade nicht lesen.',
      job: 'Job',
      when: 'Fehlgeschlagen',
      why: 'Fehler',
      tries: 'Versuche',
      next: 'Nächster Versuch',
      givenUp: 'aufgegeben',
      noError: 'kein Fehler aufbewahrt',
      again: 'Noch einmal',
      allOf: 'Alle {job} noch einmal',
      done: '{count, plural, =0 {Nichts zu tun: Er kommt ohnehin gleich an die Reihe.} one {# Job wird gleich noch einmal versucht.} other {# Jobs werden gleich noch einmal versucht.}}',
    },
  },
};
