import { createContext, use, useMemo } from 'react';
import { useRouteLoaderData } from 'react-router';
import type { UserView } from '#contract/accounts/user.ts';
import { choosePaymentCountry } from '#contract/countries.ts';
import type { Answer } from '#contract/core/endpoint.ts';
import type { MemberCard } from '#contract/members/search.ts';
import type { ChoicesView } from '#contract/notifications/choices.ts';
import type { ClosedReminders } from '#contract/reminders.ts';
import type { companyInfo, settings } from '#contract/site.ts';
import type { Visit } from '#contract/visit.ts';
import type { Counters } from './rules/title.ts';

/** What the root loader reads for every page. */
export interface SiteData extends Pick<
  Visit,
  'mode' | 'locale' | 'origin' | 'hasTrafficsource' | 'noticeRead'
> {
  readonly settings: Answer<typeof settings>;
  readonly company: Answer<typeof companyInfo>;
  readonly user: UserView | null;
  /** The time by the clock of the server when it told of a member, in milliseconds. */
  readonly now: number | null;
  readonly counters: Counters;
  /** What the member has closed of what they are reminded of, on this device. */
  readonly closed: ClosedReminders;
  /** Why mails stopped by themselves, if they did. */
  readonly mailStops: ChoicesView['stops'];
  /** Matches that the member has not been shown yet. */
  readonly newMatches: readonly MemberCard[];
}

/** What a payment changes about a member. */
export type Balance = Pick<UserView, 'credits' | 'paid_user'>;

/** The balance since the page was loaded; null while it is the loaded one. */
export const BalanceContext = createContext<Balance | null>(null);

/** The site, the visitor's country and who is signed in. */
export const useSite = (): SiteData => {
  const data = useRouteLoaderData('root') as SiteData | undefined;
  const balance = use(BalanceContext);
  if (!data) throw new Error('The site is not known here.');
  return useMemo(
    () => (balance && data.user ? { ...data, user: { ...data.user, ...balance } } : data),
    [data, balance],
  );
};

/** The country whose languages and rules apply. */
export const useCountry = (): string | null => {
  const { settings } = useSite();
  return settings.geoip_selected_country ?? settings.geoip_country;
};

/** The country in whose money prices are told: where a member pays, where a visitor is. */
export const usePayingCountry = (): string | null => {
  const { settings, user } = useSite();
  const visitorCountry = useCountry();
  return user
    ? (choosePaymentCountry(settings.countries, user, visitorCountry) ?? null)
    : visitorCountry;
};
