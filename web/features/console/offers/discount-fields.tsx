import { useTranslations } from 'use-intl';
import { discountValidities, paymentMethods } from '#contract/billing/enums.ts';
import { consoleLimits } from '#contract/console/limits.ts';
import type { Currency, ServedCountry } from '#contract/countries.ts';
import { currencyOf } from '#contract/countries.ts';
import { Field, Fieldset } from '#web/ui/field.tsx';
import { ConsoleInput, ConsoleSelect } from '../console-fields.tsx';
import type { DiscountForm, DiscountValidity } from './discount-form.ts';
import { useOfferNames } from './names.ts';

interface FieldsProps {
  readonly form: DiscountForm;
  /** Where the site sells. */
  readonly countries: readonly ServedCountry[];
  readonly isMany: boolean;
  readonly error: (name: string) => string | undefined;
  readonly onChange: (changed: Partial<DiscountForm>) => void;
}

/** What a code takes off, and how often. */
export function ValueFields({ form, isMany, error, onChange }: FieldsProps) {
  const t = useTranslations('console.discounts');
  return (
    <>
      <div className="c-pair">
        <Field label={t('form.percent')} error={error('value_bp')}>
          <ConsoleInput
            name="percent"
            inputMode="decimal"
            autoComplete="off"
            value={form.percent}
            onChange={({ target }) => onChange({ percent: target.value })}
          />
        </Field>
        <Field label={t('form.expires')} error={error('expires')}>
          <ConsoleInput
            name="expires"
            type="date"
            value={form.expires}
            onChange={({ target }) => onChange({ expires: target.value })}
          />
        </Field>
      </div>
      <div className="c-pair">
        <Field label={t('form.validity')} error={error('validity')}>
          <ConsoleSelect
            name="validity"
            value={form.validity}
            onChange={({ target }) => onChange({ validity: target.value as DiscountValidity })}
          >
            {discountValidities.map((validity) => (
              <option key={validity} value={validity}>
                {t(`validities.${validity}`)}
              </option>
            ))}
          </ConsoleSelect>
        </Field>
        <Field label={t('form.maxUses')} error={error('max_uses')}>
          <ConsoleInput
            name="max_uses"
            inputMode="numeric"
            autoComplete="off"
            placeholder={t('form.anyNumber')}
            value={form.maxUses}
            onChange={({ target }) => onChange({ maxUses: target.value })}
          />
        </Field>
      </div>
      <Field label={t('purpose')} hint={t('form.purposeHint')} error={error('purpose')}>
        <ConsoleInput
          name="purpose"
          maxLength={consoleLimits.discounts.purposeLength}
          autoComplete="off"
          value={form.purpose}
          onChange={({ target }) => onChange({ purpose: target.value })}
        />
      </Field>
      {!isMany && (
        <Field label={t('form.member')} hint={t('form.memberHint')} error={error('member')}>
          <ConsoleInput
            name="member"
            autoComplete="off"
            value={form.member}
            onChange={({ target }) => onChange({ member: target.value })}
          />
        </Field>
      )}
    </>
  );
}

/** For which orders a code is. */
export function OrderFields({ form, countries, error, onChange }: FieldsProps) {
  const t = useTranslations('console.discounts');
  const names = useOfferNames();
  const inCountry = form.country === '' ? countries : [form.country];
  const currencies = [...new Set(inCountry.map((country) => currencyOf[country]))];
  return (
    <>
      <div className="c-pair">
        <Field label={t('form.country')} error={error('country')}>
          <ConsoleSelect
            name="country"
            value={form.country}
            onChange={({ target }) =>
              onChange({ country: target.value as ServedCountry | '', currency: '' })
            }
          >
            <option value="">{t('form.anyCountry')}</option>
            {countries.map((country) => (
              <option key={country} value={country}>
                {names.country(country)}
              </option>
            ))}
          </ConsoleSelect>
        </Field>
        <Field label={t('form.currency')} error={error('currency')}>
          <ConsoleSelect
            name="currency"
            value={form.currency}
            onChange={({ target }) => onChange({ currency: target.value as Currency | '' })}
          >
            <option value="">{t('form.anyCurrency')}</option>
            {currencies.map((currency) => (
              <option key={currency}>{currency}</option>
            ))}
          </ConsoleSelect>
        </Field>
      </div>
      <Field label={t('form.minimum')} error={error('minimum_order_value')}>
        <ConsoleInput
          name="minimum"
          inputMode="decimal"
          autoComplete="off"
          placeholder={t('form.noMinimum')}
          value={form.minimum}
          onChange={({ target }) => onChange({ minimum: target.value })}
        />
      </Field>
      <Fieldset label={t('form.methods')} error={error('paymentmethods')}>
        <div className="c-choices">
          {paymentMethods.map((method) => (
            <label key={method} className="c-check">
              <input
                type="checkbox"
                checked={form.methods.includes(method)}
                onChange={({ target }) =>
                  onChange({
                    methods: target.checked
                      ? [...form.methods, method]
                      : form.methods.filter((other) => other !== method),
                  })
                }
              />
              {t(`methods.${method}`)}
            </label>
          ))}
        </div>
      </Fieldset>
    </>
  );
}
