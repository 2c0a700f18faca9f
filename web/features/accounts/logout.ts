import { logout as logoutEndpoint } from '../../../contract/accounts/user.ts';
import { linkTo } from '../../../contract/routes.ts';
import { call } from '../../lib/call.ts';
import { forgetDraft } from './signup/draft.ts';
import { stayHere } from './staying.ts';

const startOver = () => location.assign(linkTo('index'));

/** Ends the session and starts over at the home page, with nothing of the member left in memory. */
export const logout = (): void => {
  forgetDraft();
  // Nobody who logs out is asked to log in again.
  stayHere();
  call(logoutEndpoint).then(startOver, startOver);
};
