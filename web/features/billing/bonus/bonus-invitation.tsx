import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { useLocale, useTranslations } from 'use-intl';
import type { UserView } from '#contract/accounts/user.ts';
import { packages } from '#contract/billing/packages.ts';
import type { Answer } from '#contract/core/endpoint.ts';
import { formatPriceRange } from '#contract/core/money.ts';
import { limits } from '#contract/limits.ts';
import { call } from '#web/lib/call.ts';
import { useDismissal } from '#web/lib/device-storage.ts';
import { useFormatter } from '#web/lib/use-formatter.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { CoinStack } from '#web/ui/drawings/coin-stack.tsx';
import { Modal } from '#web/ui/modal.tsx';
import { usePayLink } from '#web/features/site/pay-link.ts';
import { routeNameOf } from '#web/features/site/rules/route-name.ts';
import { isMembersArea } from '../rules/bonus.ts';
import { savingRange } from '../rules/discount.ts';
import { bonusShare } from './bonus-banner.tsx';
import { useBonus } from './use-bonus.ts';

/** Whether the member has been in the members area for a while. */
const useHasStayed = (isInArea: boolean): boolean => {
  const [hasStayed, setHasStayed] = useState(false);
  useEffect(() => {
    if (!isInArea) return;
    const timer = setTimeout(() => setHasStayed(true), limits.timeBonus.modalAfterMs);
    return () => {
      clearTimeout(timer);
      setHasStayed(false);
    };
  }, [isInArea]);
  return hasStayed && isInArea;
};

/** What is saved now, from the smallest package to the largest; null until it is known. */
const useSaving = (isDue: boolean): string | null => {
  const locale = useLocale();
  const [offered, setOffered] = useState<Answer<typeof packages> | null>(null);
  useEffect(() => {
    if (isDue) void call(packages).then(setOffered, () => setOffered(null));
  }, [isDue]);
  const range = offered && savingRange(offered.packages);
  return range && formatPriceRange(range, offered.currency, locale);
};

/** Tells once of the time bonus, when there are no credits left to write with. */
export function BonusInvitation({ user }: { user: UserView }) {
  const t = useTranslations('member.bonus');
  const alerts = useTranslations('member.alerts');
  const format = useFormatter();
  const left = useBonus();
  // Each member of a shared device decides for themselves.
  const [dismissedAt, dismiss] = useDismissal(`time-bonus-modal:${user.id}`);
  const hasStayed = useHasStayed(isMembersArea(routeNameOf(useLocation().pathname)));
  const to = usePayLink('credits');
  const isDue = left !== null && user.credits === 0 && dismissedAt === null && hasStayed;
  const saved = useSaving(isDue);
  if (!isDue || saved === null) return null;
  return (
    <Modal
      open
      size="sm"
      title={t('title')}
      onClose={dismiss}
      closeLabel={alerts('dismiss')}
      footer={
        <div className="grid w-full gap-3">
          <ButtonLink to={to} block onClick={dismiss}>
            {t('take')}
          </ButtonLink>
          <Button block variant="quiet" onClick={dismiss}>
            {alerts('dismiss')}
          </Button>
        </div>
      }
    >
      <CoinStack className="mx-auto mb-4" />
      {/* The banner behind it tells until when: one clock on a page is enough. */}
      <p className="mb-4 rounded-md bg-unread-soft px-5 py-4">
        <b className="block display-xs">
          {t('welcome', { percent: format.number(bonusShare, { style: 'percent' }) })}
        </b>
        {t('save', { amount: saved })}
      </p>
      <p>{t('text')}</p>
    </Modal>
  );
}
