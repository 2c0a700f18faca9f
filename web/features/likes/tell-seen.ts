import { matchSeen } from '../../../contract/likes/likes.ts';
import { call } from '../../lib/call.ts';
import { forgetNews } from './kept-lists.ts';

/** Tells that a like or a match was looked at; all devices count less. */
export const tellSeen = (member: string): void => {
  forgetNews(member);
  // Not told, it is new once more on another day, which does no harm.
  call(matchSeen, { body: { member } }).catch(() => undefined);
};
