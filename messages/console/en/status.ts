export default {
  status: {
    lead: 'How this installation does, and what to do about it. Read anew every {seconds} seconds.',
    read: 'Read at {time}, release {version}',
    refresh: 'Read again',
    stale:
      'This is from {time}: the status can’t be read since then. The database or this process may be away. See docs/operations.md, “When it hangs or is away”.',
    summary:
      '{act, plural, =0 {{look, plural, =0 {All is fine} one {# part to look at} other {# parts to look at}}} one {# part needs you now} other {# parts need you now}}',
    states: { fine: 'Fine', look: 'Look at it', act: 'Act', none: 'Not known' },
    since: 'since {time}',
    measured: 'measured at {time}',
    guide: 'More in',
    open: 'Open {page}',
    errors: {
      late: 'There was no answer in time. If this stays, see whether the database is busy.',
      unavailable:
        'The database did not answer. If this stays, see whether it runs and can be reached.',
      failed: 'This could not be read. The log of the server says why.',
    },
    parts: {
      processes: 'Processes',
      jobs: 'Background work',
      queues: 'Waiting for people',
      mail: 'Mail',
      push: 'Pushes and notifications',
      payments: 'Payments',
      database: 'Database',
      replicas: 'Replicas',
      disk: 'Disk',
      backups: 'Backups',
      settings: 'Settings for the public',
    },
    settingsFine: 'Nothing that a public site should not have.',
    notKnown: 'not known',
    never: 'never',
    figures: {
      web_processes: 'serve pages',
      workers: 'workers',
      running_since: 'running since',
      jobs_waiting: 'waiting',
      jobs_active: 'at work',
      jobs_done: 'done in the last hour',
      jobs_failed: 'failed in the last hour',
      photo: 'photos',
      message_photo: 'photos in chats',
      selfie: 'selfies',
      report: 'cases',
      complaint: 'complaints',
      appeal: 'appeals',
      inbox: 'chats in the inbox',
      due: 'waiting',
      sent_last_hour: 'sent in the last hour',
      retrying: 'to be tried again',
      failed_last_hour: 'failed in the last hour',
      bundles_due: 'notifications due',
      orders_last_day: 'orders in 24 hours',
      orders_open: 'open orders',
      refunds_due: 'refunds due',
      disputes_waiting: 'disputes to answer',
      provider_heard_at: 'provider last heard of',
      database_size: 'size',
      connections: 'connections',
      connections_max: 'allowed',
      longest_statement: 'longest statement',
      lock_waits: 'waiting for a lock',
      pool_busy: 'busy in this process',
      pool_waiting: 'waiting in this process',
      replicas: 'connected',
      replica_lag: 'behind',
      disk_free: 'free',
      disk_size: 'in all',
      last_backup: 'last one',
    },
    queues: {
      photo: 'Photos',
      message_photo: 'Photos in chats',
      selfie: 'Selfies',
      report: 'Cases',
      complaint: 'Complaints',
      appeal: 'Appeals',
      inbox: 'Chats with fictional profiles',
    },
    findings: {
      no_worker:
        'No process works on jobs: nothing is sent or erased. Start one with npm run worker, or start this one without JOBS=0.',
      relay_lost:
        'This process does not reach Redis: what happens live elsewhere is seen a minute late. Nothing is lost. See that it runs and REDIS_URL is right.',
      jobs_given_up:
        '{job}: {count, plural, one {# job has} other {# jobs have}} failed. See why below, remove the cause, then try again.',
      jobs_retrying:
        '{job}: {count, plural, one {# job fails} other {# jobs fail}} and is tried again by itself. See the error below; if the cause is gone, try again now.',
      jobs_late:
        '{job}: the first of {count, plural, one {# job} other {# jobs}} has waited for {waited}. See whether a process works on jobs, and whether the machine has enough of them.',
      queue_late:
        '{queueName}: {count} waiting, the first for {waited}. Ask the team to look at them, or add people.',
      mail_given_up:
        '{count, plural, one {# email has} other {# emails have}} failed after three hours of tries. Check the mail server, then try again below within the hour: after that they are deleted.',
      mail_retrying:
        '{count, plural, one {# email} other {# emails}} can’t be sent. See the error below, and check whether SMTP_URL is right and the mail server can be reached. They are tried again for three hours.',
      mail_late:
        'The first of {count, plural, one {# email} other {# emails}} has been waiting for {waited}. See whether a process works on jobs.',
      push_given_up:
        '{count, plural, one {# push has} other {# pushes have}} failed. See the error below; members still find everything on the site.',
      push_retrying:
        '{count, plural, one {# push doesn’t} other {# pushes don’t}} leave. See whether the firewall lets https out to the push hosts.',
      push_late:
        'The first of {count, plural, one {# push} other {# pushes}} has waited for {waited}. See whether a process works on jobs.',
      notifications_late:
        'The first of {count, plural, one {# notification} other {# notifications}} has been due for {waited}. See whether a process works on jobs.',
      refunds_late:
        '{count, plural, one {# refund was} other {# refunds were}} not sent yet. See whether the provider answers, and look at the orders.',
      refunds_failed:
        '{count, plural, one {# refund} other {# refunds}} did not arrive. Send it again from the order, or pay it by hand and note it there.',
      disputes_due:
        '{count, plural, one {# dispute needs} other {# disputes need}} an answer, the first for {days, plural, =0 {less than a day} one {# more day} other {# more days}}. Answer or accept it.',
      webhooks_missing:
        '{count, plural, one {# order was} other {# orders were}} paid in 24 hours, but the provider reported nothing. Check its address of webhooks, the secret, and whether the proxy lets the call through.',
      connections_scarce:
        '{percent}% of the server’s connections are in use. Raise max_connections, or run fewer processes.',
      pool_exhausted:
        '{count, plural, one {# statement is} other {# statements are}} waiting for a connection in this process. If it stays, look for slow statements, or start another process.',
      statement_long:
        'A statement has run for {waited}. Look for it in pg_stat_activity, and end it if it isn’t needed.',
      lock_waits:
        '{count, plural, one {# connection is} other {# connections are}} waiting for a lock. If it stays, look in pg_stat_activity for who holds it.',
      no_replicas:
        'No replica is connected. Nothing has to be done; if the disk of the database is lost, a backup is all there is.',
      replica_hidden:
        'The database does not tell this user how far its replicas are. Grant it pg_monitor.',
      replica_behind:
        'A replica is {seconds} s behind. See whether its machine and the network between are busy.',
      disk_low:
        '{percent}% of the disk of DATA_DIR is free. Make room, or move DATA_DIR to a larger one: when it is full, photos can’t be uploaded, and the embedded database can’t write.',
      backup_unknown:
        'No backup was made here with npm run backup. Make one, and try to restore it. If another tool makes them, watch that one.',
      backup_old:
        'The last backup is {days, plural, one {# day} other {# days}} old. See whether what makes them still runs.',
      demo_on:
        'DEMO is on: an empty installation is filled with demo sites, and on this machine anyone can sign in to the console. Set DEMO=0 before opening to the public.',
      embedded_database:
        'The embedded database can lose the last writes if the power fails, and allows one process. Set DATABASE_URL.',
      test_payments:
        'The test provider takes the orders: credits cost nothing. Set STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET.',
      no_smtp: 'No emails are sent: they’re written to the outbox. Set SMTP_URL.',
      no_public_url:
        'PUBLIC_URL is not set, so links in emails begin with http:// and a port. Set it.',
      no_tls:
        'PUBLIC_URL begins with http://. Put a proxy with TLS in front, and set it to https://.',
      no_sms:
        'Direct debit is on but no text messages are sent, so no one can confirm a mobile number. Set SMS_URL.',
      no_proxy:
        'TRUST_PROXY is not set. Behind a proxy all visitors seem to have one address, and share its limits.',
      no_console_host:
        'The console is served on every site. Set CONSOLE_HOST to give it a host of its own.',
      no_mail_events:
        'Bounces and spam reports are not taken. Set MAIL_EVENTS_SECRET, and let the mail provider post them.',
      push_outbox: 'Pushes are written to the outbox and not sent. Set PUSH=send.',
      mail_from_placeholder: 'Mails are from a made-up address. Set MAIL_FROM to one of yours.',
    },
    failed: {
      title: 'Failed jobs',
      none: 'Nothing fails',
      noneText:
        'What fails is tried again for three hours. What has failed for good is listed here for an hour.',
      lead: 'What they were to work on isn’t shown: it may name people.',
      notWhole: 'Only the latest {count} are shown.',
      error: 'The failed jobs can’t be read now.',
      job: 'Job',
      when: 'Failed',
      why: 'Error',
      tries: 'Tries',
      next: 'Next try',
      givenUp: 'failed',
      noError: 'no error kept',
      again: 'Try again',
      allOf: 'Try all of {job} again',
      done: '{count, plural, =0 {Nothing to do: it is tried in a moment anyway.} one {# job is tried again in a moment.} other {# jobs are tried again in a moment.}}',
    },
  },
};
