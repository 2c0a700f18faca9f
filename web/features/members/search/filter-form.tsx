import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { genders } from '#contract/accounts/genders.ts';
import type { Gender } from '#contract/accounts/genders.ts';
import { limits } from '#contract/limits.ts';
import { attributeNames, attributes } from '#contract/members/enums.ts';
import { searchFlags } from '#contract/members/search-filters.ts';
import type { SearchQuery } from '#contract/members/search.ts';
import { linkTo } from '#contract/routes.ts';
import { useHydrated } from '#web/lib/hydrated.ts';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { CheckChip } from '#web/ui/chip.tsx';
import { Disclosure } from '#web/ui/disclosure.tsx';
import { Field, Fieldset } from '#web/ui/field.tsx';
import { Input } from '#web/ui/input.tsx';
import { RangeSlider } from '#web/ui/range-slider.tsx';
import { useSite } from '#web/features/site/site-context.ts';
import { useHasFictional } from '../card/fictional.ts';
import { FilterInterests } from './filter-interests.tsx';
import { FilterPlace } from './filter-place.tsx';
import { isSearchable } from './filters.ts';
import { readFormQuery } from './form-query.ts';
import type { Regions, SearchData } from './search-data.ts';

export type FilterFormProps = {
  id: string;
  data: SearchData;
  regionsOf: (country: string) => Regions;
  /** Without it the browser sends the form itself. */
  onSubmit?: ((query: SearchQuery) => void) | undefined;
  /** Told at every change how to read what the fields say. */
  onEdit?: ((read: () => SearchQuery) => void) | undefined;
  /** What stands below the fields. */
  children?: ReactNode;
};

const listHas = (list: string | undefined, value: string) =>
  list?.split(',').includes(value) ?? false;

function Genders({ chosen }: { chosen: readonly Gender[] }) {
  const t = useTranslations('people.search.filters');
  const { settings } = useSite();
  if (!isSearchable(settings, 'gender')) return null;
  return (
    <Fieldset label={t('gender')}>
      <div className="flex flex-wrap gap-2">
        {genders.map((gender) => (
          <CheckChip
            key={gender}
            name="gender"
            value={gender}
            defaultChecked={chosen.includes(gender)}
          >
            <span className="block first-letter:uppercase">{t(`sought.${gender}`)}</span>
          </CheckChip>
        ))}
      </div>
    </Fieldset>
  );
}

/** Numbers for browsers without scripts, which cannot tell what a slider is at. */
function Ages({ criteria }: { criteria: SearchData['found']['criteria'] }) {
  const t = useTranslations('people.search.filters');
  const isHydrated = useHydrated();
  const { minAge: min, maxAge: max } = limits;
  const from = { name: 'min_age', label: t('youngest'), value: criteria.min_age };
  const to = { name: 'max_age', label: t('oldest'), value: criteria.max_age };
  if (isHydrated) {
    const text = (low: number, high: number) => t('ages', { min: String(low), max: String(high) });
    return <RangeSlider label={t('age')} min={min} max={max} from={from} to={to} text={text} />;
  }
  return (
    <Fieldset label={t('age')}>
      <div className="grid grid-cols-2 gap-4">
        {[from, to].map(({ name, label, value }) => (
          <Field key={name} label={label}>
            <Input type="number" name={name} min={min} max={max} defaultValue={value} />
          </Field>
        ))}
      </div>
    </Fieldset>
  );
}

/** A box whose absence would not say no, because the own profile may say yes. */
function ExplicitCheckbox({
  name,
  checked,
  children,
}: {
  name: string;
  checked: boolean;
  children: ReactNode;
}) {
  return (
    <>
      <input type="hidden" name={name} value="0" />
      <Checkbox name={name} value="1" defaultChecked={checked}>
        {children}
      </Checkbox>
    </>
  );
}

function Flags({ data: { query, found } }: { data: SearchData }) {
  const t = useTranslations('people.search.filters');
  const hasFictional = useHasFictional();
  const { user } = useSite();
  return (
    <Fieldset label={t('who')}>
      <div className="grid gap-x-6 sm:grid-cols-2">
        {searchFlags.map((flag) => (
          <Checkbox key={flag} name={flag} value="1" defaultChecked={query[flag] === '1'}>
            {t(flag)}
          </Checkbox>
        ))}
        {user && (
          <ExplicitCheckbox name="two_way" checked={found.criteria.two_way}>
            {t('two_way')}
          </ExplicitCheckbox>
        )}
        {hasFictional && (
          <ExplicitCheckbox name="real" checked={found.criteria.real}>
            {t('real')}
          </ExplicitCheckbox>
        )}
      </div>
    </Fieldset>
  );
}

function Attributes({ query }: { query: SearchQuery }) {
  const t = useTranslations('people.search.filters');
  const texts = useTranslations('people.attributes');
  const { settings } = useSite();
  const names = attributeNames.filter((name) => isSearchable(settings, name));
  if (names.length === 0) return null;
  return (
    <Disclosure
      title={t('more')}
      open={names.some((name) => query[name]) || undefined}
      className="border-t"
    >
      <div className="grid gap-6 text-text">
        {names.map((name) => (
          <Fieldset key={name} label={texts(`names.${name}`)}>
            <div className="flex flex-wrap gap-2">
              {attributes[name].map((value) => (
                <CheckChip
                  key={value}
                  name={name}
                  value={value}
                  defaultChecked={listHas(query[name], value)}
                >
                  {texts(`${name}.${value}` as never)}
                </CheckChip>
              ))}
            </div>
          </Fieldset>
        ))}
      </div>
    </Disclosure>
  );
}

/** Everything one can search by: a form that asks for the page of the answers. */
export function FilterForm({ id, data, regionsOf, onSubmit, onEdit, children }: FilterFormProps) {
  const { query, found } = data;
  const { criteria } = found;
  const read = (form: HTMLFormElement) => readFormQuery(new FormData(form), query, criteria);
  return (
    <form
      id={id}
      method="get"
      action={linkTo('members')}
      className="grid gap-7"
      onSubmit={(event) => {
        if (!onSubmit) return;
        event.preventDefault();
        onSubmit(read(event.currentTarget));
      }}
      onChange={({ currentTarget: form }) => onEdit?.(() => read(form))}
    >
      {query.sort && <input type="hidden" name="sort" value={query.sort} />}
      <Genders chosen={criteria.gender} />
      <Ages criteria={criteria} />
      <FilterPlace query={query} criteria={criteria} regionsOf={regionsOf} />
      <Flags data={data} />
      <FilterInterests names={data.interests} chosen={query.interests?.split(',') ?? []} />
      <Attributes query={query} />
      {children}
    </form>
  );
}
