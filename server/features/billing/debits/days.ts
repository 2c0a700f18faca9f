import type { Core } from '../../../core/index.ts';
import type { Day } from './calendar.ts';
import { businessDay, dayOf, isBusinessDay, shift } from './calendar.ts';

/** Banks want a collection so many business days ahead. */
export const LEAD_DAYS = 2;

/** So long after the day of collection a bank sends a debit back, and a day more until we hear of it. */
export const ANSWER_DAYS = 6;

/** When an order of this moment is collected: the next run is on the next day, and banks want their time. */
export const nextCollection = ({ clock }: Core): Day =>
  businessDay(dayOf(clock.now()), 1 + LEAD_DAYS);

/** When it is known that no bank sends a debit back: what comes on the last day is read in the night after it. */
export const confirmedBy = (collectOn: Day): Day => shift(businessDay(collectOn, ANSWER_DAYS), 1);

/** The law gives so many days to pay back, counted from the day of the asking. */
const PAY_BACK_DAYS = 14;

/**
 * When money for returned credits leaves: once no bank sends the debit back, or in time for the law if
 * that is sooner, but never before it was collected. It is with the bank on the next business day.
 */
export const refundDay = (collectOn: Day, asked: Day): Day => {
  let last = shift(asked, PAY_BACK_DAYS);
  while (!isBusinessDay(last)) last = shift(last, -1);
  const [soonest, inTime, certain] = [shift(collectOn, 1), shift(last, -1), confirmedBy(collectOn)];
  const leaves = inTime < certain ? inTime : certain;
  return leaves > soonest ? leaves : soonest;
};
