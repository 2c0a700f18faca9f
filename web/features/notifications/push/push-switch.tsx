import { useTranslations } from 'use-intl';
import { useHydrated } from '../../../lib/hydrated.ts';
import { WithTexts } from '../../../lib/lazy-texts.tsx';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { useSite } from '../../site/site-context.ts';
import { needsHomeScreen } from '../app/rules/install.ts';
import { usePush } from './use-push.ts';

function Row() {
  const t = useTranslations('app.pushSwitch');
  const { settings } = useSite();
  const { state, busy, failed, subscribe, unsubscribe } = usePush();
  const site = settings.name;
  const text = {
    capable: t('text', { site }),
    subscribed: t('subscribed'),
    denied: t('denied', { site }),
    false: needsHomeScreen(navigator) ? t('homeScreen', { site }) : t('unsupported'),
  }[String(state ?? false) as 'capable'];
  const on = state === 'subscribed';
  return (
    <div className="mb-6 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
      <div className="min-w-0 flex-1 basis-60">
        <p className="font-semibold">{t('title')}</p>
        <p role="status" className="text-text-muted">
          {text}
        </p>
      </div>
      {(state === 'capable' || on) && (
        <Button
          size="sm"
          variant={on ? 'quiet' : 'line'}
          loading={busy}
          onClick={on ? unsubscribe : subscribe}
        >
          {on ? t('off') : t('on')}
        </Button>
      )}
      {failed && <Failure />}
    </div>
  );
}

function Failure() {
  const t = useTranslations('app.pushAlert');
  return (
    <Alert tone="danger" className="basis-full">
      {t('failed')}
    </Alert>
  );
}

/** A row of the settings: whether this browser shows notifications. */
export function PushSwitch() {
  // Only the browser knows.
  if (!useHydrated()) return null;
  return (
    <WithTexts of="app">
      <Row />
    </WithTexts>
  );
}
