import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { Announcement } from '#contract/console/announcement-views.ts';
import type { AnnouncementCounts } from '#contract/console/announcements.ts';
import { announcementCount, announcementStart } from '#contract/console/announcements.ts';
import { consoleLimits } from '#contract/console/limits.ts';
import { locales } from '#contract/locales.ts';
import { useFormatter } from '#web/lib/use-formatter.ts';
import { Field, Fieldset } from '#web/ui/field.tsx';
import { Modal } from '#web/ui/modal.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { ActionError } from '../action-error.tsx';
import { ConsoleButton } from '../console-button.tsx';
import { consoleCall } from '../console-call.ts';
import { ConsoleInput } from '../console-fields.tsx';
import { useAction } from '../use-action.ts';
import { useKeys } from '../use-keys.ts';
import { durationOf, takesLonger } from './rules/duration.ts';
import { textState } from './rules/text-state.ts';

interface CountsProps {
  readonly announcement: Announcement;
  readonly counts: AnnouncementCounts;
}

/** Whom it reaches, in which language, and who gets nothing. */
function Counts({ announcement, counts }: CountsProps) {
  const t = useTranslations('console.announcements');
  const languages = useTranslations('console.memberLanguages');
  const lines = [
    t('mailed', { count: counts.mailed }),
    ...(counts.without_mail > 0 ? [t('withoutMail', { count: counts.without_mail })] : []),
    ...(counts.off > 0 ? [t('off', { count: counts.off })] : []),
  ];
  const half = locales.filter((one) => textState(announcement.fields.texts, one) === 'half');
  return (
    <>
      <div className="c-announcement__counts">
        <b>{t('people', { count: counts.people })}</b>
        <ul>
          {lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
        <ul>
          {counts.languages.map(({ language, text, people }) => (
            <li key={language} data-other={language !== text || undefined}>
              {t(language === text ? 'reads' : 'readsOther', {
                count: people,
                language: languages(language),
                text: languages(text),
              })}
            </li>
          ))}
        </ul>
      </div>
      {counts.without_text > 0 && (
        <p className="c-note c-note--danger" role="alert">
          {t('withoutText', {
            count: counts.without_text,
            language: languages(announcement.site_language),
          })}
        </p>
      )}
      {half.length > 0 && (
        <p className="c-note c-note--danger" role="alert">
          {t('halfText', { languages: half.map((one) => languages(one)).join(', ') })}
        </p>
      )}
    </>
  );
}

/** A moment of the reader's clock, as a field holds it. */
const isoOf = (local: string): string | null => {
  const moment = new Date(local);
  return Number.isNaN(moment.getTime()) ? null : moment.toISOString();
};

function Pace({ people, perHour }: { people: number; perHour: number }) {
  const t = useTranslations('console.announcements');
  const format = useFormatter();
  const { unit, count } = durationOf(people, perHour);
  const { endDays } = consoleLimits.announcements;
  const time = unit === 'hours' ? t('hours', { hours: count }) : t('minutes', { minutes: count });
  return (
    <>
      <p className="c-hint">
        {t('duration', { perHour: format.number(perHour), time })} {t('quietNote')}
      </p>
      {takesLonger(people, perHour, endDays) && (
        <p className="c-note c-note--danger" role="alert">
          {t('tooLong', { days: endDays })}
        </p>
      )}
    </>
  );
}

interface SendDialogProps {
  readonly announcement: Announcement;
  readonly onSent: (announcement: Announcement) => void;
  readonly onClose: () => void;
}

/** Counts first; then sends, now or from a moment on. */
export function SendDialog({ announcement, onSent, onClose }: SendDialogProps) {
  const t = useTranslations('console.announcements');
  const { id, revision, fields } = announcement;
  const [counts, setCounts] = useState<AnnouncementCounts | null>(null);
  const [when, setWhen] = useState<'now' | 'later'>('now');
  const [local, setLocal] = useState('');
  const counting = useAction();
  const sending = useAction();
  const { run } = counting;
  useEffect(() => {
    void run(async () => setCounts(await consoleCall(announcementCount, { query: { id } })));
    // Counted once for each time that it is opened.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [id, revision]);
  const people = counts ? counts.mailed + counts.without_mail : 0;
  const at = when === 'later' ? isoOf(local) : null;
  const isHalf = locales.some((one) => textState(fields.texts, one) === 'half');
  const isReady =
    people > 0 && counts?.without_text === 0 && !isHalf && (when === 'now' || at !== null);
  const send = async () => {
    if (sending.busy || !isReady) return;
    await sending.run(async () => {
      onSent(await consoleCall(announcementStart, { body: { id, seen: revision, at } }));
    });
  };
  const sendText = t(when === 'now' ? 'send' : 'schedule', { count: people });
  useKeys([{ keys: 'ctrl enter', text: sendText, run: () => void send() }], 'everywhere');
  const message = counting.message ?? sending.message;
  return (
    <Modal
      open
      size="lg"
      fullOnPhone
      title={t('reviewTitle')}
      onClose={onClose}
      closeLabel={t('close')}
    >
      <form
        className="c-form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void send();
        }}
      >
        {counting.busy && (
          <p role="status" className="c-row">
            <Spinner size="sm" /> {t('counting')}
          </p>
        )}
        {counts && <Counts announcement={announcement} counts={counts} />}
        {people > 0 && <Pace people={people} perHour={fields.per_hour} />}
        <Fieldset label={t('when')}>
          <div className="c-choices">
            {(['now', 'later'] as const).map((one) => (
              <label key={one} className="c-check">
                <input
                  type="radio"
                  name="when"
                  checked={when === one}
                  onChange={() => setWhen(one)}
                />
                {t(one)}
              </label>
            ))}
          </div>
        </Fieldset>
        {when === 'later' && (
          <Field label={t('startsAt')} hint={t('startsHint')} error={sending.field('at')}>
            <ConsoleInput
              type="datetime-local"
              name="at"
              value={local}
              onChange={({ target }) => setLocal(target.value)}
            />
          </Field>
        )}
        <ActionError message={message} />
        <div className="c-row">
          <ConsoleButton
            type="submit"
            look="primary"
            keys="ctrl enter"
            online
            busy={sending.busy}
            disabled={!isReady}
          >
            {sendText}
          </ConsoleButton>
          <ConsoleButton look="quiet" onClick={onClose}>
            {t('cancel')}
          </ConsoleButton>
        </div>
      </form>
    </Modal>
  );
}
