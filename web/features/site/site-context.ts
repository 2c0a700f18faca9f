import { useRouteLoaderData } from 'react-router';
import type { loader } from '../../root.tsx';

/** The site, the visitor's country and who is signed in, as the root loader read them. */
export const useSite = () => {
  const data = useRouteLoaderData<typeof loader>('root');
  if (!data) throw new Error('The site is not known here.');
  return data;
};

/** The country whose languages, prices and rules apply. */
export const useCountry = (): string | null => {
  const { settings } = useSite();
  return settings.geoip_selected_country ?? settings.geoip_country;
};
