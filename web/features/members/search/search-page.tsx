import { lazy, useId } from 'react';
import { useNavigation } from 'react-router';
import { useTranslations } from 'use-intl';
import { linkTo } from '#contract/routes.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Icon } from '#web/ui/icons/icon.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { FindPeopleNav } from '#web/features/site/find-people-nav.tsx';
import { PageHead } from '#web/features/site/page-head.tsx';
import { useSiteTexts } from '#web/features/site/site-texts.ts';
import { useSite } from '#web/features/site/site-context.ts';
import { useFictional } from '../card/fictional.ts';
import { CardGrid, CardSkeletons, GridSkeleton } from '../card/card-grid.tsx';
import { EmptyResults } from './empty-results.tsx';
import { FilterBar } from './filter-bar.tsx';
import { useHeading } from './heading.ts';
import { LoadMorePeople } from './load-more-people.tsx';
import { searchPath } from './query.ts';
import type { SearchData } from './search-data.ts';
import { useSearchPages } from './use-search-pages.ts';
import type { SearchPages } from './use-search-pages.ts';

/** Not behind a boundary of its own: what is large there reaches browsers without scripts hidden. */
const FilterForm = lazy(async () => ({ default: (await import('./filter-form.tsx')).FilterForm }));

/** What the links to people carry: the way back leads here. */
const searchLinkState = { search: true } as const;

/** Whether another search is on its way. */
const useIsSearching = (): boolean => {
  const { state, location } = useNavigation();
  return state === 'loading' && location.pathname === linkTo('members');
};

/** All filters in the page itself, where no script opens them above it. */
function InlineFilters({ data }: { data: SearchData }) {
  const t = useTranslations('people.search.filters');
  return (
    <Card className="mb-8">
      <h2 className="mb-6 display-sm">{t('title')}</h2>
      <FilterForm
        id="filters"
        data={data}
        regionsOf={(country) => (country === data.query.country ? data.regions : [])}
      >
        <div>
          <Button type="submit">{t('submit')}</Button>
        </div>
      </FilterForm>
    </Card>
  );
}

function Similar({ data }: { data: SearchData }) {
  const t = useTranslations('people.search.similar');
  const id = useId();
  const { members, similar } = data.found;
  const others = similar.filter((one) => !members.some((member) => member.id === one.id));
  if (others.length === 0) return null;
  return (
    <section aria-labelledby={id} className="mt-12 md:mt-16">
      <h2 id={id} className="display-sm md:display-md">
        {t('title')}
      </h2>
      <p className="mt-1 mb-6 text-text-muted">{t('text')}</p>
      <CardGrid members={others} heading="h3" state={searchLinkState} />
    </section>
  );
}

/** What else members may look for people with. */
function OtherWaysToSearch() {
  const t = useTranslations('member.nav');
  return (
    <nav aria-label={t('otherWays')} className="flex flex-wrap gap-2 max-md:hidden">
      <ButtonLink to={linkTo('swipe-game')} variant="quiet" size="sm">
        <Icon name="cards" size="sm" />
        {t('swipe')}
      </ButtonLink>
      <ButtonLink to={linkTo('match-finder')} variant="quiet" size="sm">
        <Icon name="sparkle" size="sm" />
        {t('finder')}
      </ButtonLink>
    </nav>
  );
}

/** Said aloud when the list changes. */
function Announcement({ heading, added }: { heading: string; added: number }) {
  const t = useTranslations('people.search');
  return (
    <p role="status" className="sr-only">
      {added > 0 ? t('added', { count: added }) : heading}
    </p>
  );
}

function Results(pages: SearchPages) {
  const t = useTranslations('people.search');
  const { data, state } = pages;
  const { label } = useFictional();
  const { members, numResults } = data.found;
  if (members.length === 0) return <EmptyResults data={data} />;
  return (
    <>
      {numResults === 0 && <p className="mb-6 text-text-muted">{t('fictionalOnly', { label })}</p>}
      <CardGrid
        members={members}
        lead={{ interests: data.interests }}
        eager
        state={searchLinkState}
      >
        {state === 'loading' && <CardSkeletons />}
      </CardGrid>
      <LoadMorePeople {...pages} />
    </>
  );
}

/** People by what one looks for. */
export function SearchPage({ data: given }: { data: SearchData }) {
  const t = useTranslations('people.search');
  const pages = useSearchPages(given);
  const { data, added } = pages;
  const heading = useHeading()(data.found);
  const searching = useIsSearching();
  const { user } = useSite();
  const { text } = useSiteTexts();
  return (
    <main id="content" className="wrap flex-1 pt-4 pb-16 max-md:pb-28 md:pt-8 md:pb-20">
      {/* Search engines list a page, not how many are found at the moment. */}
      <PageHead title={user ? heading : t('title')} description={text} path={linkTo('members')} />
      {user && <FindPeopleNav />}
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <h1 className="display-md md:display-lg max-md:pb-1 max-md:text-[1.75rem] max-md:leading-8">
          {heading}
        </h1>
        {user && <OtherWaysToSearch />}
      </div>
      <Announcement heading={heading} added={added} />
      <FilterBar data={data} />
      {data.filtersOpen && <InlineFilters data={data} />}
      {data.cursor !== null && (
        <p className="mb-6">
          <TextLink to={searchPath(data.query)}>{t('start')}</TextLink>
        </p>
      )}
      {searching ? (
        <GridSkeleton label={t('loading')} />
      ) : (
        <>
          <Results {...pages} />
          <Similar data={data} />
        </>
      )}
    </main>
  );
}
