import { useState } from 'react';
import type { ReactNode } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import type { AccountView } from '#contract/accounts/settings.ts';
import { useForm } from '#web/lib/use-form.ts';
import { useWithoutScripts } from '#web/lib/without-scripts.tsx';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { Select } from '#web/ui/select.tsx';
import { useSite } from '#web/features/site/site-context.ts';
import { PlaceField } from './place-field.tsx';
import type { TypedPlace } from './rules/place-choice.ts';
import { Outcome } from './settings/settings-layout.tsx';

const useCountries = (current: string) => {
  const locale = useLocale();
  const { settings } = useSite();
  const names = new Intl.DisplayNames(locale, { type: 'region' });
  return [...new Set([current, ...settings.countries])]
    .map((code) => ({ code, name: names.of(code) ?? code }))
    .toSorted((a, b) => a.name.localeCompare(b.name, locale));
};

/** Stays with the page, so that a town that is not known can be mended later. */
export const usePlaceForm = () => useForm('place', { anchor: 'place' });

interface Props {
  readonly account: Pick<AccountView, 'country' | 'place'>;
  readonly saving: ReturnType<typeof usePlaceForm>;
  /** A way to fill it in without typing. */
  readonly shortcut?: ReactNode;
}

/** Country and town, saved as they are chosen. The town goes when the country changes. */
export function PlaceForm({ account, saving, shortcut }: Props) {
  const t = useTranslations('member.settings.place');
  const common = useTranslations('member.settings');
  const hasNoScripts = useWithoutScripts();
  const { Form, form, field, values, submit } = saving;
  const [country, setCountry] = useState(values['country'] ?? account.country);
  // Found out rather than typed: the fields follow what the server knows now.
  const storedKey = `${account.country} ${account.place?.id ?? ''}`;
  const [shownKey, setShownKey] = useState(storedKey);
  if (shownKey !== storedKey) {
    setShownKey(storedKey);
    setCountry(account.country);
  }
  const countries = useCountries(account.country);
  const save = (choice: TypedPlace) =>
    void submit({ intent: 'place', country, ...choice }, { method: 'post' });
  return (
    <>
      {shortcut && !hasNoScripts && <div className="mb-6">{shortcut}</div>}
      <Form {...form} className="grid max-w-120 gap-5">
        <input type="hidden" name="intent" value="place" />
        {hasNoScripts && <Outcome form={saving} done={common('saved')} />}
        <Field label={t('country')} error={field('country')}>
          <Select
            name="country"
            autoComplete="country"
            value={country}
            onChange={({ target }) => {
              setCountry(target.value);
              save({ country: target.value });
            }}
          >
            {countries.map(({ code, name }) => (
              <option key={code} value={code}>
                {name}
              </option>
            ))}
          </Select>
        </Field>
        <PlaceField
          key={`${country} ${shownKey}`}
          country={country}
          initialTown={country === account.country ? account.place : null}
          typed={values['place']}
          label={t('label')}
          note={t('optional')}
          hint={t('hint')}
          error={field('place_id')}
          foundText={(count) => t('found', { count })}
          noneText={t('none')}
          onChoose={({ id, name }) =>
            save({ place: name, place_id: String(id), place_name: name, place_country: country })
          }
          onLeave={(place) => save({ place })}
        />
        {hasNoScripts && (
          <div>
            <Button type="submit">{common('save')}</Button>
          </div>
        )}
      </Form>
    </>
  );
}
