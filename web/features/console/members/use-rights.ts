import type { StaffRight } from '#contract/console/rights.ts';
import { hasRight } from '#contract/console/rights.ts';
import { useStaff } from '../session.ts';

/** What whoever is signed in may do on a site. */
export const useRights = (site: number) => {
  const { roles } = useStaff();
  return { has: (right: StaffRight) => hasRight(roles, right, site) };
};
