import { logout as logoutEndpoint } from '../../../contract/accounts.ts';
import { linkTo } from '../../../contract/routes.ts';
import { call } from '../../lib/call.ts';

const startOver = () => location.assign(linkTo('index'));

/** Ends the session and starts over at the home page, with nothing of the member left in memory. */
export const logout = (): void => {
  call(logoutEndpoint).then(startOver, startOver);
};
