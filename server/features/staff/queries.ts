import type { RoleGrant } from '#contract/console/index.ts';
import { and, eq, isNull, sql } from '#server/db/sql.ts';
import type { AnyColumn } from '#server/db/sql.ts';
import type { Db } from '#server/db/index.ts';
import { tables } from '#server/db/index.ts';

const { staff, staffRoles } = tables;

export type StaffRow = typeof staff.$inferSelect;

/** The roles of somebody, as part of a statement. */
export const rolesOf = (staffId: AnyColumn) =>
  sql<RoleGrant[]>`coalesce((
    select jsonb_agg(jsonb_build_object('role', r.role, 'site', r.site_id) order by r.role, r.site_id)
    from ${staffRoles} r where r.staff_id = ${staffId}
  ), '[]'::jsonb)`;

/** Everybody who belongs to the staff now, with their roles, in the order of their names. */
export const listStaff = (db: Db): Promise<(StaffRow & { roles: RoleGrant[] })[]> =>
  db
    .select({ person: staff, roles: rolesOf(staff.id) })
    .from(staff)
    .where(isNull(staff.disabledAt))
    .orderBy(staff.name, staff.id)
    .then((rows) => rows.map(({ person, roles }) => ({ ...person, roles })));

export const findStaff = async (db: Db, id: string): Promise<StaffRow | undefined> => {
  const [person] = await db
    .select()
    .from(staff)
    .where(and(eq(staff.id, id), isNull(staff.disabledAt)));
  return person;
};

export const findStaffByEmail = async (db: Db, email: string): Promise<StaffRow | undefined> => {
  const [person] = await db
    .select()
    .from(staff)
    .where(and(eq(staff.email, email.toLowerCase()), isNull(staff.disabledAt)));
  return person;
};

/** Puts roles in the place of those that somebody had. */
export const replaceRoles = async (
  db: Db,
  staffId: string,
  roles: readonly RoleGrant[],
): Promise<void> => {
  await db.delete(staffRoles).where(eq(staffRoles.staffId, staffId));
  await db
    .insert(staffRoles)
    .values(roles.map(({ role, site }) => ({ staffId, role, siteId: site })))
    .onConflictDoNothing();
};
