import { hasLoggedOut, memberKey } from '#web/lib/device-storage.ts';
import type { StateStore } from './state-store.ts';
import type { SettingsSync } from './settings-sync.ts';

const storageKey = (me: string, member: string) => memberKey(`draft:${me}:${member}`);

/** Keeps words on this device until the server has them, or they were sent or put away. */
export const storeDraft = (me: string, member: string, text: string): void => {
  if (hasLoggedOut()) return;
  try {
    if (text === '') localStorage.removeItem(storageKey(me, member));
    else localStorage.setItem(storageKey(me, member), text);
  } catch {
    // Without storage they are kept until the page is left.
  }
};

/** The server has this draft; removes the local copy unless it is newer. */
const removeStoredDraft = (me: string, member: string, text: string): void => {
  if (readStoredDraft(me, member) === text) storeDraft(me, member, '');
};

export const readStoredDraft = (me: string, member: string): string | null => {
  try {
    return localStorage.getItem(storageKey(me, member));
  } catch {
    return null;
  }
};

/** Saves a draft on the server; a message sent meanwhile clears the draft there. */
export const createDraftSync =
  (me: string, store: StateStore, settingsSync: SettingsSync) =>
  (member: string, conversation: string, text: string): void => {
    const hasNothingQueued = () => !store.get().outbox.some((item) => item.member === member);
    settingsSync.saveDraft(conversation, text, () => {
      const hadNothingQueued = hasNothingQueued();
      return () => {
        if (hadNothingQueued && hasNothingQueued()) removeStoredDraft(me, member, text);
      };
    });
  };
