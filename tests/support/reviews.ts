import { and, eq, isNull } from 'drizzle-orm';
import { expect } from 'vitest';
import type { Input } from '#contract/core/endpoint.ts';
import type { ReviewItem, ReviewKind } from '#contract/console/index.ts';
import * as contract from '#contract/console/index.ts';
import { tables } from '#server/db/index.ts';
import { moderationJobs } from '#server/features/moderation/index.ts';
import type { TestApp } from './app.ts';
import type { Person } from './people.ts';
import { addPhotoRows } from './photos.ts';
import type { Staff } from './staff.ts';

export type Decision = Input<typeof contract.reviewDecide>['body'];

/** Decides over a picture, as it goes over the wire. */
export const decide = (app: TestApp, { staff }: Staff, body: Partial<Decision>) =>
  app.send('POST', contract.reviewDecide.path, { staff, body });

/** Lets what was decided over a picture take effect, as if the time to undo it had passed. */
export const carryOut = async (app: Pick<TestApp, 'core'>, subject: string): Promise<void> => {
  const { reviews } = tables;
  const open = and(eq(reviews.subject, subject), isNull(reviews.doneAt));
  const found = await app.core.db.select({ id: reviews.id }).from(reviews).where(open);
  const job = moderationJobs(app.core).find(({ name }) => name === 'carry-out-review');
  for (const review of found) await job?.run(review);
};

/** Decides over a picture for good. */
export const review = async (app: TestApp, person: Staff, body: Decision): Promise<void> => {
  const answer = await decide(app, person, body);
  expect(answer.statusCode, answer.payload).toBe(200);
  await carryOut(app, body.id);
};

/** What somebody gets to look at. */
export const claim = async (
  app: TestApp,
  { staff }: Staff,
  kind: ReviewKind,
): Promise<ReviewItem[]> =>
  (await app.as({ staff })(contract.reviewClaim, { body: { kind } })).items;

export const release = async (app: TestApp, { staff }: Staff, kind: ReviewKind): Promise<void> => {
  await app.as({ staff })(contract.reviewRelease, { body: { kind } });
};

/** What waits of a kind, as somebody sees the queue. */
export const queueOf = (app: TestApp, { staff }: Staff, kind: ReviewKind) =>
  app.as({ staff })(contract.reviewQueue, { query: { kind } });

/** Asks for a picture of the queue. */
export const fetchReviewFile = async (app: TestApp, { staff }: Staff, name: string) =>
  (await app.send('GET', `/api/admin/pictures/${name}.webp`, { staff })).statusCode;

/** Gives a test a queue of its own. */
export const emptyPhotoQueue = async ({ core: { db } }: Pick<TestApp, 'core'>): Promise<void> => {
  await db.delete(tables.photos);
  await db.delete(tables.reviewClaims);
};

/** Photos of somebody that wait, the oldest first. */
export const addWaiting = async (
  { core }: Pick<TestApp, 'core'>,
  count: number,
  person: Person,
): Promise<string[]> => {
  const now = core.clock.now().getTime();
  const rows = Array.from({ length: count }, (_, index) => ({
    status: 'pending' as const,
    createdAt: new Date(now - (count - index) * 60_000),
  }));
  return (await addPhotoRows(core, person, rows)).map(({ id }) => id);
};

export const idsOf = (items: readonly { readonly id: string }[]): string[] =>
  items.map(({ id }) => id);

export const firstOf = <T>([first]: readonly T[]): T => {
  if (first === undefined) throw new Error('There is none.');
  return first;
};
