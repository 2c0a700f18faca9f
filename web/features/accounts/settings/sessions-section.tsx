import { useEffect, useRef } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import type { SessionView } from '#contract/accounts/settings.ts';
import { useForm } from '#web/lib/use-form.ts';
import { useFormatter } from '#web/lib/use-formatter.ts';
import { Button } from '#web/ui/button.tsx';
import { Disclosure } from '#web/ui/disclosure.tsx';
import { Icon } from '#web/ui/icons/icon.tsx';
import { Tag } from '#web/ui/tag.tsx';
import { isHandheld } from '../rules/is-handheld.ts';
import { Outcome, SettingsSection } from './settings-layout.tsx';

interface DeviceProps {
  readonly session: SessionView;
  readonly now: string;
  readonly ending: ReturnType<typeof useForm>;
}

function Device({ session, now, ending }: DeviceProps) {
  const t = useTranslations('member.settings.sessions');
  const format = useFormatter();
  const locale = useLocale();
  const { Form, form, busy, sending } = ending;
  const name = session.device || t('unknown');
  const country =
    session.country && new Intl.DisplayNames(locale, { type: 'region' }).of(session.country);
  const seen = session.current
    ? t('active')
    : t('seen', { when: format.relativeTime(new Date(session.last_seen), new Date(now)) });
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-4">
      <span className="grid size-11 shrink-0 place-items-center rounded-pill bg-surface-sunken">
        <Icon name={isHandheld(name) ? 'device-mobile' : 'laptop'} size="sm" />
      </span>
      <div className="min-w-40 flex-1">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 font-semibold">
          {name}
          {session.current && <Tag tone="success">{t('current')}</Tag>}
        </p>
        <p className="text-sm text-text-muted">{[country, seen].filter(Boolean).join(' · ')}</p>
      </div>
      {!session.current && (
        <Form {...form} className="max-sm:pl-15">
          <input type="hidden" name="intent" value="session" />
          <input type="hidden" name="id" value={session.id} />
          <Button
            type="submit"
            variant="line"
            size="sm"
            aria-label={t('endOne', { device: name })}
            loading={busy && sending?.get('id') === session.id}
          >
            {t('end')}
          </Button>
        </Form>
      )}
    </li>
  );
}

/** Where the member is signed in, and the way to end it elsewhere. */
export function SessionsSection({
  sessions,
  now,
}: {
  sessions: readonly SessionView[];
  now: string;
}) {
  const t = useTranslations('member.settings.sessions');
  const endOne = useForm('session', { anchor: 'sessions' });
  const endOthers = useForm('sessions', { anchor: 'sessions' });
  const outcome = useRef<HTMLDivElement>(null);
  const count = sessions.filter(({ current }) => !current).length;
  // The pressed button is gone together with its device.
  useEffect(() => {
    if (endOne.answer || endOthers.answer) outcome.current?.focus();
  }, [endOne.answer, endOthers.answer]);
  return (
    <SettingsSection id="sessions" title={t('title')} text={t('text')}>
      <div ref={outcome} tabIndex={-1} className="grid gap-2">
        {!endOthers.answer && <Outcome form={endOne} done={t('ended')} />}
        <Outcome form={endOthers} done={t('othersEnded')} />
      </div>
      <ul className="divide-y divide-line">
        {sessions.map((session) => (
          <Device key={session.id} session={session} now={now} ending={endOne} />
        ))}
      </ul>
      {count > 0 && (
        <Disclosure title={t('endOthers')} className="border-t">
          <endOthers.Form {...endOthers.form} className="grid justify-items-start gap-4">
            <input type="hidden" name="intent" value="sessions" />
            <p>{t('sure', { count })}</p>
            <Button type="submit" variant="line" loading={endOthers.busy}>
              {t('confirm')}
            </Button>
          </endOthers.Form>
        </Disclosure>
      )}
    </SettingsSection>
  );
}
