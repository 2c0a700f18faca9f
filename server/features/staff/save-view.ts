import type { SavedList, SavedView, savedViewAdd } from '#contract/console/index.ts';
import { consoleLimits, savedLists, viewOf } from '#contract/console/index.ts';
import type { CheckedInput } from '#contract/core/endpoint.ts';
import { and, asc, count, eq, or } from '#server/db/sql.ts';
import type { Caller, Core, StaffSession, Tx } from '#server/core/index.ts';
import { newId, Refusal } from '#server/core/index.ts';
import { tables } from '#server/db/index.ts';
import { mayRemoveView, requireRightSomewhere, staffOf } from './policy.ts';

const { staff, staffViews } = tables;

type Row = typeof staffViews.$inferSelect;

const toView = (person: StaffSession, row: Row): SavedView => ({
  id: row.id,
  name: row.name,
  search: row.search,
  shared: row.shared,
  removable: mayRemoveView(person, row),
});

/** Saved views of a list: one's own, and those that are shared. */
export const listViews = async (
  { db }: Core,
  caller: Caller,
  list: SavedList,
): Promise<SavedView[]> => {
  const person = requireRightSomewhere(caller, savedLists[list].right);
  const rows = await db
    .select()
    .from(staffViews)
    .where(
      and(
        eq(staffViews.list, list),
        or(eq(staffViews.staffId, person.staffId), eq(staffViews.shared, true)),
      ),
    )
    .orderBy(asc(staffViews.name), asc(staffViews.id))
    .limit(consoleLimits.views.listed);
  return rows.map((row) => toView(person, row));
};

/** Saves a view. Whoever saves two at once gets one after the other. */
export const addView = async (
  core: Core,
  tx: Tx,
  caller: Caller,
  { list, name, search, shared }: CheckedInput<typeof savedViewAdd>['body'],
): Promise<SavedView> => {
  const person = requireRightSomewhere(caller, savedLists[list].right);
  const { staffId } = person;
  await tx.db.select({ id: staff.id }).from(staff).where(eq(staff.id, staffId)).for('update');
  const isOwn = and(eq(staffViews.list, list), eq(staffViews.staffId, staffId));
  const [owned] = await tx.db.select({ count: count() }).from(staffViews).where(isOwn);
  if ((owned?.count ?? 0) >= consoleLimits.views.perPerson) throw new Refusal('too_many_views');
  const at = core.clock.now();
  const [row] = await tx.db
    .insert(staffViews)
    .values({
      id: newId(at.getTime()),
      list,
      name,
      search: viewOf(list, search),
      staffId,
      shared,
      createdAt: at,
    })
    .onConflictDoNothing()
    .returning();
  if (!row) throw new Refusal('view_name_taken');
  return toView(person, row);
};

/** Removes a view of one's own, or a shared one as an administrator. */
export const removeView = async (tx: Tx, caller: Caller, id: string): Promise<void> => {
  const [row] = await tx.db.select().from(staffViews).where(eq(staffViews.id, id));
  if (!row || !mayRemoveView(staffOf(caller), row)) throw new Refusal('view_not_found');
  await tx.db.delete(staffViews).where(eq(staffViews.id, id));
};
