import { useEffect, useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { exportFile, exportState } from '#contract/accounts/settings.ts';
import type { ExportView } from '#contract/accounts/settings.ts';
import { linkTo } from '#contract/routes.ts';
import { call } from '#web/lib/call.ts';
import { ignore } from '#web/lib/ignore.ts';
import { useForm } from '#web/lib/use-form.ts';
import { useFormatter } from '#web/lib/use-formatter.ts';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icons/icon.tsx';
import { Meter } from '#web/ui/meter.tsx';
import { fileSize } from '../rules/file-size.ts';
import { Outcome, SettingsSection } from './settings-layout.tsx';

const POLL_INTERVAL_MS = 2000;

/** How far the export is: as the page knew it, and from there on as the server tells. */
const useExportProgress = (initial: ExportView): ExportView => {
  const [latest, setLatest] = useState({ since: initial, view: initial });
  const view = latest.since === initial ? latest.view : initial;
  const working = view.state === 'working';
  useEffect(() => {
    if (!working) return;
    const stop = new AbortController();
    const timer = setInterval(() => {
      call(exportState, undefined, { signal: stop.signal }).then(
        (answer) => setLatest({ since: initial, view: answer.export }),
        ignore,
      );
    }, POLL_INTERVAL_MS);
    return () => {
      clearInterval(timer);
      stop.abort();
    };
  }, [initial, working]);
  return view;
};

function ReadyExport({ view }: { view: ExportView }) {
  const t = useTranslations('member.settings.export');
  const format = useFormatter();
  const locale = useLocale();
  return (
    <div>
      <p className="flex gap-3 font-semibold">
        <Icon name="check-circle" className="text-success" />
        {t('ready')}
      </p>
      {view.expires_at && (
        <p className="mt-1 pl-9 text-sm text-text-muted">
          {t('until', { date: format.dateTime(new Date(view.expires_at), { dateStyle: 'long' }) })}
        </p>
      )}
      <Button asChild className="mt-5">
        <a href={exportFile.path} download>
          <Icon name="download" size="sm" />
          {t('download', { size: fileSize(view.bytes ?? 0, locale) })}
        </a>
      </Button>
    </div>
  );
}

/** Everything that is held about the member, to take away. */
export function ExportSection({ initial }: { initial: ExportView }) {
  const t = useTranslations('member.settings.export');
  const starting = useForm<{ export: ExportView }>('export', { anchor: 'export' });
  const { Form, form, busy, message } = starting;
  const view = useExportProgress(initial);
  const { state, progress } = view;
  return (
    <SettingsSection id="export" title={t('title')} text={t('text')}>
      <div aria-live="polite" className="grid max-w-120 gap-5">
        {state === 'ready' && <ReadyExport view={view} />}
        {state === 'working' && (
          <>
            <Meter label={t('working')} value={progress} max={100} valueText={`${progress} %`} />
            <noscript>
              <form action={`${linkTo('notifications')}#export`}>
                <Button type="submit" variant="line" size="sm">
                  {t('refresh')}
                </Button>
              </form>
            </noscript>
          </>
        )}
      </div>
      {state !== 'working' && (
        <Form {...form} className="mt-5 grid max-w-120 justify-items-start gap-5 first:mt-0">
          <input type="hidden" name="intent" value="export" />
          {message && <Outcome form={{ message, answer: null }} done="" />}
          <Button type="submit" variant="line" loading={busy}>
            {state === 'ready' ? t('again') : t('start')}
          </Button>
        </Form>
      )}
    </SettingsSection>
  );
}
