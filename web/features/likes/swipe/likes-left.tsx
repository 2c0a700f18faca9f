import { useNow, useTranslations } from 'use-intl';
import { limits } from '#contract/limits.ts';
import { linkTo } from '#contract/routes.ts';
import { useHydrated } from '#web/lib/hydrated.ts';
import { useFormatter } from '#web/lib/use-formatter.ts';
import { useTimeZone } from '#web/lib/use-time-zone.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { cx } from '#web/ui/cx.ts';
import { Icon } from '#web/ui/icons/icon.tsx';

const hearts = Array.from({ length: limits.swipeLikesPerDay }, (_, index) => index);

/** The likes of the day as hearts, and in words. */
export function LikesLeft({ left }: { left: number }) {
  const t = useTranslations('swipe');
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 lg:block">
      <div aria-hidden className="flex gap-2 lg:gap-3">
        {hearts.map((index) => (
          <Icon
            key={index}
            name={index < left ? 'heart-fill' : 'heart'}
            className={cx('lg:size-9', index < left ? 'text-primary' : 'text-text-muted')}
          />
        ))}
      </div>
      <p className="text-sm font-semibold lg:mt-4 lg:text-md">
        {t('left', { left: String(left), count: String(hearts.length) })}
      </p>
    </div>
  );
}

const MINUTE_MS = 60_000;

/** When it goes on, in the member’s own time; only the browser knows that. */
export const useNextLikesText = (nextAt: string | null): string => {
  const t = useTranslations('swipe.limit');
  const format = useFormatter();
  const timeZone = useTimeZone();
  const now = useNow({ updateInterval: MINUTE_MS });
  if (!useHydrated() || nextAt === null) return t('tomorrow');
  const at = new Date(nextAt);
  const away = format.relativeTime(at, now);
  if (at.getHours() === 0 && at.getMinutes() === 0) return t('midnight', { away });
  const time = format.dateTime(at, { timeStyle: 'short', timeZone });
  return t('at', { time, away });
};

/** The same in short on the card itself, where a phone has it in view; the status says it aloud. */
export function LimitOnCard({ nextAt }: { nextAt: string | null }) {
  const t = useTranslations('swipe.limit');
  const next = useNextLikesText(nextAt);
  return (
    <p
      aria-hidden
      className="pointer-events-none absolute inset-x-2 top-2 z-50 rounded-md bg-warning-soft px-4 py-3 text-sm text-text lg:hidden"
    >
      <strong>{t('title')}.</strong> {next}
    </p>
  );
}

/** The friendly stop once the likes of the day are given. */
export function LimitReached({ nextAt }: { nextAt: string | null }) {
  const t = useTranslations('swipe.limit');
  const next = useNextLikesText(nextAt);
  return (
    <Card tone="warm" padding="sm">
      <h2 className="display-xs">{t('title')}</h2>
      <p className="mt-1 text-sm">
        {next} {t('text')}
      </p>
      <div className="mt-3 flex flex-wrap gap-2">
        <ButtonLink to={linkTo('members')} variant="line" size="sm">
          {t('search')}
        </ButtonLink>
        <ButtonLink to={linkTo('likes')} variant="line" size="sm">
          {t('likes')}
        </ButtonLink>
      </div>
    </Card>
  );
}
