import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { searchSorts } from '#contract/members/enums.ts';
import type { SearchSort } from '#contract/members/enums.ts';
import type { SearchQuery } from '#contract/members/search.ts';
import { linkTo } from '#contract/routes.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { Select } from '#web/ui/select.tsx';
import type { Criteria } from './filters.ts';
import { changeQuery, searchPath } from './query.ts';

type SortSelectProps = { query: SearchQuery; criteria: Criteria };

/** The order of the list; without scripts a small form of its own. */
export function SortSelect({ query, criteria }: SortSelectProps) {
  const t = useTranslations('people.search.sort');
  const navigate = useNavigate();
  const { sort: _sort, ...rest } = query;
  const sorts = searchSorts.filter((sort) => sort !== 'distance' || criteria.near !== null);
  return (
    <form method="get" action={linkTo('members')} className="flex shrink-0 items-center md:ml-auto">
      {Object.entries(rest).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Field label={t('label')} labelHidden>
        <Select
          variant="quiet"
          name="sort"
          value={criteria.sort}
          onChange={(event) => {
            const sort = event.target.value as SearchSort;
            void navigate(searchPath(changeQuery(query, { sort })));
          }}
        >
          {sorts.map((sort) => (
            <option key={sort} value={sort}>
              {t(sort)}
            </option>
          ))}
        </Select>
      </Field>
      <noscript>
        <Button type="submit" variant="quiet" size="sm">
          {t('apply')}
        </Button>
      </noscript>
    </form>
  );
}
