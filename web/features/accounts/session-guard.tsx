import { useEffect } from 'react';
import { sessionEnded } from '../../../contract/accounts.ts';
import { linkTo } from '../../../contract/routes.ts';
import { onSignedOut } from '../../lib/call.ts';
import { onLive } from '../../lib/live.ts';
import { isStaying } from './staying.ts';

const startOver = () => {
  if (!isStaying()) location.assign(linkTo('index'));
};

/** Signs this tab out when the session ends anywhere: logout in another tab, a ban, a password change. */
export function SessionGuard() {
  useEffect(() => {
    const stopCalls = onSignedOut(startOver);
    const stopLive = onLive(sessionEnded, startOver);
    return () => {
      stopCalls();
      stopLive();
    };
  }, []);
  return null;
}
