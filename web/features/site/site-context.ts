import { useRouteLoaderData } from 'react-router';
import type { UserView } from '../../../contract/accounts/user.ts';
import type { Answer } from '../../../contract/core/endpoint.ts';
import type { MemberCard } from '../../../contract/members/search.ts';
import type { companyInfo, settings } from '../../../contract/site.ts';
import type { Visit } from '../../../contract/visit.ts';
import type { Counters } from './rules/title.ts';

/** What the root loader reads for every page. */
export interface SiteFacts extends Pick<
  Visit,
  'mode' | 'locale' | 'hasTrafficsource' | 'noticeRead'
> {
  readonly settings: Answer<typeof settings>;
  readonly company: Answer<typeof companyInfo>;
  readonly user: UserView | null;
  readonly counters: Counters;
  /** Matches that the member has not been shown yet. */
  readonly newMatches: readonly MemberCard[];
}

/** The site, the visitor's country and who is signed in. */
export const useSite = (): SiteFacts => {
  const data = useRouteLoaderData('root') as SiteFacts | undefined;
  if (!data) throw new Error('The site is not known here.');
  return data;
};

/** The country whose languages, prices and rules apply. */
export const useCountry = (): string | null => {
  const { settings } = useSite();
  return settings.geoip_selected_country ?? settings.geoip_country;
};
