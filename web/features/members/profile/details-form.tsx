import { useTranslations } from 'use-intl';
import { genders } from '#contract/accounts/genders.ts';
import { attributeNames, attributes } from '#contract/members/enums.ts';
import type { AttributeName } from '#contract/members/enums.ts';
import { ChoiceChips } from '#web/ui/choice-chips.tsx';
import { useSite } from '#web/features/site/site-context.ts';
import { EditForm } from './edit-form.tsx';
import { useProfile } from './profile-saver.tsx';
import { attributeAnchor } from './rules/anchors.ts';

/** Arrow keys walk over the answers, and choose each on the way. */
const DEBOUNCE_MS = 500;

function Attribute({ name, error }: { name: AttributeName; error: string | undefined }) {
  const t = useTranslations('people.attributes');
  const details = useTranslations('people.profile.details');
  const { profile, edit } = useProfile();
  const labelOf = (value: string) => t(`${name}.${value}` as 'tattoos.none');
  return (
    <ChoiceChips
      id={attributeAnchor(name)}
      name={name}
      label={t(`names.${name}`)}
      value={profile[name] ?? ''}
      onValueChange={(value: string) => edit({ [name]: value === '' ? null : value }, DEBOUNCE_MS)}
      options={[
        ...attributes[name].map((value) => ({ value, label: labelOf(value) })),
        { value: '', label: details('none'), quiet: true },
      ]}
      error={error}
    />
  );
}

/** Facts in a word each, as far as the site shows them. Every one can be taken back. */
export function DetailsForm() {
  const t = useTranslations('people.profile.details');
  const names = useTranslations('join.genders');
  const { visible_profile_fields: visible } = useSite().settings;
  const { profile, edit } = useProfile();
  const shown = attributeNames.filter((name) => visible.includes(name));
  return (
    <EditForm id="details">
      {(error) => (
        <>
          <ChoiceChips
            name="gender"
            label={t('gender')}
            value={profile.gender}
            onValueChange={(gender) => edit({ gender }, DEBOUNCE_MS)}
            options={genders.map((value) => ({ value, label: names(value) }))}
            error={error('gender')}
          />
          {shown.map((name) => (
            <Attribute key={name} name={name} error={error(name)} />
          ))}
        </>
      )}
    </EditForm>
  );
}
