import type { RoleGrant } from '#contract/console/index.ts';
import { hasRight } from '#contract/console/index.ts';
import type { Caller } from '#server/core/index.ts';
import { Refusal } from '#server/core/index.ts';
import { staffOf } from '#server/features/staff/index.ts';

export const RIGHT = 'announcements.send';

/** Whether somebody of the staff may send announcements of a site. */
export const maySend = (roles: readonly RoleGrant[], site: number): boolean =>
  hasRight(roles, RIGHT, site);

/** An announcement of a site where somebody may send some; any other is as if there were none. */
export const requireOwn = <Row extends { readonly siteId: number }>(
  caller: Caller,
  row: Row | undefined,
): Row => {
  if (!row || !maySend(staffOf(caller).roles, row.siteId))
    throw new Refusal('announcement_not_found');
  return row;
};
