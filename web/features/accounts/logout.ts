import { logout as logoutEndpoint } from '#contract/accounts/user.ts';
import { linkTo } from '#contract/routes.ts';
import { call } from '#web/lib/call.ts';
import { unsubscribePush } from '#web/lib/push.ts';
import { clearMemberStorage } from '#web/lib/device-storage.ts';
import { forgetDraft } from './signup/draft.ts';
import { suppressSignedOutModal } from './suppress-signed-out-modal.ts';

const PUSH_TIMEOUT_MS = 1500;

/** A browser that kept this page as it was may not show it to whoever goes back. */
const reloadOnReturn = () =>
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) location.reload();
  });

/**
 * Ends the session and starts over at the home page, with nothing of the member left in memory.
 * Rejects if the session could not be ended: its member has to know.
 */
export const logout = async (): Promise<void> => {
  // Nobody who logs out is asked to log in again.
  const restoreModal = suppressSignedOutModal();
  const pushEnded = unsubscribePush();
  try {
    await call(logoutEndpoint);
  } catch (error) {
    restoreModal();
    throw error;
  }
  forgetDraft();
  clearMemberStorage();
  reloadOnReturn();
  // A browser that does not answer keeps nobody here.
  const timeout = new Promise((resolve) => setTimeout(resolve, PUSH_TIMEOUT_MS));
  await Promise.race([pushEnded, timeout]);
  location.assign(linkTo('index'));
};
