import { useState } from 'react';
import { orderList } from '#contract/console/orders.ts';
import type { Answer } from '#contract/core/endpoint.ts';
import { consoleCall } from '../console-call.ts';
import type { OrderQuery } from './order-filters.ts';

export type OrderList = Answer<typeof orderList>;

interface Later {
  readonly orders: OrderList['orders'];
  readonly next: string | null;
}

/** The first page as it is now, and those that were asked for after it. */
export const useOrders = (query: OrderQuery, loaded: OrderList) => {
  const [later, setLater] = useState<Later | null>(null);
  const [more, setMore] = useState<'idle' | 'loading' | 'failed'>('idle');
  const known = new Set(loaded.orders.map(({ id }) => id));
  const rest = later?.orders.filter(({ id }) => !known.has(id)) ?? [];
  const next = later ? later.next : loaded.next;
  return {
    orders: [...loaded.orders, ...rest],
    next,
    more,
    loadMore: async () => {
      if (more === 'loading' || next === null) return;
      setMore('loading');
      try {
        const page = await consoleCall(orderList, { query: { ...query, cursor: next } });
        setLater({ orders: [...(later?.orders ?? []), ...page.orders], next: page.next });
        setMore('idle');
      } catch {
        setMore('failed');
      }
    },
  };
};
