import { useMemo } from 'react';
import type {
  LedgerPart,
  MemberPage,
  OrdersPart,
  TrailPart,
} from '#contract/console/member-views.ts';
import { memberLedger, memberOrders, memberTrail } from '#contract/console/members.ts';
import type { Pages, PageSource } from '#web/lib/use-pages.ts';
import { usePages } from '#web/lib/use-pages.ts';
import { consoleCall } from '../console-call.ts';
import { horizonOf } from './timeline.ts';

/** How a list goes on. */
export interface More extends Pick<Pages<unknown>, 'state' | 'loadMore'> {
  readonly hasMore: boolean;
}

const noEntries: LedgerPart = { entries: [], next: null };
const noOrders: OrdersPart = { orders: [], next: null };

const nextOf = ({ next }: { readonly next: string | null }) => next;

const sourcesOf = (id: string) => ({
  ledger: {
    nextOf,
    load: (_, cursor, signal) => consoleCall(memberLedger, { query: { id, cursor } }, { signal }),
    append: (before, part) => ({ ...part, entries: [...before.entries, ...part.entries] }),
    sizeOf: ({ entries }) => entries.length,
  } satisfies PageSource<LedgerPart, LedgerPart>,
  orders: {
    nextOf,
    load: (_, cursor, signal) => consoleCall(memberOrders, { query: { id, cursor } }, { signal }),
    append: (before, part) => ({ ...part, orders: [...before.orders, ...part.orders] }),
    sizeOf: ({ orders }) => orders.length,
  } satisfies PageSource<OrdersPart, OrdersPart>,
  trail: {
    nextOf,
    load: (_, cursor, signal) => consoleCall(memberTrail, { query: { id, cursor } }, { signal }),
    append: (before, part) => ({ ...part, entries: [...before.entries, ...part.entries] }),
    sizeOf: ({ entries }) => entries.length,
  } satisfies PageSource<TrailPart, TrailPart>,
});

const moreOf = ({ data, state, loadMore }: Pages<{ readonly next: string | null }>): More => ({
  state,
  loadMore,
  hasMore: data.next !== null,
});

/** A member with as much of the long lists as was asked for, and how each goes on. */
export const useMemberLists = (given: MemberPage) => {
  const sources = useMemo(() => sourcesOf(given.id), [given.id]);
  const { money } = given;
  const ledger = usePages(money?.ledger ?? noEntries, sources.ledger);
  const ordered = usePages(money?.ordered ?? noOrders, sources.orders);
  const trail = usePages(given.trail, sources.trail);
  const member: MemberPage = {
    ...given,
    money: money && { ...money, ledger: ledger.data, ordered: ordered.data },
    trail: trail.data,
  };
  return {
    member,
    ledger: moreOf(ledger),
    ordered: moreOf(ordered),
    // The timeline is made of both: it goes on with the one that ends it.
    timeline: moreOf(horizonOf(member)?.list === 'ordered' ? ordered : trail),
  };
};
