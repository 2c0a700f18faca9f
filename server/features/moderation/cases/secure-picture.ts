import type { CaseView, ReviewKind } from '#contract/console/index.ts';
import { consoleLimits } from '#contract/console/index.ts';
import type { RemovableContent } from '#contract/decisions.ts';
import { and, asc, eq, inArray, isNotNull, isNull, lt } from '#server/db/sql.ts';
import type { Caller, Core, Tx } from '#server/core/index.ts';
import { newId } from '#server/core/index.ts';
import type { PictureColumns } from '#server/core/pictures/index.ts';
import { fileName, queueFileErasure } from '#server/core/pictures/index.ts';
import type { Db } from '#server/db/index.ts';
import { tables } from '#server/db/index.ts';
import type { Securing } from '#server/features/members/photos/index.ts';
import { staffOf } from '#server/features/staff/index.ts';
import { reviewables } from '../reviews/kinds.ts';
import { addMonths } from './add-months.ts';

const { cases, securedPictures, staff } = tables;

type SecuredPicture = typeof securedPictures.$inferSelect;

/** Where the files of secured pictures are named: nobody erases them before their time is over. */
export const securedFiles: PictureColumns = [securedPictures.file];

const endOfTime = (from: Date): Date => addMonths(from, consoleLimits.cases.evidenceMonths);

interface Suspicion extends Pick<
  SecuredPicture,
  'caseId' | 'kind' | 'subject' | 'colour' | 'staffId' | 'sentAt'
> {
  readonly file: string;
}

/** Hides a picture and keeps its file; false if its owner was faster and took it away. */
export const securePicture = async (
  core: Core,
  tx: Tx,
  { caseId, kind, subject, file, colour, staffId, sentAt }: Suspicion,
): Promise<boolean> => {
  if (!(await reviewables[kind].secure(core, tx, { subject, file }, 'secured'))) return false;
  // The picture may just have been found lawful in an earlier case, which has not let go of it yet.
  await tx.db.update(securedPictures).set({ file: null }).where(eq(securedPictures.file, file));
  const securedAt = core.clock.now();
  const id = newId(securedAt.getTime());
  await tx.db
    .insert(securedPictures)
    .values({ id, caseId, kind, subject, file, colour, staffId, sentAt, securedAt });
  return true;
};

/** The pictures of a case whose files are kept. */
const findKept = async (db: Db, caseId: string) => {
  const rows = await db
    .select()
    .from(securedPictures)
    .where(and(eq(securedPictures.caseId, caseId), isNotNull(securedPictures.file)));
  return rows.flatMap(({ file, ...row }) => (file === null ? [] : [{ ...row, file }]));
};

const contentOf: Record<ReviewKind, RemovableContent | null> = {
  photo: 'photo',
  message_photo: 'message',
  selfie: null,
};

/** What a decision to remove can be about because of the pictures of a case. */
export const findSecuredContents = async (db: Db, caseId: string) =>
  new Set((await findKept(db, caseId)).map(({ kind }) => contentOf[kind]));

/** Carries out what was decided over the pictures of a case, or that it is open again. */
export const settlePictures = async (
  core: Core,
  tx: Tx,
  caseId: string,
  securing: Securing,
): Promise<void> => {
  const now = core.clock.now();
  for (const { id, kind, subject, file } of await findKept(tx.db, caseId)) {
    await reviewables[kind].secure(core, tx, { subject, file }, securing);
    await tx.db
      .update(securedPictures)
      .set({
        releasedAt: securing === 'waiting' ? now : null,
        keptUntil: securing === 'refused' ? endOfTime(now) : null,
      })
      .where(eq(securedPictures.id, id));
  }
};

/** Lets go of what was found to be lawful; its owner may have deleted it long ago. */
export const letGoOfReleased = async (core: Core, tx: Tx, caseId: string): Promise<void> => {
  const released = (await findKept(tx.db, caseId)).filter(({ releasedAt }) => releasedAt !== null);
  if (released.length === 0) return;
  await tx.db
    .update(securedPictures)
    .set({ file: null })
    .where(
      inArray(
        securedPictures.id,
        released.map(({ id }) => id),
      ),
    );
  await queueFileErasure(
    core,
    tx,
    released.map(({ file }) => file),
  );
};

/** What nobody decided about while the account was there is kept like other evidence. */
export const keepPicturesOf = async (
  core: Core,
  tx: Tx,
  caseIds: readonly string[],
): Promise<void> => {
  await tx.db
    .update(securedPictures)
    .set({ keptUntil: endOfTime(core.clock.now()) })
    .where(
      and(
        inArray(securedPictures.caseId, [...caseIds]),
        isNull(securedPictures.keptUntil),
        isNull(securedPictures.releasedAt),
      ),
    );
};

/** Erases the pictures whose time is over. */
export const forgetPictures = async (core: Core): Promise<void> => {
  const isOver = lt(securedPictures.keptUntil, core.clock.now());
  const over = await core.db
    .select({ id: securedPictures.id })
    .from(securedPictures)
    .where(and(isOver, isNotNull(securedPictures.file)));
  for (const { id } of over) {
    await core.transact(async (tx) => {
      const [picture] = await tx.db
        .select()
        .from(securedPictures)
        .where(and(eq(securedPictures.id, id), isOver))
        .for('update');
      if (!picture?.file) return;
      await tx.db.update(securedPictures).set({ file: null }).where(eq(securedPictures.id, id));
      await reviewables[picture.kind].forget(core, tx, picture.subject);
      await queueFileErasure(core, tx, [picture.file]);
    });
  }
};

/** A file that a case is about, and who may open it: all who may decide, and so not who secured it. */
export const findSecuredFile = async (db: Db, file: string) => {
  const [found] = await db
    .select({ siteId: cases.siteId, staffId: securedPictures.staffId })
    .from(securedPictures)
    .innerJoin(cases, eq(cases.id, securedPictures.caseId))
    .where(and(eq(securedPictures.file, file), isNull(securedPictures.releasedAt)));
  return found;
};

/** The pictures of a case, the first first. */
export const readPictures = async (
  db: Db,
  caller: Caller,
  caseId: string,
): Promise<CaseView['pictures']> => {
  const rows = await db
    .select({ picture: securedPictures, by: { id: staff.id, name: staff.name } })
    .from(securedPictures)
    .innerJoin(staff, eq(staff.id, securedPictures.staffId))
    .where(eq(securedPictures.caseId, caseId))
    .orderBy(asc(securedPictures.securedAt), asc(securedPictures.id));
  return rows.map(({ picture, by }) => {
    const { id, kind, file, colour, sentAt, securedAt, releasedAt } = picture;
    const isOpen = file !== null && releasedAt === null && by.id !== staffOf(caller).staffId;
    return {
      id,
      kind,
      filename: isOpen ? fileName(file, 'large') : null,
      colour,
      sent_at: sentAt.toISOString(),
      secured_by: by,
      secured_at: securedAt.toISOString(),
      released_at: releasedAt?.toISOString() ?? null,
    };
  });
};
