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
  const all = [...loaded.first, ...loaded.orders, ...(later?.orders ?? [])];
  const next = later ? later.next : loaded.next;
  return {
    // What waits for us comes first, and once.
    orders: all.filter(({ id }, index) => all.findIndex((one) => one.id === id) === index),
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
