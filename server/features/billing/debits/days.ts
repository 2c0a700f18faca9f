import type { Core } from '../../../core/index.ts';
import type { Day } from './calendar.ts';
import { businessDay, dayOf } from './calendar.ts';

/** Banks want a collection so many business days ahead. */
export const LEAD_DAYS = 2;

/** So long after the day of collection a bank sends a debit back, and a day more until we hear of it. */
export const ANSWER_DAYS = 6;

/** When an order of this moment is collected: the next run is on the next day, and banks want their time. */
export const nextCollection = ({ clock }: Core): Day =>
  businessDay(dayOf(clock.now()), 1 + LEAD_DAYS);

/** When it is known that no bank sends a debit back. */
export const confirmedBy = (collectOn: Day): Day => businessDay(collectOn, ANSWER_DAYS);
