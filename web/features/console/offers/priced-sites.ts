import { sitesOf } from '#contract/console/rights.ts';
import { useChosenSite, useConsoleSession, useStaff } from '../session.ts';

/** The sites whose prices somebody may change: the chosen one, or all of them. */
export const usePricedSites = () => {
  const { sites } = useConsoleSession();
  const chosen = useChosenSite();
  const own = sitesOf(useStaff().roles, 'prices.edit');
  return sites.filter(
    ({ id }) => (own === 'all' || own.includes(id)) && (chosen === null || chosen.id === id),
  );
};
