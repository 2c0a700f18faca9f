import type { DecisionGround, RemovableContent } from '#contract/decisions.ts';
import type { photoRejectionReasons } from '#contract/members/index.ts';
import { and, asc, desc, eq, gt, inArray, isNotNull, isNull } from '#server/db/sql.ts';
import type { Core, Tx } from '#server/core/index.ts';
import type { Db } from '#server/db/index.ts';
import { tables } from '#server/db/index.ts';
import { setSuspension } from '#server/features/accounts/index.ts';
import type { RemovedHeld, RemovedMessage } from '#server/features/chat/index.ts';
import {
  dropHeldOf,
  eraseRemovedPhoto,
  findDeliveredNo,
  releaseHeld,
  removeHeld,
  removeMessage,
  restoreHeld,
  restoreMessage,
  settleDropped,
} from '#server/features/chat/index.ts';
import type { PhotoState } from '#server/features/members/photos/index.ts';
import { relist } from '#server/features/members/index.ts';
import { changePhotoState } from '#server/features/members/photos/index.ts';
import type { Case } from './queries.ts';
import { findSecuredContents } from './secure-picture.ts';

const { decisions, profiles, reports } = tables;

export type Decision = typeof decisions.$inferSelect;

/** What was removed, so that it can be put back. */
type Removed =
  | {
      readonly content: 'message';
      readonly messages: readonly RemovedMessage[];
      /** Messages that nobody had got yet; older decisions know of none. */
      readonly held?: readonly RemovedHeld[];
    }
  | { readonly content: 'photo'; readonly photos: readonly PhotoState[] }
  | { readonly content: 'about'; readonly profileId: string; readonly about: string };

/** What the owner of a removed photo reads beside it. */
const photoReasons: Record<DecisionGround, (typeof photoRejectionReasons)[number]> = {
  money: 'contact_details',
  harassment: 'unlawful',
  impersonation: 'somebody_else',
  privacy: 'somebody_else',
  unlawful: 'unlawful',
  misuse: 'contact_details',
  underage: 'child',
};

const findReported = (db: Db, caseId: string) =>
  db.select().from(reports).where(eq(reports.caseId, caseId)).orderBy(asc(reports.createdAt));

/** What of a member can be removed because of a case. */
export const findRemovable = async (
  db: Db,
  { id, memberId }: Case,
): Promise<RemovableContent[]> => {
  if (memberId === null) return [];
  const reported = await findReported(db, id);
  const secured = await findSecuredContents(db, id);
  const [profile] = await db
    .select({ about: profiles.about })
    .from(profiles)
    .where(eq(profiles.id, memberId));
  const has: Record<RemovableContent, boolean> = {
    message: secured.has('message') || reported.some(({ messages }) => messages !== null),
    photo: secured.has('photo') || reported.some(({ photoId }) => photoId !== null),
    about: Boolean(profile?.about),
  };
  return (['message', 'photo', 'about'] as const).filter((content) => has[content]);
};

const removeMessages = async (core: Core, tx: Tx, { id, memberId }: Case) => {
  const removed: RemovedMessage[] = [];
  const held: RemovedHeld[] = [];
  for (const report of await findReported(tx.db, id)) {
    const { reporterId, heldForId, heldClientId } = report;
    const receiverId = reporterId ?? heldForId;
    if (receiverId === null || memberId === null) continue;
    const two = [memberId, receiverId] as const;
    const waiting = heldClientId && (await removeHeld(tx, two, heldClientId));
    if (waiting) held.push(waiting);
    // A held message may have been delivered since, and then has another number.
    const no = heldClientId
      ? await findDeliveredNo(tx.db, two, heldClientId)
      : report.messages?.at(-1)?.no;
    const message = no === undefined ? null : await removeMessage(core, tx, two, no);
    if (message) removed.push(message);
  }
  return { messages: removed, held };
};

const removePhotos = async (core: Core, tx: Tx, { id }: Case, ground: DecisionGround) => {
  const removed: PhotoState[] = [];
  const reported = await findReported(tx.db, id);
  for (const photoId of new Set(reported.flatMap((report) => report.photoId ?? []))) {
    const state = { id: photoId, status: 'rejected', reason: photoReasons[ground] } as const;
    const before = await changePhotoState(core, tx, state);
    if (before) removed.push(before);
  }
  return removed;
};

const removeAbout = async (core: Core, tx: Tx, memberId: string): Promise<Removed | null> => {
  const [profile] = await tx.db
    .select({ about: profiles.about })
    .from(profiles)
    .where(eq(profiles.id, memberId))
    .for('update');
  if (!profile?.about) return null;
  await tx.db.update(profiles).set({ about: '' }).where(eq(profiles.id, memberId));
  await relist(core, tx, memberId);
  return { content: 'about', profileId: memberId, about: profile.about };
};

/** Removes what was reported, and returns it sealed; null where its owner was faster. */
export const removeContent = async (
  core: Core,
  tx: Tx,
  row: Case & { readonly memberId: string },
  content: RemovableContent,
  ground: DecisionGround,
): Promise<string | null> => {
  if (content === 'about') {
    const removed = await removeAbout(core, tx, row.memberId);
    return removed && core.seal.close(removed);
  }
  const removed: Removed =
    content === 'message'
      ? { content, ...(await removeMessages(core, tx, row)) }
      : { content, photos: await removePhotos(core, tx, row, ground) };
  const count =
    removed.content === 'message'
      ? removed.messages.length + (removed.held?.length ?? 0)
      : removed.photos.length;
  // What is secured is hidden already.
  const isNothing = count === 0 && !(await findSecuredContents(tx.db, row.id)).has(content);
  return isNothing ? null : core.seal.close(removed);
};

/** Puts back what a decision removed; what its owner changed since stays as they want it. */
export const restoreContent = async (
  core: Core,
  tx: Tx,
  sealed: string,
  wasTold: boolean,
): Promise<void> => {
  const removed = core.seal.open(sealed) as Removed;
  if (removed.content === 'message') {
    for (const message of removed.messages) await restoreMessage(core, tx, message);
    for (const held of removed.held ?? []) await restoreHeld(core, tx, held, wasTold);
  } else if (removed.content === 'photo') {
    for (const photo of removed.photos) await changePhotoState(core, tx, photo);
  } else {
    const { profileId, about } = removed;
    await tx.db
      .update(profiles)
      .set({ about })
      .where(and(eq(profiles.id, profileId), eq(profiles.about, '')));
    await relist(core, tx, profileId);
  }
};

/**
 * What a decision means for held messages, once it can no longer be undone. Those that it removed are
 * paid back, whoever is shut out has none delivered any more, and all else is delivered: what no
 * statement of reasons speaks of is not kept back.
 */
export const settleHeld = async (
  core: Core,
  tx: Tx,
  { caseId, kind, removed: sealed }: Decision,
): Promise<void> => {
  const removed = sealed === null ? null : (core.seal.open(sealed) as Removed);
  if (removed?.content === 'message') {
    await settleDropped(core, tx, removed.held?.map(({ held }) => held) ?? []);
  }
  const reported = await findReported(tx.db, caseId);
  for (const { memberId, heldForId, heldClientId } of reported) {
    if (memberId === null) continue;
    if (kind === 'suspend' || kind === 'ban') await dropHeldOf(core, tx, memberId);
    else if (heldForId && heldClientId)
      await releaseHeld(core, tx, [memberId, heldForId], heldClientId);
  }
};

/** Lets go of what was removed once nobody can ask for it back. */
export const forgetRemoved = async (core: Core, tx: Tx, sealed: string): Promise<void> => {
  const removed = core.seal.open(sealed) as Removed;
  if (removed.content !== 'message') return;
  for (const message of removed.messages) await eraseRemovedPhoto(core, tx, message);
};

/** Shuts a member out for as long as the decisions about them say that still hold. */
export const applySuspensions = async (core: Core, tx: Tx, userId: string): Promise<void> => {
  const [longest] = await tx.db
    .select({ until: decisions.until, reference: decisions.reference })
    .from(decisions)
    .where(
      and(
        eq(decisions.userId, userId),
        inArray(decisions.kind, ['suspend', 'ban']),
        isNull(decisions.undoneAt),
        isNotNull(decisions.until),
        gt(decisions.until, core.clock.now()),
      ),
    )
    .orderBy(desc(decisions.until))
    .limit(1);
  const { until, reference } = longest ?? {};
  await setSuspension(core, tx, userId, until && reference ? { until, reference } : null);
};
