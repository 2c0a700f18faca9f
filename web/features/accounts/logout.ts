import { logout as logoutEndpoint } from '../../../contract/accounts/user.ts';
import { linkTo } from '../../../contract/routes.ts';
import { call } from '../../lib/call.ts';
import { leavePush } from '../../lib/push.ts';
import { forgetOwn } from '../../lib/stored.ts';
import { forgetDraft } from './signup/draft.ts';
import { stayHere } from './staying.ts';

const LEAVE_WITHIN_MS = 1500;

const startOver = () => location.assign(linkTo('index'));

/** Ends the session and starts over at the home page, with nothing of the member left in memory. */
export const logout = (): void => {
  forgetDraft();
  forgetOwn();
  // Nobody who logs out is asked to log in again.
  stayHere();
  const left = leavePush();
  // A browser that does not answer keeps nobody here.
  const late = new Promise((resolve) => setTimeout(resolve, LEAVE_WITHIN_MS));
  const loggedOut = call(logoutEndpoint).catch(() => undefined);
  void Promise.all([loggedOut, Promise.race([left, late])]).then(startOver);
};
