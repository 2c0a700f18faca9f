import { data as answer, redirect } from 'react-router';
import { CallError } from '#contract/core/client.ts';
import { search } from '#contract/members/search.ts';
import { interests, regions } from '#contract/site.ts';
import { WithHearts } from '#web/features/likes/card-like.tsx';
import { interestNames } from '#web/features/members/interest-names.ts';
import { searchCache } from '#web/features/members/search/search-cache.ts';
import { MembersGate } from '#web/features/members/search/members-gate.tsx';
import { parseSearch, searchPath } from '#web/features/members/search/query.ts';
import type { SearchData } from '#web/features/members/search/search-data.ts';
import { SearchPage } from '#web/features/members/search/search-page.tsx';
import { WithTexts } from '#web/lib/lazy-texts.tsx';
import { orErrorPage, serverCall, visitOf } from '#web/lib/visit.ts';
import type { Route } from './+types/members';

const codeOf = (error: unknown) => (error instanceof CallError ? error.answer.code : null);

const loadSearch = async (args: Route.LoaderArgs): Promise<SearchData> => {
  const api = serverCall(args);
  const params = new URL(args.request.url).searchParams;
  const query = parseSearch(params);
  const cursor = params.get('cursor');
  const filtersOpen = params.has('filters');
  const { country, countryregion } = query;
  const namesRegion = country !== undefined && (filtersOpen || countryregion !== undefined);
  const [found, names, areas] = await Promise.all([
    api(search, { query: { ...query, ...(cursor !== null && { cursor }) } }),
    api(interests, { query: { lang: visitOf(args).locale } }),
    namesRegion ? api(regions) : null,
  ]);
  return {
    query,
    cursor,
    found,
    interests: interestNames(names),
    regions: (country && areas?.regions[country]) || [],
    filtersOpen,
  };
};

export const loader = async (args: Route.LoaderArgs) => {
  const loading = loadSearch(args);
  try {
    return await loading;
  } catch (error) {
    if (codeOf(error) === 'members_only') return answer(null, { status: 403 });
    const { searchParams } = new URL(args.request.url);
    // A link to a later page does not last for ever.
    if (codeOf(error) === 'invalid_input' && searchParams.has('cursor')) {
      throw redirect(searchPath(parseSearch(searchParams)));
    }
    return orErrorPage(loading);
  }
};

/** Whoever comes back finds the list as it was. */
export const clientLoader = async ({ request, serverLoader }: Route.ClientLoaderArgs) => {
  const { pathname, search: query } = new URL(request.url);
  return searchCache.restore(pathname + query) ?? serverLoader();
};

/** People by what one looks for. */
export default function Members({ loaderData }: Route.ComponentProps) {
  return (
    <WithTexts of="people">
      <WithHearts>{loaderData ? <SearchPage data={loaderData} /> : <MembersGate />}</WithHearts>
    </WithTexts>
  );
}
