import { useLocale, useTranslations } from 'use-intl';
import { limits } from '#contract/limits.ts';
import { Field, Fieldset } from '#web/ui/field.tsx';
import { Icon } from '#web/ui/icons/icon.tsx';
import { Input } from '#web/ui/input.tsx';
import { Select } from '#web/ui/select.tsx';
import { useCountry, useSite } from '#web/features/site/site-context.ts';
import { datePartsFor } from '../date-parts.ts';
import { TownField } from '../town-field.tsx';
import type { StepProps } from './step-props.ts';

function BirthFields({ signup: { answers, change }, field }: StepProps) {
  const t = useTranslations('account.signup.where');
  const signup = useTranslations('account.signup');
  const error = field('date_of_birth');
  const parts = datePartsFor(useLocale(), useCountry());
  return (
    <Fieldset
      label={t('birth', { minAge: String(limits.minAge) })}
      error={error}
      hint={
        <span className="flex items-center gap-2">
          <Icon name="lock" size="xs" />
          {signup('privateNote')}
        </span>
      }
    >
      <div className="flex gap-3">
        {parts.map((part) => (
          <div key={part} className={part === 'year' ? 'flex-[1.4]' : 'flex-1'}>
            <Input
              aria-label={t(part)}
              aria-invalid={error ? true : undefined}
              name={part}
              value={answers[part]}
              onChange={(event) => change({ [part]: event.target.value })}
              inputMode="numeric"
              autoComplete={`bday-${part}`}
              maxLength={part === 'year' ? 4 : 2}
              placeholder={t(`${part}Short`)}
              className="text-center text-lg tabular-nums"
            />
          </div>
        ))}
      </div>
    </Fieldset>
  );
}

/** Date of birth, country and town. */
export function WhereStep(props: StepProps) {
  const { signup, field } = props;
  const t = useTranslations('account.signup.where');
  const locale = useLocale();
  const { settings } = useSite();
  const names = new Intl.DisplayNames(locale, { type: 'region' });
  const countries = settings.countries
    .map((code) => ({ code, name: names.of(code) ?? code }))
    .toSorted((a, b) => a.name.localeCompare(b.name, locale));
  return (
    <>
      <BirthFields {...props} />
      <Field label={t('country')} error={field('country')}>
        <Select
          name="country"
          autoComplete="country"
          value={signup.answers.country}
          onChange={(event) =>
            signup.change({ country: event.target.value, town: '', place_id: '' })
          }
        >
          {signup.answers.country === '' && <option value="">{t('chooseCountry')}</option>}
          {countries.map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </Select>
      </Field>
      <TownField {...props} />
    </>
  );
}
