export const staffRoles = ['moderator', 'operator', 'finance', 'administrator'] as const;

export type StaffRole = (typeof staffRoles)[number];

/** What each role may do. `second` asks another person to agree. */
const matrix = {
  'photos.review': { moderator: 'alone', administrator: 'alone' },
  'cases.decide': { moderator: 'alone', administrator: 'alone' },
  'cases.ban': { moderator: 'second', administrator: 'second' },
  'inbox.answer': { operator: 'alone', administrator: 'alone' },
  'fictional.edit': { operator: 'alone', administrator: 'alone' },
  'members.read': {
    moderator: 'alone',
    operator: 'alone',
    finance: 'alone',
    administrator: 'alone',
  },
  'members.reveal': { moderator: 'alone', finance: 'alone', administrator: 'alone' },
  'members.manage': { moderator: 'alone', administrator: 'alone' },
  'orders.refund': { finance: 'alone', administrator: 'alone' },
  'credits.correct': { finance: 'second', administrator: 'second' },
  'prices.edit': { finance: 'alone', administrator: 'alone' },
  'figures.read': { moderator: 'alone', finance: 'alone', administrator: 'alone' },
  'sites.edit': { administrator: 'alone' },
  'announcements.send': { administrator: 'alone' },
  'staff.manage': { administrator: 'second' },
  'audit.read': { administrator: 'alone' },
  'system.read': { administrator: 'alone' },
  'system.repair': { administrator: 'alone' },
} as const satisfies Record<string, Partial<Record<StaffRole, 'alone' | 'second'>>>;

export type StaffRight = keyof typeof matrix;

/** What is about the whole installation takes a role on all sites. */
export const systemRights: readonly StaffRight[] = ['system.read', 'system.repair'];

export const staffRights = Object.keys(matrix) as StaffRight[];

/** Whether a role has a right, and whether it needs a second person for it. */
export const grantOf = (role: StaffRole, right: StaffRight): 'alone' | 'second' | null => {
  const grants: Partial<Record<StaffRole, 'alone' | 'second'>> = matrix[right];
  return grants[role] ?? null;
};

/** A role on one site, or on all where the site is null. */
export interface RoleGrant {
  readonly role: StaffRole;
  readonly site: number | null;
}

/** The sites on which somebody has a right: their ids, or `all`. */
export const sitesOf = (
  roles: readonly RoleGrant[],
  right: StaffRight,
): 'all' | readonly number[] => {
  const granting = roles.filter(({ role }) => grantOf(role, right) !== null);
  if (granting.some(({ site }) => site === null)) return 'all';
  return [...new Set(granting.flatMap(({ site }) => site ?? []))];
};

export const hasRightAnywhere = (roles: readonly RoleGrant[], right: StaffRight): boolean =>
  roles.some(({ role }) => grantOf(role, right) !== null);

/** Whether somebody has a right on a site; of what is about no single site, on all of them. */
export const hasRight = (
  roles: readonly RoleGrant[],
  right: StaffRight,
  site: number | null,
): boolean => {
  const sites = sitesOf(roles, right);
  return sites === 'all' || (site !== null && sites.includes(site));
};
