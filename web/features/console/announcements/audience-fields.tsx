import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type { AnnouncementAudience } from '#contract/console/announcement-views.ts';
import { consoleLimits } from '#contract/console/limits.ts';
import { locales } from '#contract/locales.ts';
import { Field, Fieldset } from '#web/ui/field.tsx';
import { ConsoleInput, ConsoleSelect } from '../console-fields.tsx';
import { useCountryName } from '../sites/use-country-name.ts';
import type { Draft } from './use-draft.ts';

interface AudienceProps {
  readonly audience: AnnouncementAudience;
  readonly onChange: (changed: Partial<AnnouncementAudience>) => void;
}

interface ChecksProps<V extends string> {
  readonly label: string;
  /** What is meant while none is chosen. */
  readonly all: string;
  readonly values: readonly V[];
  readonly chosen: readonly V[];
  readonly nameOf: (value: V) => string;
  readonly onChange: (chosen: V[]) => void;
}

function Checks<V extends string>({
  label,
  all,
  values,
  chosen,
  nameOf,
  onChange,
}: ChecksProps<V>) {
  return (
    <Fieldset label={label} note={chosen.length === 0 ? all : undefined}>
      <div className="c-choices">
        {values.map((value) => (
          <label key={value} className="c-check">
            <input
              type="checkbox"
              checked={chosen.includes(value)}
              onChange={({ target }) =>
                onChange(
                  values.filter((one) => (one === value ? target.checked : chosen.includes(one))),
                )
              }
            />
            {nameOf(value)}
          </label>
        ))}
      </div>
    </Fieldset>
  );
}

const { maxDays } = consoleLimits.announcements;
const USUAL_DAYS = 30;

function ActiveFields({ audience: { active }, onChange }: AudienceProps) {
  const t = useTranslations('console.announcements');
  const problems = useTranslations('fields');
  const [typed, setTyped] = useState(String(active?.days ?? USUAL_DAYS));
  const days = Number(typed);
  const fits = Number.isInteger(days) && days >= 1 && days <= maxDays;
  const is = active?.is ?? 'all';
  const choose = (value: string) => {
    const next = value === 'within' || value === 'longer' ? value : null;
    onChange({ active: next && { is: next, days: active?.days ?? USUAL_DAYS } });
  };
  return (
    <>
      <Field label={t('active')}>
        <ConsoleSelect name="active" value={is} onChange={({ target }) => choose(target.value)}>
          {(['all', 'within', 'longer'] as const).map((value) => (
            <option key={value} value={value}>
              {t(`actives.${value}`)}
            </option>
          ))}
        </ConsoleSelect>
      </Field>
      {active && (
        <Field
          label={t('days')}
          error={fits ? undefined : problems(days > maxDays ? 'too_large' : 'too_small')}
        >
          <ConsoleInput
            name="days"
            inputMode="numeric"
            autoComplete="off"
            value={typed}
            onChange={({ target }) => {
              setTyped(target.value);
              const next = Number(target.value);
              if (Number.isInteger(next) && next >= 1 && next <= maxDays)
                onChange({ active: { ...active, days: next } });
            }}
          />
        </Field>
      )}
    </>
  );
}

/** Who is meant. Nothing chosen means everybody. */
export function AudienceFields({ draft }: { draft: Draft }) {
  const t = useTranslations('console.announcements');
  const languages = useTranslations('console.memberLanguages');
  const countryName = useCountryName();
  const { fields, change, announcement } = draft;
  const { audience } = fields;
  const onChange = (changed: Partial<AnnouncementAudience>) =>
    change({ audience: { ...audience, ...changed } });
  // A country that the site has left since stays in sight as long as it is chosen.
  const countries = [...new Set([...announcement.countries, ...audience.countries])];
  const day = (name: 'joined_from' | 'joined_before', label: string) => (
    <Field label={label}>
      <ConsoleInput
        type="date"
        name={name}
        value={audience[name] ?? ''}
        onChange={({ target }) => onChange({ [name]: target.value || null })}
      />
    </Field>
  );
  return (
    <section className="c-panel" aria-labelledby="announcement-audience">
      <div className="c-panel__head">
        <h2 id="announcement-audience">{t('audience')}</h2>
      </div>
      <div className="c-form c-announcement__body">
        <p className="c-hint">{t('audienceHint')}</p>
        <Checks
          label={t('countries')}
          all={t('allCountries')}
          values={countries}
          chosen={audience.countries}
          nameOf={countryName}
          onChange={(chosen) => onChange({ countries: chosen })}
        />
        <Checks
          label={t('readers')}
          all={t('allLanguages')}
          values={locales}
          chosen={audience.languages}
          nameOf={(locale) => languages(locale)}
          onChange={(chosen) => onChange({ languages: chosen })}
        />
        <div className="c-pair">
          <Field label={t('premium')}>
            <ConsoleSelect
              name="premium"
              value={audience.premium}
              onChange={({ target }) =>
                onChange({ premium: target.value as AnnouncementAudience['premium'] })
              }
            >
              {(['all', 'yes', 'no'] as const).map((value) => (
                <option key={value} value={value}>
                  {t(`premiums.${value}`)}
                </option>
              ))}
            </ConsoleSelect>
          </Field>
          <ActiveFields audience={audience} onChange={onChange} />
        </div>
        <div className="c-pair">
          {day('joined_from', t('joinedFrom'))}
          {day('joined_before', t('joinedBefore'))}
        </div>
      </div>
    </section>
  );
}
