import { useLocale, useTranslations } from 'use-intl';
import { countryNamesIn } from '#contract/country-names.ts';
import { callUrl } from '#contract/core/client.ts';
import { paymentIcon } from '#contract/site.ts';
import { toDialable, showsAddress } from './rules/footer.ts';
import { useSite } from './site-context.ts';

/** Who runs the site, and the number to call. */
export function CompanyBlock() {
  const t = useTranslations('footer');
  const locale = useLocale();
  const { company, settings } = useSite();
  const country = countryNamesIn(locale).of(company.country);
  const vat = Object.values(company.vat_numbers);
  return (
    <div className="max-w-160 max-md:w-full">
      {showsAddress(settings.company_id) && (
        <p>
          {t('company', {
            name: company.name,
            address: company.address,
            city: company.city,
            country: country ?? company.country,
          })}{' '}
          {t('registration', { kvk: company.kvk })}{' '}
          {vat.length > 0 && t('vat', { numbers: vat.join(', ') })}
        </p>
      )}
      <p className="mt-1">
        {t.rich('phone', {
          phone: toDialable(settings.support_phone),
          link: (chunks) => (
            <a className="underline" href={`tel:${toDialable(settings.support_phone)}`}>
              {chunks}
            </a>
          ),
        })}
      </p>
    </div>
  );
}

const methods = ['mastercard', 'visa', 'applepay'] as const;

export function PaymentIcons() {
  const t = useTranslations('footer');
  return (
    <ul className="flex gap-2" aria-label={t('payment')}>
      {methods.map((name) => (
        <li key={name}>
          <img
            src={callUrl(paymentIcon, { params: { name } })}
            alt={t(`paymentMethod.${name}`)}
            width={48}
            height={32}
            loading="lazy"
          />
        </li>
      ))}
    </ul>
  );
}
