import type { ConsolePage } from '../pages.ts';
import type { Backlogs } from '../use-backlogs.ts';

/** What waits for moderators, each in a list of its own. */
const MODERATED: readonly ConsolePage['name'][] = [
  'cases',
  'complaints',
  'photo',
  'message_photo',
  'selfie',
];

/** Where each list that waits has its own line. */
export const NEEDS_ID = 'needs';

interface Moderated {
  readonly waiting: number;
  readonly oldestAt: string | null;
  /** The list of all that waits, if one has all of it, else where all lists are. */
  readonly path: string;
}

/** What waits for moderators in all, as far as it is known to whoever looks; else null. */
export const moderatedOf = (
  backlogs: Backlogs,
  pages: readonly Pick<ConsolePage, 'name' | 'path'>[],
): Moderated | null => {
  const known = MODERATED.flatMap((name) => {
    const backlog = backlogs.get(name);
    return backlog ? [{ name, ...backlog }] : [];
  });
  if (known.length === 0) return null;
  const waiting = known.filter((one) => one.waiting > 0);
  const [only] = waiting.length === 0 ? known : waiting;
  const list = pages.find(({ name }) => name === only?.name);
  return {
    waiting: known.reduce((all, one) => all + one.waiting, 0),
    oldestAt: known.flatMap(({ oldestAt }) => oldestAt ?? []).toSorted()[0] ?? null,
    path: waiting.length <= 1 && list ? list.path : `#${NEEDS_ID}`,
  };
};
