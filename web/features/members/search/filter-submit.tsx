import { useTranslations } from 'use-intl';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { searchPath } from './query.ts';
import { isEmptyCount } from './filter-count.ts';
import type { FilterCount } from './filter-count.ts';
import { useWiderLabel } from './wider-label.ts';

type FilterSubmitProps = { form: string; filterCount: FilterCount | null; onLeave: () => void };

/** On a narrow screen rather a row of its own than two lines. */
const wideClass = 'ml-auto flex-auto md:min-w-60 md:flex-none';

/** "Show 58 people", or only "Show people" while nobody knows. */
const useSubmitText = () => {
  const t = useTranslations('people.search.filters');
  return (count: FilterCount['count'] | undefined): string => {
    if (!count) return t('submit');
    const { numResults, more_results, fictional_results } = count;
    if (numResults > 0) {
      return more_results
        ? t('submitMany', { count: String(numResults) })
        : t('submitSome', { count: numResults });
    }
    return more_results ? t('submit') : t('submitFictional', { count: fictional_results });
  };
};

/** Where nobody fits, the one step that finds somebody. */
function WiderLink({
  wider,
  onLeave,
}: Pick<FilterCount, 'wider'> & Pick<FilterSubmitProps, 'onLeave'>) {
  const t = useTranslations('people.search.filters');
  const heading = useTranslations('people.search.heading');
  const label = useWiderLabel();
  if (!wider) return null;
  const { numResults: count, more_results: more } = wider.count;
  const people = more ? heading('many', { count: String(count) }) : heading('some', { count });
  return (
    <ButtonLink to={searchPath(wider.search.query)} className={wideClass} onClick={onLeave}>
      {t('wider', { way: label(wider.search), people })}
    </ButtonLink>
  );
}

/** Shows the people whom the filters find, and says how many there are as soon as that is known. */
export function FilterSubmit({ form, filterCount, onLeave }: FilterSubmitProps) {
  const t = useTranslations('people.search.filters');
  const textOf = useSubmitText();
  const count = filterCount?.count;
  const isEmpty = count !== undefined && isEmptyCount(count);
  return (
    <>
      <p
        role="status"
        className={isEmpty ? 'order-first basis-full text-center font-semibold' : 'sr-only'}
      >
        {isEmpty ? t('nobody') : count && textOf(count)}
      </p>
      {isEmpty ? (
        <WiderLink wider={filterCount?.wider ?? null} onLeave={onLeave} />
      ) : (
        <Button type="submit" form={form} className={wideClass}>
          {textOf(count)}
        </Button>
      )}
    </>
  );
}
