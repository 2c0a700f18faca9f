import { useTranslations } from 'use-intl';
import { WithTexts } from '../../../lib/lazy-texts.tsx';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { useSite } from '../../site/site-context.ts';
import { usePush } from './use-push.ts';

function Offer({ onDismiss }: { onDismiss: () => void }) {
  const t = useTranslations('app.pushAlert');
  const { settings } = useSite();
  const { busy, failed, subscribe } = usePush();
  return (
    <Alert
      icon="bell"
      tone={failed ? 'warning' : 'info'}
      action={
        <>
          <Button size="sm" variant="quiet" loading={busy} onClick={subscribe}>
            {t('on')}
          </Button>
          <Button size="sm" variant="quiet" onClick={onDismiss}>
            {t('later')}
          </Button>
        </>
      }
    >
      {failed ? t('failed') : t('text', { site: settings.name })}
    </Alert>
  );
}

/** Asks before the browser does, which asks only once. */
export function PushAlert({ onDismiss }: { onDismiss: () => void }) {
  return (
    <WithTexts of="app">
      <Offer onDismiss={onDismiss} />
    </WithTexts>
  );
}
