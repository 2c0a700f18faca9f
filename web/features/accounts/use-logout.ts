import { useCallback } from 'react';
import { logout } from '../../../contract/accounts.ts';
import { linkTo } from '../../../contract/routes.ts';
import { call } from '../../lib/call.ts';

/** Ends the session and starts over at the home page, with nothing of the member left in memory. */
export const useLogout = (): (() => void) =>
  useCallback(() => {
    const leave = () => location.assign(linkTo('index'));
    call(logout).then(leave, leave);
  }, []);
