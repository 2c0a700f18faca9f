import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type { Gender } from '#contract/accounts/genders.ts';
import { genders } from '#contract/accounts/genders.ts';
import { limits } from '#contract/limits.ts';
import { useDistance } from '#web/lib/use-formatter.ts';
import { Field, Fieldset } from '#web/ui/field.tsx';
import { SegmentedChecks } from '#web/ui/segmented.tsx';
import { Select } from '#web/ui/select.tsx';
import { EditForm } from './edit-form.tsx';
import { useProfile } from './profile-saver.tsx';

const DEBOUNCE_MS = 300;

const ages = Array.from(
  { length: limits.maxAge - limits.minAge + 1 },
  (_, index) => limits.minAge + index,
);

interface AgeProps {
  readonly name: 'seeking_min_age' | 'seeking_max_age';
  readonly label: string;
  readonly value: number;
  readonly onChange: (age: number) => void;
  readonly error: string | undefined;
}

function AgeField({ name, label, value, onChange, error }: AgeProps) {
  return (
    <Field label={label} error={error}>
      <Select name={name} value={value} onChange={({ target }) => onChange(Number(target.value))}>
        {ages.map((age) => (
          <option key={age}>{age}</option>
        ))}
      </Select>
    </Field>
  );
}

/** The same in a line. */
export const useSeekingSummary = (): string => {
  const t = useTranslations('people.profile.seeking');
  const inUnits = useDistance();
  const names = useTranslations('join.sought');
  const { seeking, seeking_min_age, seeking_max_age, seeking_km: km } = useProfile().profile;
  return [
    seeking.map((gender) => names(gender)).join(', '),
    `${seeking_min_age}–${seeking_max_age}`,
    km === null ? t('everywhere') : t('km', { distance: inUnits(km) }),
  ].join(' · ');
};

/** Whom the member hopes to meet: what search begins with. */
export function SeekingForm() {
  const t = useTranslations('people.profile.seeking');
  const inUnits = useDistance();
  const names = useTranslations('join.sought');
  const { profile, edit } = useProfile();
  const { seeking_min_age: from, seeking_max_age: to, seeking_km: km } = profile;
  // Nobody at all is no answer: it stays here until somebody is chosen.
  const [isEmpty, setEmpty] = useState(false);
  const changeSeeking = (seeking: Gender[]) => {
    setEmpty(seeking.length === 0);
    if (seeking.length > 0) edit({ seeking }, DEBOUNCE_MS);
  };
  return (
    <EditForm id="seeking">
      {(error) => (
        <>
          <SegmentedChecks
            name="seeking"
            label={t('genders')}
            note={t('several')}
            options={genders.map((value) => ({ value, label: names(value) }))}
            values={isEmpty ? [] : profile.seeking}
            onValuesChange={changeSeeking}
            error={isEmpty ? t('one') : error('seeking')}
            className="max-w-120"
          />
          <Fieldset label={t('ages')} className="max-w-120">
            <div className="grid grid-cols-2 gap-4">
              <AgeField
                name="seeking_min_age"
                label={t('from')}
                value={from}
                onChange={(age) =>
                  edit(
                    { seeking_min_age: age, ...(age > to && { seeking_max_age: age }) },
                    DEBOUNCE_MS,
                  )
                }
                error={error('seeking_min_age')}
              />
              <AgeField
                name="seeking_max_age"
                label={t('to')}
                value={to}
                onChange={(age) =>
                  edit(
                    { seeking_max_age: age, ...(age < from && { seeking_min_age: age }) },
                    DEBOUNCE_MS,
                  )
                }
                error={error('seeking_max_age')}
              />
            </div>
          </Fieldset>
          <Field label={t('distance')} error={error('seeking_km')} className="max-w-120">
            <Select
              name="seeking_km"
              value={km ?? ''}
              onChange={({ target }) => edit({ seeking_km: kilometres(target.value) }, DEBOUNCE_MS)}
            >
              {limits.searchDistances.map((distance) => (
                <option key={distance} value={distance}>
                  {t('km', { distance: inUnits(distance) })}
                </option>
              ))}
              <option value="">{t('everywhere')}</option>
            </Select>
          </Field>
        </>
      )}
    </EditForm>
  );
}

const kilometres = (value: string) =>
  limits.searchDistances.find((distance) => String(distance) === value) ?? null;
