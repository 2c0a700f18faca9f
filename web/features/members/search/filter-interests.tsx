import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useHydrated } from '#web/lib/hydrated.ts';
import { Button } from '#web/ui/button.tsx';
import { CheckChip } from '#web/ui/chip.tsx';
import { Fieldset } from '#web/ui/field.tsx';
import { useSite } from '#web/features/site/site-context.ts';
import type { InterestNames } from '../interest-names.ts';
import { isSearchable } from './filters.ts';

const SHOWN_AT_FIRST = 12;

type FilterInterestsProps = { names: InterestNames; chosen: readonly string[] };

/** A few of the interests, with all that are chosen, and the rest on demand. */
export function FilterInterests({ names, chosen }: FilterInterestsProps) {
  const t = useTranslations('people.search.filters');
  const { settings } = useSite();
  const [all, setAll] = useState(false);
  // Without scripts nothing opens the rest.
  const isFolded = useHydrated() && !all;
  if (!isSearchable(settings, 'interests')) return null;
  const ids = Object.keys(names);
  const shown = isFolded ? ids.filter((id, at) => at < SHOWN_AT_FIRST || chosen.includes(id)) : ids;
  return (
    <Fieldset label={t('interests')}>
      <div className="flex flex-wrap gap-2">
        {shown.map((id) => (
          <CheckChip key={id} name="interests" value={id} defaultChecked={chosen.includes(id)}>
            {names[id]}
          </CheckChip>
        ))}
        {shown.length < ids.length && (
          <Button variant="quiet" size="sm" onClick={() => setAll(true)}>
            {t('moreInterests')}
          </Button>
        )}
      </div>
    </Fieldset>
  );
}
