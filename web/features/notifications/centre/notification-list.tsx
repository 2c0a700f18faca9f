import { useRef } from 'react';
import { useNow, useTranslations } from 'use-intl';
import { linkTo } from '#contract/routes.ts';
import { ignore } from '#web/lib/ignore.ts';
import { useNearViewport } from '#web/lib/use-near-viewport.ts';
import { useTimeZone } from '#web/lib/use-time-zone.ts';
import { Alert } from '#web/ui/alert.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import { TwoChairs } from '#web/ui/drawings/two-chairs.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { LoadMore } from '#web/ui/load-more.tsx';
import { SkeletonCard } from '#web/ui/skeleton.tsx';
import { groupByDay } from './list-data.ts';
import { NotificationRow } from './notification-row.tsx';
import type { Centre } from './use-centre.ts';
import { useSeenRows } from './use-seen-rows.ts';

const skeletonKeys = Array.from({ length: 5 }, (_, key) => key);

export function ListSkeleton() {
  const t = useTranslations('notifications.centre');
  return (
    <div role="status" aria-label={t('loading')}>
      {skeletonKeys.map((key) => (
        <SkeletonCard key={key} />
      ))}
    </div>
  );
}

function EmptyList({ headingLevel }: { headingLevel: 2 | 3 }) {
  const t = useTranslations('notifications.centre.empty');
  return (
    <EmptyState
      picture={<TwoChairs />}
      headingLevel={headingLevel}
      title={t('title')}
      text={t('text')}
      action={<ButtonLink to={linkTo('members')}>{t('action')}</ButtonLink>}
    />
  );
}

/** The way to older ones: by scrolling, by a button, or without scripts by a link. */
function LoadOlder({ centre: { data, state, loadMore } }: { centre: Centre }) {
  const t = useTranslations('notifications.centre');
  const end = useRef<HTMLDivElement>(null);
  useNearViewport(end, () => {
    if (state === 'idle') loadMore();
  });
  if (data.next === null) return null;
  return (
    <div ref={end} className="mt-4 flex justify-center">
      <LoadMore
        to={linkTo('updates', {}, { cursor: data.next })}
        size="sm"
        state={state}
        onLoad={loadMore}
        labels={{ more: t('more'), failed: t('moreFailed'), retry: t('retry') }}
      />
    </div>
  );
}

type NotificationListProps = {
  centre: Centre;
  headingLevel: 2 | 3;
  onFollow?: (() => void) | undefined;
};

/** What happened, today's first; what is looked at counts as seen. */
export function NotificationList({ centre, headingLevel, onFollow }: NotificationListProps) {
  const t = useTranslations('notifications.centre');
  const list = useRef<HTMLDivElement>(null);
  const zone = useTimeZone();
  const now = useNow();
  const { data, markSeen, added, arrived, hasFailed } = centre;
  useSeenRows(list, markSeen);
  const Heading = `h${headingLevel}` as const;
  return (
    <div ref={list}>
      <p role="status" className="sr-only">
        {arrived > 0 ? t('arrived', { count: arrived }) : added > 0 && t('added', { count: added })}
      </p>
      {hasFailed && (
        <Alert tone="danger" className="mb-3">
          {t('markFailed')}
        </Alert>
      )}
      {data.notifications.length === 0 && <EmptyList headingLevel={headingLevel} />}
      <div className="grid gap-4">
        {groupByDay(data.notifications, now, zone).map(({ name, notifications }) => (
          <section key={name} aria-label={t(name)}>
            <Heading className="px-3 py-2 text-sm font-semibold text-text-muted">{t(name)}</Heading>
            <ul>
              {notifications.map((one) => (
                <li key={one.id}>
                  <NotificationRow
                    notification={one}
                    onFollow={({ id, seen: known }) => {
                      if (!known) void markSeen([id]).catch(ignore);
                      onFollow?.();
                    }}
                  />
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
      <LoadOlder centre={centre} />
    </div>
  );
}
