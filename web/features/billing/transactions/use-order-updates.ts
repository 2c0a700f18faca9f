import { useEffect, useEffectEvent, useState } from 'react';
import { useRevalidator } from 'react-router';
import type { OrderView } from '#contract/billing/orders.ts';
import { orderChanged, orderCheck } from '#contract/billing/orders.ts';
import { call } from '#web/lib/call.ts';
import { onLive, onReconnected } from '#web/lib/live.ts';
import type { OrderData } from './page-data.ts';
import { isOpen } from './rules/order-status.ts';
import { pollWhileVisible } from './rules/poll-while-visible.ts';

/** Reads the page again as soon as its order has moved on. Tells whether it can be paid by now. */
export const useOrderUpdates = ({ order, payable }: OrderData): boolean => {
  const { revalidate } = useRevalidator();
  const { id } = order;
  const open = isOpen(order);
  const [isPayable, setPayable] = useState(payable);
  const onStateChange = useEffectEvent((state: OrderView['state']) => {
    if (state !== order.state) void revalidate();
  });
  useEffect(() => {
    if (!open) return;
    const controller = new AbortController();
    const { checkNow, stop } = pollWhileVisible(async () => {
      const answer = await call(orderCheck, { body: { id } }, { signal: controller.signal });
      setPayable(answer.payable);
      onStateChange(answer.order.state);
    });
    const stopReconnected = onReconnected(checkNow);
    return () => {
      controller.abort();
      stop();
      stopReconnected();
    };
  }, [id, open]);
  // Also when it is settled: a bank may take a payment back while one looks at it.
  useEffect(
    () =>
      onLive(orderChanged, (changed) => {
        if (changed.id === id) onStateChange(changed.state);
      }),
    [id],
  );
  return payable || isPayable;
};
