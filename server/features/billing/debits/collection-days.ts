import type { Core } from '#server/core/index.ts';
import type { Day } from './calendar.ts';
import { addBusinessDays, dayOf, isBusinessDay, addDays } from './calendar.ts';

/** Business days that banks want to hear of a collection ahead. */
export const LEAD_DAYS = 2;

/** Business days after a collection in which a bank may return the debit, with one until we hear of it. */
export const RETURN_WINDOW_DAYS = 6;

/** When an order of this moment is collected: the next run is on the next day, and banks want their time. */
export const nextCollectionDay = ({ clock }: Core): Day =>
  addBusinessDays(dayOf(clock.now()), 1 + LEAD_DAYS);

/** When it is known that no bank sends a debit back: what comes on the last day is read in the night after it. */
export const confirmationDay = (collectOn: Day): Day =>
  addDays(addBusinessDays(collectOn, RETURN_WINDOW_DAYS), 1);

/** Days that the law gives for a refund, counted from the day it was asked for. */
const MAX_REFUND_DAYS = 14;

/**
 * When money for returned credits leaves: once no bank sends the debit back, or in time for the law if
 * that is sooner, but never before it was collected. It is with the bank on the next business day.
 */
export const refundDay = (collectOn: Day, requestedOn: Day): Day => {
  let lastBusinessDay = addDays(requestedOn, MAX_REFUND_DAYS);
  while (!isBusinessDay(lastBusinessDay)) lastBusinessDay = addDays(lastBusinessDay, -1);
  const [earliest, deadline, confirmed] = [
    addDays(collectOn, 1),
    addDays(lastBusinessDay, -1),
    confirmationDay(collectOn),
  ];
  const preferred = deadline < confirmed ? deadline : confirmed;
  return preferred > earliest ? preferred : earliest;
};
