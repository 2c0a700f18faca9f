import { useLocale, useTranslations } from 'use-intl';
import { savingOf } from '#contract/billing/packages.ts';
import { linkTo } from '#contract/routes.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { formatPrice } from '#web/ui/format-price.ts';
import { Price } from '#web/ui/price.tsx';
import { useSignupClosedReason } from '#web/features/accounts/use-signup-closed-reason.ts';
import { useSite } from '#web/features/site/site-context.ts';
import { useBonus } from '../bonus/use-bonus.ts';
import { shownDiscount } from '../rules/discount.ts';
import { DiscountPanel } from './discount-panel.tsx';
import { MessageDots } from './message-dots.tsx';
import type { PackageOffer } from './offer-data.ts';
import { Saving } from './saving.tsx';

/** What packages cost, for everybody to read. Its texts are `credits`. */
export function PackagePrices({ offered }: { offered: PackageOffer }) {
  const t = useTranslations('credits');
  const locale = useLocale();
  const { user } = useSite();
  const isOpen = useSignupClosedReason() === null;
  const { currency } = offered;
  const bonusLeft = useBonus();
  const discount = shownDiscount(offered.discount, bonusLeft, null);
  if (offered.packages.length === 0) return null;
  return (
    <section className="mt-14">
      <h2 className="mb-4 display-sm">{t('offer')}</h2>
      {discount && (
        <div className="mb-4">
          <DiscountPanel discount={discount} bonusLeft={bonusLeft} />
        </div>
      )}
      <ul className="grid gap-3 md:grid-cols-3 md:gap-4">
        {offered.packages.map((one) => (
          <Card asChild key={one.id} tone="line" padding="none">
            <li className="flex items-center justify-between gap-4 px-4 py-5 md:flex-col md:items-stretch md:justify-start md:gap-0 md:p-8">
              <div>
                <h3 className="display-sm md:display-md">
                  {t('balance.left', { count: one.credits })}
                </h3>
                <p className="text-text-muted">{t('packages.messages', { count: one.messages })}</p>
              </div>
              <MessageDots
                count={one.messages}
                className="mt-3 mb-5 text-primary-text max-md:hidden"
              />
              <div className="max-md:shrink-0 max-md:text-right md:mt-auto md:border-t md:border-line md:pt-4">
                <Price
                  size="lg"
                  minor={one.minor}
                  currency={currency}
                  locale={locale}
                  {...(savingOf(one) > 0 && {
                    oldMinor: one.list_minor,
                    oldLabel: t('packages.before'),
                  })}
                />
                <p>
                  {t.rich('packages.perMessage', {
                    price: formatPrice(one.message_minor, currency, locale),
                    b: (chunks) => <b className="font-bold tabular-nums">{chunks}</b>,
                  })}
                </p>
                <Saving of={one} currency={currency} className="text-success" />
              </div>
            </li>
          </Card>
        ))}
      </ul>
      {user ? (
        <ButtonLink to={linkTo(user.paid_user ? 'credits' : 'premium')} className="mt-6">
          {t('buy')}
        </ButtonLink>
      ) : (
        isOpen && <p className="mt-4 text-text-muted">{t('join')}</p>
      )}
    </section>
  );
}
