import { useLocale, useTranslations } from 'use-intl';
import { countryNamesIn } from '#contract/country-names.ts';
import { packages } from '#contract/billing/packages.ts';
import { limits } from '#contract/limits.ts';
import { linkTo } from '#contract/routes.ts';
import { PackagePrices } from '#web/features/billing/offers/package-prices.tsx';
import { useSignupClosedReason } from '#web/features/accounts/use-signup-closed-reason.ts';
import { PageHead } from '#web/features/site/page-head.tsx';
import { pricesOf } from '#web/features/site/rules/prices.ts';
import { usePayingCountry, useSite } from '#web/features/site/site-context.ts';
import { WithTexts } from '#web/lib/lazy-texts.tsx';
import { serverCall, sharedPage } from '#web/lib/visit.ts';
import { Card } from '#web/ui/card.tsx';
import { formatPrice } from '#web/ui/format-price.ts';
import { Icon } from '#web/ui/icons/icon.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import type { Route } from './+types/pricing';

const icons = { message: 'chat', photo: 'image', gift: 'gift' } as const;

function Promises({ title, items }: { title: string; items: readonly string[] }) {
  return (
    <section>
      <h2 className="mb-4 display-sm">{title}</h2>
      <ul className="grid gap-3">
        {items.map((item) => (
          <li key={item} className="flex gap-3">
            <Icon name="check" size="sm" className="mt-0.5 text-success" />
            {item}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Without packages the page still tells what things cost. */
export const loader = (args: Route.LoaderArgs) => serverCall(args)(packages).catch(() => null);

export const headers = sharedPage;

export const handle = { scriptsOnUse: true };

/** What messages, photos and gifts cost, in credits and in money of the visitor's country. */
export default function Pricing({ loaderData: offered }: Route.ComponentProps) {
  const t = useTranslations('pricing');
  const locale = useLocale();
  const visited = usePayingCountry();
  const { settings } = useSite();
  const isOpen = useSignupClosedReason() === null;
  const lead = t(isOpen ? 'lead' : 'leadShut');
  const { country, items } = pricesOf(settings, visited);
  const countryName = countryNamesIn(locale).of(country) ?? country;
  return (
    <main id="content" className="wrap py-10 md:py-16">
      <PageHead title={t('title')} description={lead} path={linkTo('pricing')} />
      <h1 className="mb-4 display-lg md:display-xl">{t('title')}</h1>
      <p className="mb-10 max-w-measure text-lg text-text-muted">{lead}</p>
      <div className="mb-4 flex flex-wrap items-baseline justify-between gap-x-6">
        <h2 className="display-sm">{t('inCountry', { country: countryName })}</h2>
        <TextLink to={linkTo('lang-config')}>{t('changeCountry')}</TextLink>
      </div>
      <ul className="grid gap-2 md:grid-cols-3 md:gap-4">
        {items.map((item) => (
          <Card asChild key={item.what} tone="line" padding="none">
            <li className="flex items-center gap-4 px-4 py-3 md:block md:p-8">
              <Icon name={icons[item.what]} size="lg" className="shrink-0 text-primary-text" />
              <h3 className="min-w-0 flex-1 text-text-muted md:mt-4">{t(item.what)}</h3>
              <div className="max-md:text-right md:mt-1">
                <p className="display-sm md:display-md">{t('credits', { count: item.credits })}</p>
                <p className="font-semibold tabular-nums max-md:text-sm md:mt-1">
                  {t('from', { price: formatPrice(item.minor, item.currency, locale) })}
                </p>
              </div>
            </li>
          </Card>
        ))}
      </ul>
      <p className="mt-4 text-sm text-text-muted">{t('fromNote')}</p>
      {offered && (
        <WithTexts of="credits">
          <PackagePrices offered={offered} />
        </WithTexts>
      )}
      <div className="mt-14 grid gap-10 md:grid-cols-2">
        <Promises
          title={t('free.title')}
          items={[
            ...(isOpen && settings.signup_credits > 0
              ? [t('free.signup', { count: settings.signup_credits })]
              : []),
            t('free.conversations', { count: limits.freeConversations }),
            t('free.photos', { count: limits.photos.free }),
            t('free.reading'),
            t('free.likes'),
          ]}
        />
        <Promises
          title={t('promises.title')}
          items={[
            t('promises.once'),
            t('promises.refund', { days: settings.refund_days }),
            t('promises.expiry'),
            t('promises.tax'),
          ]}
        />
      </div>
      <p className="mt-12">
        <TextLink to={linkTo('pages-faq')}>{t('questions')}</TextLink>
      </p>
    </main>
  );
}
