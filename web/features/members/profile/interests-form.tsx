import { useTranslations } from 'use-intl';
import type { Interest } from '#contract/interests.ts';
import { interestGroups, interestsIn } from '#contract/interests.ts';
import { CheckChip } from '#web/ui/chip.tsx';
import { Fieldset, FieldError } from '#web/ui/field.tsx';
import type { InterestNames } from '../interest-names.ts';
import { EditForm } from './edit-form.tsx';
import { useProfile } from './profile-saver.tsx';

/** Several in a row are one save. */
const DEBOUNCE_MS = 600;

/** The whole list in groups; each chip is a checkbox. */
export function InterestsForm({ names }: { names: InterestNames }) {
  const t = useTranslations('people.profile.interests');
  const { profile, edit } = useProfile();
  const chosen = profile.interests;
  const toggle = (id: Interest) => {
    const next = chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id];
    edit({ interests: next }, DEBOUNCE_MS);
  };
  return (
    <EditForm id="interests">
      {(error) => (
        <>
          <p className="text-sm font-semibold tabular-nums">
            {t('chosen', { count: chosen.length })}
          </p>
          {error('interests') && <FieldError>{error('interests')}</FieldError>}
          {interestGroups.map((group) => (
            <Fieldset key={group} label={t(`groups.${group}`)}>
              <div className="flex flex-wrap gap-2">
                {interestsIn(group).map((id) => (
                  <CheckChip
                    key={id}
                    name="interests"
                    value={id}
                    checked={chosen.includes(id)}
                    onChange={() => toggle(id)}
                  >
                    {names[id]}
                  </CheckChip>
                ))}
              </div>
            </Fieldset>
          ))}
        </>
      )}
    </EditForm>
  );
}
