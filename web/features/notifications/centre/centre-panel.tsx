import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { notifications } from '../../../../contract/notifications/centre.ts';
import { linkTo } from '../../../../contract/routes.ts';
import { call } from '../../../lib/call.ts';
import { WithTexts } from '../../../lib/lazy-texts.tsx';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { ChoicesLink, MarkAll } from './centre-actions.tsx';
import type { ListData } from './list-data.ts';
import { NotificationList, RowsToCome } from './notification-list.tsx';
import { useCentre } from './use-centre.ts';

type PanelProps = {
  /** Closes the panel: what was chosen in it opens another page. */
  onLeave: () => void;
};

function Loaded({ given, onLeave }: PanelProps & { given: ListData }) {
  const t = useTranslations('notifications.centre');
  const centre = useCentre(given, true);
  return (
    <>
      <div className="sticky top-0 z-10 flex min-h-14 items-center bg-surface-raised pr-2 pl-5">
        <h2 className="flex-1 display-xs">{t('title')}</h2>
        <MarkAll centre={centre} />
        <ChoicesLink onLeave={onLeave} />
      </div>
      <div className="px-2 pb-2">
        <NotificationList centre={centre} headingLevel={3} onFollow={onLeave} />
        <ButtonLink
          to={linkTo('updates')}
          variant="quiet"
          size="sm"
          block
          className="mt-2"
          onClick={onLeave}
        >
          {t('all')}
        </ButtonLink>
      </div>
    </>
  );
}

function Failed({ onRetry }: { onRetry: () => void }) {
  const t = useTranslations('notifications.centre');
  return (
    <ErrorState
      headingLevel={2}
      title={t('failed')}
      action={<Button onClick={onRetry}>{t('retry')}</Button>}
    />
  );
}

function Reading({ onLeave }: PanelProps) {
  const [given, setGiven] = useState<ListData | 'failed' | null>(null);
  useEffect(() => {
    if (given !== null) return;
    const leaving = new AbortController();
    call(notifications, { query: {} }, { signal: leaving.signal }).then(setGiven, () => {
      if (!leaving.signal.aborted) setGiven('failed');
    });
    return () => leaving.abort();
  }, [given]);
  if (given === 'failed') return <Failed onRetry={() => setGiven(null)} />;
  if (given === null) return <RowsToCome />;
  return <Loaded given={given} onLeave={onLeave} />;
}

/** What happened lately, over the page; read anew each time it is opened. */
export function CentrePanel(props: PanelProps) {
  return (
    <WithTexts of="notifications">
      <Reading {...props} />
    </WithTexts>
  );
}
