import { useEffect, useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { limits } from '#contract/limits.ts';
import { interests as interestsEndpoint } from '#contract/site.ts';
import type { Answer } from '#contract/core/endpoint.ts';
import { call } from '#web/lib/call.ts';
import { useHydrated } from '#web/lib/hydrated.ts';
import { ignore } from '#web/lib/ignore.ts';
import { Button } from '#web/ui/button.tsx';
import { CheckChip } from '#web/ui/chip.tsx';
import { Fieldset } from '#web/ui/field.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import type { MessageFieldProps } from './message-field.tsx';
import { MessageField } from './message-field.tsx';

export type Interests = Answer<typeof interestsEndpoint>['interests'];

const INITIAL_COUNT = 18;

/** The list of interests: from the page, or else asked for here. */
const useInterests = (given: Interests | undefined): Interests | null => {
  const lang = useLocale();
  const [list, setList] = useState<Interests | null>(given ?? null);
  useEffect(() => {
    if (list) return;
    const controller = new AbortController();
    call(interestsEndpoint, { query: { lang } }, { signal: controller.signal }).then(
      ({ interests }) => setList(interests),
      // Both fields are optional: without the list there are still words to write.
      ignore,
    );
    return () => controller.abort();
  }, [list, lang]);
  return list;
};

interface ExtrasProps extends MessageFieldProps {
  readonly interests: Interests | undefined;
}

/** What somebody likes, and first words. Everything here can wait. */
export function ExtrasStep({ interests, ...messageField }: ExtrasProps) {
  const {
    signup: { answers, change },
    field,
  } = messageField;
  const t = useTranslations('account.signup.extras');
  const list = useInterests(interests);
  const [showsAll, setShowsAll] = useState(false);
  const chosen = answers.interests;
  const toggle = (id: string) =>
    change({
      interests: chosen.includes(id)
        ? chosen.filter((interest) => interest !== id)
        : [...chosen, id],
    });
  // Without scripts nothing opens the rest, so the page sends all and the browser folds them.
  const folded = useHydrated() && !showsAll;
  const shown = !folded ? list : list?.slice(0, INITIAL_COUNT);
  const isFull = chosen.length >= limits.signupInterests;
  return (
    <>
      <Fieldset
        label={t('interests')}
        note={t('chosen', {
          count: String(chosen.length),
          most: String(limits.signupInterests),
        })}
        error={field('interests')}
      >
        <div className="flex flex-wrap gap-2">
          {shown?.map(({ id, name }) => (
            <CheckChip
              key={id}
              name="interests"
              value={id}
              checked={chosen.includes(id)}
              disabled={isFull && !chosen.includes(id)}
              onChange={() => toggle(id)}
            >
              {name}
            </CheckChip>
          )) ?? <Skeleton className="h-40 w-full" />}
          {list && shown && shown.length < list.length && (
            <Button variant="quiet" size="sm" onClick={() => setShowsAll(true)}>
              {t('more')}
            </Button>
          )}
        </div>
      </Fieldset>
      <MessageField {...messageField} />
    </>
  );
}
