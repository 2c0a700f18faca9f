import type { PaymentEvent, Payments, ProviderMethod } from '../payments.ts';
import type { Books } from './books.ts';
import { testCards } from './cards.ts';
import { choicePages } from './choices.ts';
import { bodyOf } from './delivery.ts';
import type { Attempt, Delays, Entry, Outcome } from './entry.ts';
import { advanceEntry } from './entry.ts';
import { parseEvent } from './parse-event.ts';

/** Payments of the past, which are in nobody's books until they are kept. */
export interface PastPayments {
  readonly payments: Payments;
  /** Pays an order with what has a certain outcome. */
  pay(orderId: string, outcome: Outcome): Promise<void>;
  /** Word of payments until now, each once, in the order in which it happened. */
  takeEvents(): Promise<PaymentEvent[]>;
  /** Writes all of them into the books, from where they go on by themselves. */
  keep(): Promise<void>;
}

const DAY_MS = 86_400_000;

/** As long as with real banks. */
export const PAST_DELAYS: Delays = { settle: 1.1 * DAY_MS, take: 5.2 * DAY_MS, open: 1_800_000 };

interface MemoryBooks extends Books {
  entries(): Entry[];
}

/** Books that are not written anywhere, in which payments are called as in others. */
export const memoryBooks = (others: Books): MemoryBooks => {
  const entries = new Map<string, Entry>();
  const read = async (reference: string) => entries.get(reference) ?? null;
  return {
    key: others.key,
    referenceFor: (orderId) => others.referenceFor(orderId),
    read,
    change: async (reference, work) => {
      const after = await work(await read(reference));
      if (after) entries.set(reference, after);
      return after;
    },
    references: async () => [...entries.keys()],
    entries: () => [...entries.values()],
  };
};

/** What a payer chooses so that it comes to this. */
export const attemptWith = (method: ProviderMethod, outcome: Outcome): Attempt => {
  const cards = testCards.map((card) => ({ ...card, last4: card.number.slice(-4) }));
  const choices = method === 'card' ? cards : choicePages[method].choices;
  const choice = choices.find((one) => one.outcome === outcome) ?? choices[0];
  const { brand, last4 } = choice ?? { brand: '', last4: '' };
  return { outcome, paidWith: { method, brand, last4 }, keep: method === 'card', asks: null };
};

export const takeEvents = async (books: MemoryBooks, now: Date): Promise<PaymentEvent[]> => {
  const events: PaymentEvent[] = [];
  for (const { reference } of books.entries()) {
    await books.change(reference, (found) => {
      if (!found) return null;
      const entry = advanceEntry(found, now.getTime());
      events.push(...entry.events.map((event) => parseEvent(Buffer.from(bodyOf(entry, event)))));
      return { ...entry, events: [] };
    });
  }
  const timeOf = ({ happenedAt }: PaymentEvent) => happenedAt?.getTime() ?? 0;
  return events.toSorted((one, other) => timeOf(one) - timeOf(other));
};
