import type { StaffRight } from '#contract/console/index.ts';
import type { Caller } from '#server/core/index.ts';
import { sitesWithRight } from '#server/features/staff/index.ts';
import type { SiteZone } from '#server/features/site/index.ts';

const among = (zones: readonly SiteZone[], sites: 'all' | readonly number[]) =>
  zones.filter(({ id }) => sites === 'all' || sites.includes(id));

/** The sites whose figures may be told: the one that was asked for, or all of somebody's. */
export const readableSites = (
  caller: Caller,
  zones: readonly SiteZone[],
  asked: number | undefined,
  right: StaffRight = 'figures.read',
): SiteZone[] => among(zones, sitesWithRight(caller, right, asked));

/** Those of them whose orders somebody may see, too; their money is told and no other. */
export const sitesWithMoney = <S extends SiteZone>(caller: Caller, sites: readonly S[]): S[] => {
  const allowed = sitesWithRight(caller, 'orders.refund', undefined);
  return sites.filter(({ id }) => allowed === 'all' || allowed.includes(id));
};
