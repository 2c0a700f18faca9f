import { useEffect, useRef } from 'react';
import { useLocation, useRevalidator } from 'react-router';
import { useLocale, useTranslations } from 'use-intl';
import { countryNamesIn } from '#contract/country-names.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { cx } from '#web/ui/cx.ts';
import { FoldedMap } from '#web/ui/drawings/folded-map.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { PageTitle } from '#web/features/site/page-title.tsx';
import { useSite } from '#web/features/site/site-context.ts';
import { useBonus } from '../bonus/use-bonus.ts';
import { shownDiscount } from '../rules/discount.ts';
import { BalanceCard } from './balance-card.tsx';
import { DiscountPanel } from './discount-panel.tsx';
import type { OfferData, PackageOffer } from './offer-data.ts';
import { PackageCards } from './package-cards.tsx';
import { PayCountry, PayMethods, PayPromises } from './payment-info.tsx';
import { PremiumBenefits } from './premium-benefits.tsx';

/** When the bonus runs out, prices are asked for anew. */
const useBonusEnd = (left: number | null, revalidate: () => Promise<void>) => {
  const before = useRef(left);
  useEffect(() => {
    if (before.current !== null && left === null) void revalidate();
    before.current = left;
  }, [left, revalidate]);
};

function Heading({ isPremium }: { isPremium: boolean }) {
  const t = useTranslations('credits.head');
  const { settings } = useSite();
  return (
    <div>
      <h1 className="max-w-[16ch] display-md md:display-xl">
        {t.rich(isPremium ? 'more' : 'first', { em: (chunks) => <em>{chunks}</em> })}
      </h1>
      <p className="mt-2 max-w-[52ch] text-text-muted md:mt-4 md:text-lg">
        {t('lead', { count: settings.message_credits })} {!isPremium && t('premium')}
      </p>
    </div>
  );
}

/** Nothing is sold where the member pays. */
function NothingSold({ country }: { country: string }) {
  const t = useTranslations('credits.none');
  const name = countryNamesIn(useLocale()).of(country) ?? country;
  return (
    <EmptyState picture={<FoldedMap />} title={t('title', { country: name })} text={t('text')} />
  );
}

function Failed() {
  const t = useTranslations('credits.failed');
  const { pathname, search } = useLocation();
  return (
    <ErrorState
      title={t('title')}
      text={t('text')}
      action={
        // The same page again, with scripts and without.
        <ButtonLink to={pathname + search} replace>
          {t('retry')}
        </ButtonLink>
      }
    />
  );
}

function Packages({
  offered,
  back,
  busy,
}: {
  offered: PackageOffer;
  back: string | null;
  busy: boolean;
}) {
  return (
    <>
      <div aria-busy={busy} className={cx('transition-opacity', busy && 'opacity-60')}>
        {offered.packages.length > 0 ? (
          <>
            <PackageCards key={offered.country} offered={offered} back={back} />
            <PayPromises taxBp={offered.tax_bp} />
          </>
        ) : (
          <NothingSold country={offered.country} />
        )}
      </div>
      <div className="mt-10 flex flex-wrap items-start justify-between gap-x-10 gap-y-4 border-t border-line pt-6">
        <PayCountry country={offered.country} currency={offered.currency} />
        <PayMethods methods={offered.methods} />
      </div>
    </>
  );
}

/** Credits in packages: the first of them make premium, and later ones are more of the same. */
export function OfferPage({ data }: { data: OfferData }) {
  const t = useTranslations('credits');
  const { user } = useSite();
  const { revalidate, state } = useRevalidator();
  const bonusLeft = useBonus();
  useBonusEnd(bonusLeft, revalidate);
  const { offered, welcome, canRepeat, back } = data;
  const isPremium = user?.paid_user === true;
  const discount = shownDiscount(offered?.discount ?? null, bonusLeft, welcome);
  return (
    <main id="content" className="wrap flex-1 pt-4 pb-16 max-md:pb-28 md:pt-10 md:pb-24">
      <PageTitle>{t(isPremium ? 'title' : 'premiumTitle')}</PageTitle>
      <div className="mb-6 grid gap-4 md:mb-10 md:gap-8 lg:grid-cols-[1fr_auto] lg:items-end lg:gap-12">
        <Heading isPremium={isPremium} />
        <div className="grid gap-4">
          {isPremium && <BalanceCard credits={user.credits} canRepeat={canRepeat} />}
          {discount && <DiscountPanel discount={discount} bonusLeft={bonusLeft} />}
        </div>
      </div>
      {offered ? <Packages offered={offered} back={back} busy={state === 'loading'} /> : <Failed />}
      <PremiumBenefits />
    </main>
  );
}
