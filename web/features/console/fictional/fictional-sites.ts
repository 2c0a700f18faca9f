import { sitesOf } from '#contract/console/rights.ts';
import { useConsoleSession, useStaff } from '../session.ts';

/** The sites whose fictional profiles somebody may edit. */
export const useFictionalSites = () => {
  const { sites } = useConsoleSession();
  const own = sitesOf(useStaff().roles, 'fictional.edit');
  return sites.filter(({ id, fictional }) => fictional && (own === 'all' || own.includes(id)));
};
