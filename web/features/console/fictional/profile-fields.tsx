import { useLocale, useTranslations } from 'use-intl';
import { genders } from '#contract/accounts/genders.ts';
import type { FictionalFields } from '#contract/console/fictional.ts';
import { consoleLimits } from '#contract/console/limits.ts';
import { interests } from '#contract/interests.ts';
import { limits } from '#contract/limits.ts';
import { attributeNames, attributes } from '#contract/members/enums.ts';
import { Field } from '#web/ui/field.tsx';
import { ConsoleInput, ConsoleSelect, ConsoleTextarea } from '../console-fields.tsx';
import { useCountryName } from '../sites/use-country-name.ts';
import { toggled } from './profile-form.ts';
import { TownField } from './town-field.tsx';

interface FieldsProps {
  readonly fields: FictionalFields;
  readonly error: (name: string) => string | undefined;
  readonly onChange: (changed: Partial<FictionalFields>) => void;
}

/** The limits of ages are whole numbers; what is none is refused by the server. */
function AgeField({
  name,
  label,
  fields,
  error,
  onChange,
}: FieldsProps & { name: 'seeking_min_age' | 'seeking_max_age'; label: string }) {
  return (
    <Field label={label} error={error(name)}>
      <ConsoleInput
        name={name}
        type="number"
        min={limits.minAge}
        max={limits.maxAge}
        value={fields[name] || ''}
        onChange={({ target }) => onChange({ [name]: Number(target.value) })}
      />
    </Field>
  );
}

interface BasicProps extends FieldsProps {
  readonly countries: readonly string[];
  readonly place: string;
}

/** Who it is, and where. */
export function BasicFields(props: BasicProps) {
  const { fields, error, onChange, countries, place } = props;
  const t = useTranslations('console.fictional');
  const people = useTranslations('people.attributes');
  const countryName = useCountryName();
  return (
    <>
      <div className="c-pair">
        <Field label={t('name')} error={error('name')}>
          <ConsoleInput
            name="name"
            maxLength={limits.name.max}
            autoComplete="off"
            value={fields.name}
            onChange={({ target }) => onChange({ name: target.value })}
          />
        </Field>
        <Field label={t('born')} error={error('date_of_birth')}>
          <ConsoleInput
            name="date_of_birth"
            type="date"
            value={fields.date_of_birth}
            onChange={({ target }) => onChange({ date_of_birth: target.value })}
          />
        </Field>
      </div>
      <div className="c-pair">
        <Field label={t('country')} error={error('country')}>
          <ConsoleSelect
            name="country"
            value={fields.country}
            onChange={({ target }) => onChange({ country: target.value, place_id: null })}
          >
            {[...new Set([fields.country, ...countries])].map((code) => (
              <option key={code} value={code}>
                {countryName(code)}
              </option>
            ))}
          </ConsoleSelect>
        </Field>
        <TownField
          key={fields.country}
          country={fields.country}
          initial={place}
          error={error('place_id')}
          onChoose={(id) => onChange({ place_id: id })}
        />
      </div>
      <Field label={t('about')} hint={t('aboutHint')} error={error('about')}>
        <ConsoleTextarea
          name="about"
          rows={4}
          maxLength={limits.aboutLength}
          value={fields.about}
          onChange={({ target }) => onChange({ about: target.value })}
        />
      </Field>
      <div className="c-pair">
        <Field label={t('gender')} error={error('gender')}>
          <ConsoleSelect
            name="gender"
            value={fields.gender}
            onChange={({ target }) =>
              onChange({ gender: genders.find((one) => one === target.value) ?? fields.gender })
            }
          >
            {genders.map((gender) => (
              <option key={gender} value={gender}>
                {people(`gender.${gender}`)}
              </option>
            ))}
          </ConsoleSelect>
        </Field>
        <fieldset className="c-fiction__choices">
          <legend>{t('seeking')}</legend>
          {genders.map((gender) => (
            <label key={gender} className="c-check">
              <input
                type="checkbox"
                checked={fields.seeking.includes(gender)}
                onChange={() => onChange({ seeking: toggled(fields.seeking, gender) })}
              />
              {people(`gender.${gender}`)}
            </label>
          ))}
          {error('seeking') && <p className="c-error">{error('seeking')}</p>}
        </fieldset>
      </div>
      <div className="c-pair">
        <AgeField {...props} name="seeking_min_age" label={t('fromAge')} />
        <AgeField {...props} name="seeking_max_age" label={t('toAge')} />
      </div>
    </>
  );
}

interface DetailProps extends FieldsProps {
  readonly interestNames: Readonly<Record<string, string>>;
}

/** What it looks like, and what it likes. */
export function DetailFields({ fields, error, onChange, interestNames }: DetailProps) {
  const t = useTranslations('console.fictional');
  const people = useTranslations('people.attributes');
  const locale = useLocale();
  const nameOf = (id: string) => interestNames[id] ?? id;
  const sorted = interests.toSorted((a, b) => nameOf(a).localeCompare(nameOf(b), locale));
  return (
    <>
      <div className="c-pair">
        {attributeNames.map((name) => (
          <Field key={name} label={people(`names.${name}`)} error={error(name)}>
            <ConsoleSelect
              name={name}
              value={fields[name] ?? ''}
              onChange={({ target }) => onChange({ [name]: target.value || null })}
            >
              <option value="">{t('unsaid')}</option>
              {attributes[name].map((value) => (
                <option key={value} value={value}>
                  {people(`${name}.${value}` as never)}
                </option>
              ))}
            </ConsoleSelect>
          </Field>
        ))}
      </div>
      <details className="c-fiction__interests">
        <summary>
          {t('interests')} <small>{t('chosen', { count: fields.interests.length })}</small>
        </summary>
        <ul>
          {sorted.map((interest) => (
            <li key={interest}>
              <label className="c-check">
                <input
                  type="checkbox"
                  checked={fields.interests.includes(interest)}
                  onChange={() => onChange({ interests: toggled(fields.interests, interest) })}
                />
                {nameOf(interest)}
              </label>
            </li>
          ))}
        </ul>
      </details>
    </>
  );
}

/** What only operators read. */
export function PersonaFields({ fields, error, onChange }: FieldsProps) {
  const t = useTranslations('console.fictional');
  return (
    <>
      {(['story', 'voice'] as const).map((name) => (
        <Field key={name} label={t(name)} hint={t(`${name}Hint`)} error={error(name)}>
          <ConsoleInput
            name={name}
            maxLength={consoleLimits.fictional.personaLength}
            value={fields[name]}
            onChange={({ target }) => onChange({ [name]: target.value })}
          />
        </Field>
      ))}
    </>
  );
}
