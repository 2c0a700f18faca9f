import type { Books } from './books.ts';
import type { Entry, PendingEvent } from './entry.ts';
import { advanceEntry } from './entry.ts';
import { disputeOf } from './disputes.ts';
import { sign, SIGNATURE } from './signature.ts';

/** Brings one signed word to us and gives the status that it was answered with. */
export type Deliver = (word: {
  readonly body: string;
  readonly headers: Readonly<Record<string, string>>;
}) => Promise<number>;

/** Brings word of payments, at least once, and lets happen what happens by itself. */
interface Delivery {
  /** From here on word is delivered, beginning with what is left from before. */
  start(deliver: Deliver): Promise<void>;
  /** Something has changed. */
  wake(entry: Entry): void;
  close(): Promise<void>;
}

const MAX_PAUSE_MS = 3_600_000;
const RETRY_AFTER_ERROR_MS = 5000;

const dueAt = ({ next, events }: Entry): number =>
  Math.min(next?.at ?? Infinity, ...events.map(({ at }) => at));

/** What is posted to us of an event. */
export const bodyOf = (entry: Entry, event: PendingEvent): string => {
  const at = new Date(event.happenedAt ?? event.at).toISOString();
  const dispute = disputeOf({ ...entry, dispute: event.dispute ?? null });
  return JSON.stringify({ id: event.id, at, payment: event.report, dispute });
};

export const createDelivery = (
  books: Books,
  now: () => Date,
  /** Before the second try; it doubles with each. */
  pause: number,
): Delivery => {
  const timers = new Map<string, NodeJS.Timeout>();
  const running = new Map<string, Promise<void>>();
  let deliver: Deliver | null = null;
  let closed = false;
  const time = () => now().getTime();

  const send = async (entry: Entry, event: PendingEvent): Promise<boolean> => {
    const body = bodyOf(entry, event);
    const headers = {
      'content-type': 'application/json',
      [SIGNATURE]: sign(books.key, body, now()),
    };
    try {
      return (await deliver?.({ body, headers })) === 200;
    } catch {
      // Whatever went wrong on the way, it is sent again.
      return false;
    }
  };

  const deliverOne = async (from: Entry, event: PendingEvent): Promise<void> => {
    const { reference } = from;
    const answered = await send(from, event);
    const again = Math.min(pause * 2 ** event.tries, MAX_PAUSE_MS);
    const later = { ...event, tries: event.tries + 1, at: time() + again };
    await books.change(
      reference,
      (entry) =>
        entry && {
          ...entry,
          events: entry.events
            .filter(({ id }) => !answered || id !== event.id)
            .map((one) => (one.id === event.id ? later : one)),
        },
    );
  };

  const run = async (reference: string): Promise<void> => {
    const entry = await books.change(reference, (found) => found && advanceEntry(found, time()));
    for (const event of entry?.events ?? []) {
      if (entry && !closed && event.at <= time()) await deliverOne(entry, event);
    }
  };

  const runOnce = async (reference: string): Promise<void> => {
    timers.delete(reference);
    // A folder that cannot be written now may be later; nothing is lost meanwhile.
    const soonest = await run(reference).then(
      () => 0,
      () => RETRY_AFTER_ERROR_MS,
    );
    running.delete(reference);
    const entry = await books.read(reference).catch(() => null);
    if (entry) wake(entry, soonest);
  };

  const wake = (entry: Entry, soonest = 0): void => {
    const { reference } = entry;
    const due = dueAt(entry);
    if (closed || !deliver || due === Infinity || running.has(reference)) return;
    clearTimeout(timers.get(reference));
    const timer = setTimeout(
      () => running.set(reference, runOnce(reference)),
      Math.max(soonest, due - time()),
    );
    timers.set(reference, timer.unref());
  };

  return {
    wake,
    start: async (given) => {
      deliver = given;
      for (const reference of await books.references()) {
        const entry = await books.read(reference);
        if (entry) wake(entry);
      }
    },
    close: async () => {
      closed = true;
      for (const timer of timers.values()) clearTimeout(timer);
      timers.clear();
      await Promise.all(running.values());
    },
  };
};
