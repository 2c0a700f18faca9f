import { useLocation, useMatches } from 'react-router';
import { isEntryWarningDue } from './rules/entry-warning.ts';
import { routeNameOf } from './rules/route-name.ts';
import { useCountry, useSite } from './site-context.ts';

/**
 * Whether a page loads its scripts only when somebody uses it: one for visitors to read, whose route
 * says `handle = { scriptsOnUse: true }`, unless it has to ask for the age.
 */
export const useScriptsOnUse = (): boolean => {
  const { settings, user } = useSite();
  const { pathname } = useLocation();
  const country = useCountry();
  const handle = useMatches().at(-1)?.handle as { readonly scriptsOnUse?: boolean } | undefined;
  const mayAskAge = isEntryWarningDue({
    layout: 'default',
    route: routeNameOf(pathname),
    signedIn: user !== null,
    installed: false,
    enabled: settings.enable_site_entry_popup,
    country,
    siteCountries: settings.countries,
    skipped: false,
  });
  return handle?.scriptsOnUse === true && user === null && !mayAskAge;
};
