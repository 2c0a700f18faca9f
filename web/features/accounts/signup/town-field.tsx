import { useTranslations } from 'use-intl';
import { places } from '#contract/accounts/places.ts';
import { call } from '#web/lib/call.ts';
import { Combobox } from '#web/ui/combobox.tsx';
import { Field } from '#web/ui/field.tsx';
import { Icon } from '#web/ui/icons/icon.tsx';
import { Select } from '#web/ui/select.tsx';
import type { StepProps } from './steps/step-props.ts';
import { useDebouncedQuery } from '../use-debounced-query.ts';

/** A town, chosen from those that begin as typed; nobody has to name one. */
export function TownField({ signup: { answers, towns, change }, field }: StepProps) {
  const t = useTranslations('account.signup.where');
  const signup = useTranslations('account.signup');
  const { country, town, place_id } = answers;
  const typed = town.trim();
  const isSearching = country !== '' && typed !== '' && place_id === '';
  const suggestions = useDebouncedQuery(isSearching ? typed : null, (q, signal) =>
    call(places, { query: { country, q } }, { signal }),
  );
  const options = isSearching ? (suggestions?.places ?? towns) : [];
  const wrong = field('place_id') && t('townUnknown');
  return (
    <>
      <Field
        label={t('town')}
        note={signup('optional')}
        hint={wrong ? undefined : t('townHint')}
        error={wrong}
      >
        <Combobox
          name="town"
          value={town}
          onValueChange={(text) => change({ town: text, place_id: '' })}
          options={options.map(({ id, name, region }) => ({
            id: String(id),
            label: name,
            note: region,
          }))}
          onSelect={({ id, label }) => change({ town: label, place_id: id })}
          listLabel={t('town')}
          status={suggestions ? t('towns', { count: suggestions.places.length }) : undefined}
          leading={<Icon name="map-pin" size="sm" />}
          maxLength={60}
        />
      </Field>
      {towns.length > 0 && (
        <noscript>
          <Field label={t('whichTown')}>
            <Select name="place_id" defaultValue="">
              <option value="">{t('noTown')}</option>
              {towns.map(({ id, name, region }) => (
                <option key={id} value={id}>{`${name}, ${region}`}</option>
              ))}
            </Select>
          </Field>
        </noscript>
      )}
    </>
  );
}
