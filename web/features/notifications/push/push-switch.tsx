import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useHydrated } from '#web/lib/hydrated.ts';
import { WithTexts } from '#web/lib/lazy-texts.tsx';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { cx } from '#web/ui/cx.ts';
import { useSite } from '#web/features/site/site-context.ts';
import { needsHomeScreen } from '../app/install.ts';
import { usePush } from './use-push.ts';

const row = 'flex flex-wrap items-center justify-between gap-x-6 gap-y-3 [grid-area:1/1]';

function PushLabel({ children }: { children: ReactNode }) {
  const t = useTranslations('app.pushSwitch');
  return (
    <div className="min-w-0 flex-1 basis-60">
      <p className="font-semibold">{t('title')}</p>
      {children}
    </div>
  );
}

/** Only the browser knows; until it says so, as much room is kept as most of them need. */
function PushPlaceholder() {
  const t = useTranslations('app.pushSwitch');
  const { settings } = useSite();
  return (
    <div aria-hidden className={cx(row, 'invisible')}>
      <PushLabel>
        <p>{t('text', { site: settings.name })}</p>
      </PushLabel>
      <Button size="sm" variant="line" tabIndex={-1}>
        {t('on')}
      </Button>
    </div>
  );
}

function PushRow() {
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
    <div className={row}>
      <PushLabel>
        <p role="status" className="text-text-muted">
          {text}
        </p>
      </PushLabel>
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
  const isHydrated = useHydrated();
  return (
    <WithTexts of="app">
      <div className="mb-6 grid items-center noscript:hidden">
        <PushPlaceholder />
        {isHydrated && <PushRow />}
      </div>
    </WithTexts>
  );
}
