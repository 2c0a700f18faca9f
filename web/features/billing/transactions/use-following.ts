import { useEffect, useEffectEvent } from 'react';
import { useRevalidator } from 'react-router';
import type { OrderView } from '../../../../contract/billing/orders.ts';
import { orderChanged, orderCheck } from '../../../../contract/billing/orders.ts';
import { call } from '../../../lib/call.ts';
import { onLive, onReconnected } from '../../../lib/live.ts';
import { isOpen } from './rules/order-word.ts';
import { looking } from './rules/looking.ts';

/** Reads the page again as soon as its order has moved on. */
export const useFollowing = (order: OrderView): void => {
  const { revalidate } = useRevalidator();
  const { id } = order;
  const open = isOpen(order);
  const moved = useEffectEvent((state: OrderView['state']) => {
    if (state !== order.state) void revalidate();
  });
  useEffect(() => {
    if (!open) return;
    const leaving = new AbortController();
    const { now, stop } = looking(async () => {
      const answer = await call(orderCheck, { body: { id } }, { signal: leaving.signal });
      moved(answer.order.state);
    });
    const stopReconnected = onReconnected(now);
    return () => {
      leaving.abort();
      stop();
      stopReconnected();
    };
  }, [id, open]);
  // Also when it is settled: a bank may take a payment back while one looks at it.
  useEffect(
    () =>
      onLive(orderChanged, (changed) => {
        if (changed.id === id) moved(changed.state);
      }),
    [id],
  );
};
