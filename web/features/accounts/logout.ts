import { logout as logoutEndpoint } from '../../../contract/accounts/user.ts';
import { linkTo } from '../../../contract/routes.ts';
import { call } from '../../lib/call.ts';
import { leavePush } from '../../lib/push.ts';
import { forgetOwn } from '../../lib/stored.ts';
import { forgetDraft } from './signup/draft.ts';
import { stayHere } from './staying.ts';

const LEAVE_WITHIN_MS = 1500;

/** A browser that kept this page as it was may not show it to whoever goes back. */
const loadAnewOnReturn = () =>
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) location.reload();
  });

/**
 * Ends the session and starts over at the home page, with nothing of the member left in memory.
 * Rejects if the session could not be ended: its member has to know.
 */
export const logout = async (): Promise<void> => {
  // Nobody who logs out is asked to log in again.
  const goOn = stayHere();
  const withoutPush = leavePush();
  try {
    await call(logoutEndpoint);
  } catch (error) {
    goOn();
    throw error;
  }
  forgetDraft();
  forgetOwn();
  loadAnewOnReturn();
  // A browser that does not answer keeps nobody here.
  const late = new Promise((resolve) => setTimeout(resolve, LEAVE_WITHIN_MS));
  await Promise.race([withoutPush, late]);
  location.assign(linkTo('index'));
};
