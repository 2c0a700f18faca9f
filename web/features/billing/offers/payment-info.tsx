import { useLocale, useTranslations } from 'use-intl';
import { callUrl } from '#contract/core/client.ts';
import { paymentIcon } from '#contract/site.ts';
import { useForm } from '#web/lib/use-form.ts';
import { useFormatter } from '#web/lib/use-formatter.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { Disclosure } from '#web/ui/disclosure.tsx';
import { Field } from '#web/ui/field.tsx';
import { Icon } from '#web/ui/icons/icon.tsx';
import { Select } from '#web/ui/select.tsx';
import { useSite } from '#web/features/site/site-context.ts';
import type { PackageOffer } from './offer-data.ts';
import { COUNTRY_FORM } from './offer-data.ts';

/** What holds for every package. */
export function PayPromises({ taxBp }: { taxBp: number }) {
  const t = useTranslations('credits.packages');
  const promises = useTranslations('pricing.promises');
  const format = useFormatter();
  const { settings } = useSite();
  const rate = format.number(taxBp / 10_000, { style: 'percent', maximumFractionDigits: 2 });
  const all = [
    promises('once'),
    promises('refund', { days: settings.refund_days }),
    promises('expiry'),
    ...(taxBp > 0 ? [t('tax', { rate })] : []),
  ];
  return (
    <ul className="flex flex-wrap gap-x-10 gap-y-2 px-1 pt-6 text-text-muted max-md:flex-col max-md:text-sm md:justify-center md:pt-8">
      {all.map((promise) => (
        <li key={promise} className="flex items-start gap-2">
          <Icon name="check" size="sm" className="mt-0.5 text-success max-md:mt-0" />
          {promise}
        </li>
      ))}
    </ul>
  );
}

/** How it can be paid. */
export function PayMethods({ methods }: { methods: PackageOffer['methods'] }) {
  const t = useTranslations('credits.methods');
  if (methods.length === 0) return null;
  return (
    <ul aria-label={t('label')} className="flex flex-wrap gap-2">
      {methods.map((name) => (
        <li key={name}>
          <img
            src={callUrl(paymentIcon, { params: { name } })}
            alt={t(name)}
            title={t(name)}
            width={48}
            height={32}
            loading="lazy"
          />
        </li>
      ))}
    </ul>
  );
}

/** Where the member pays, and a way to change it. */
export function PayCountry({ country, currency }: { country: string; currency: string }) {
  const t = useTranslations('credits.country');
  const locale = useLocale();
  const { settings } = useSite();
  const { Form, form, busy, message, field } = useForm(COUNTRY_FORM);
  const regions = new Intl.DisplayNames(locale, { type: 'region' });
  const money = new Intl.DisplayNames(locale, { type: 'currency' });
  const nameOf = (code: string) => regions.of(code) ?? code;
  const countries = settings.countries
    .map((code) => ({ code, name: nameOf(code) }))
    .toSorted((a, b) => a.name.localeCompare(b.name, locale));
  return (
    <div>
      <p>
        {t.rich('text', {
          country: nameOf(country),
          currency: money.of(currency) ?? currency,
          b: (chunks) => <b className="font-semibold">{chunks}</b>,
        })}
      </p>
      {countries.length > 1 && (
        <Disclosure title={t('change')} className="border-none">
          <Form {...form} className="grid max-w-100 gap-4">
            {message && <Alert tone="danger">{message}</Alert>}
            <Field label={t('label')} hint={t('hint')} error={field('country')}>
              <Select key={country} name="country" defaultValue={country}>
                {countries.map(({ code, name }) => (
                  <option key={code} value={code}>
                    {name}
                  </option>
                ))}
              </Select>
            </Field>
            <div>
              <Button type="submit" variant="line" loading={busy}>
                {t('save')}
              </Button>
            </div>
          </Form>
        </Disclosure>
      )}
    </div>
  );
}
