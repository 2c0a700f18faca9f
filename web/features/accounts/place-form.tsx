import { useState } from 'react';
import type { ReactNode } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import type { AccountView } from '../../../../contract/accounts/settings.ts';
import { useForm } from '../../../lib/use-form.ts';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { Select } from '../../../ui/select.tsx';
import { useSite } from '../../site/site-context.ts';
import { PlaceField } from '../place-field.tsx';
import { Outcome, SettingsSection } from '../settings/settings-layout.tsx';

const useCountries = (own: string) => {
  const locale = useLocale();
  const { settings } = useSite();
  const names = new Intl.DisplayNames(locale, { type: 'region' });
  return [...new Set([own, ...settings.countries])]
    .map((code) => ({ code, name: names.of(code) ?? code }))
    .toSorted((a, b) => a.name.localeCompare(b.name, locale));
};

interface Props {
  readonly account: Pick<AccountView, 'country' | 'place'>;
  /** A way to fill it in without typing. */
  readonly shortcut?: ReactNode;
}

/** Country and town. The town belongs to the country, and goes when that changes. */
export function PlaceSection({ account, shortcut }: Props) {
  const t = useTranslations('member.settings.place');
  const common = useTranslations('member.settings');
  const sending = useForm('place', { at: 'place' });
  const { Form, form, busy, field, typed } = sending;
  const [country, setCountry] = useState(typed['country'] ?? account.country);
  // Found out rather than typed: the fields follow what the server knows now.
  const stored = `${account.country} ${account.place?.id ?? ''}`;
  const [shown, setShown] = useState(stored);
  if (shown !== stored) {
    setShown(stored);
    setCountry(account.country);
  }
  const countries = useCountries(account.country);
  return (
    <SettingsSection id="place" title={t('title')} text={t('text')}>
      {shortcut && <div className="mb-6">{shortcut}</div>}
      <Form {...form} className="grid max-w-120 gap-5">
        <input type="hidden" name="intent" value="place" />
        <Outcome of={sending} done={common('saved')} />
        <Field label={t('country')} error={field('country')}>
          <Select
            name="country"
            autoComplete="country"
            value={country}
            onChange={({ target }) => setCountry(target.value)}
          >
            {countries.map(({ code, name }) => (
              <option key={code} value={code}>
                {name}
              </option>
            ))}
          </Select>
        </Field>
        <PlaceField
          key={`${country} ${shown}`}
          country={country}
          known={country === account.country ? account.place : null}
          typed={typed['place']}
          label={t('label')}
          note={t('optional')}
          hint={t('hint')}
          error={field('place_id')}
          foundText={(count) => t('found', { count })}
          noneText={t('none')}
        />
        <div>
          <Button type="submit" loading={busy}>
            {common('save')}
          </Button>
        </div>
      </Form>
    </SettingsSection>
  );
}
