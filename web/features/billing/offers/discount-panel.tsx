import { useLocation } from 'react-router';
import { useTranslations } from 'use-intl';
import { isBonusPriceExtended } from '#contract/billing/welcome.ts';
import { limits } from '#contract/limits.ts';
import { useFormatter } from '#web/lib/use-formatter.ts';
import { cx } from '#web/ui/cx.ts';
import { routeNameOf } from '#web/features/site/rules/route-name.ts';
import { useSite } from '#web/features/site/site-context.ts';
import { BonusClock } from '../bonus/bonus-banner.tsx';
import { isMembersArea } from '../rules/bonus.ts';
import type { ShownDiscount } from '../rules/discount.ts';

type PanelProps = {
  discount: ShownDiscount;
  bonusLeft: number | null;
};

/** What is taken off the prices, and until when. */
export function DiscountPanel({ discount, bonusLeft }: PanelProps) {
  const t = useTranslations('credits.discount');
  const format = useFormatter();
  const share = (percent: number) => format.number(percent / 100, { style: 'percent' });
  const day = (at: string) => format.dateTime(new Date(at), { dateStyle: 'long' });
  const { settings } = useSite();
  const isBonus = discount.kind === 'time_bonus' && !isBonusPriceExtended(settings);
  // The banner above the members area has the clock, and on phones tells all of it.
  const isInMembersArea = isMembersArea(routeNameOf(useLocation().pathname));
  const hasBanner = bonusLeft !== null && discount.kind === 'time_bonus' && isInMembersArea;
  const text = () => {
    if (isBonus) {
      return (
        <>
          <span className="md:hidden">{t('included')}</span>
          <span className="max-md:hidden">
            {t('bonus', { hours: limits.timeBonus.seconds / 3600 })}
          </span>
        </>
      );
    }
    return discount.ends_at ? t('until', { date: day(discount.ends_at) }) : t('included');
  };
  return (
    <section
      aria-label={t('label')}
      className={cx(
        'rounded-md bg-unread-soft px-5 py-3 text-text md:px-8 md:py-5 lg:max-w-145',
        hasBanner && 'max-md:hidden',
      )}
    >
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1">
        <p className="min-w-min flex-1 wrap-normal">
          <b className="block display-xs">
            {t(discount.kind, { percent: share(discount.percent) })}
          </b>
          <span className="text-sm">{text()}</span>
        </p>
        {isBonus && bonusLeft !== null && !hasBanner && (
          <BonusClock
            left={bonusLeft}
            className="text-[1.5rem] leading-8 md:text-[2rem] md:leading-10"
          />
        )}
      </div>
    </section>
  );
}
