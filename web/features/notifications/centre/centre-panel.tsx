import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { notifications } from '#contract/notifications/centre.ts';
import { linkTo } from '#contract/routes.ts';
import { call } from '#web/lib/call.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { ChoicesLink, MarkAllButton } from './centre-actions.tsx';
import type { NotificationListData } from './list-data.ts';
import { NotificationList, ListSkeleton } from './notification-list.tsx';
import { useCentre } from './use-centre.ts';

type PanelProps = {
  /** Closes the panel: what was chosen in it opens another page. */
  onLeave: () => void;
};

function PanelContent({ initial, onLeave }: PanelProps & { initial: NotificationListData }) {
  const t = useTranslations('notifications.centre');
  const centre = useCentre(initial, true);
  return (
    <>
      <div className="sticky top-0 z-10 flex min-h-14 items-center bg-surface-raised pr-2 pl-5">
        <h2 className="flex-1 display-xs">{t('title')}</h2>
        <MarkAllButton centre={centre} />
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

/** What happened lately, over the page; read anew each time it is opened. */
export function CentrePanel({ onLeave }: PanelProps) {
  const [loaded, setLoaded] = useState<NotificationListData | 'failed' | null>(null);
  useEffect(() => {
    if (loaded !== null) return;
    const controller = new AbortController();
    call(notifications, { query: {} }, { signal: controller.signal }).then(setLoaded, () => {
      if (!controller.signal.aborted) setLoaded('failed');
    });
    return () => controller.abort();
  }, [loaded]);
  if (loaded === 'failed') return <Failed onRetry={() => setLoaded(null)} />;
  if (loaded === null) return <ListSkeleton />;
  return <PanelContent initial={loaded} onLeave={onLeave} />;
}
