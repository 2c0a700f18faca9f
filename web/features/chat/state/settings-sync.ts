import { conversationUpdate } from '#contract/chat/chats.ts';
import type { Call } from '#contract/core/client.ts';
import { ignore } from '#web/lib/ignore.ts';

/** Words that are being written are kept when the fingers rest. */
const DEBOUNCE_MS = 500;

type Settings = { readonly muted: boolean } | { readonly draft: string };

interface PendingDraft {
  readonly timer: ReturnType<typeof setTimeout>;
  readonly draft: string;
  /** Called when the draft is sent; the returned function is called when the server has it. */
  readonly onSend: () => () => void;
}

/** Saves the settings of a chat: whether it is muted, and its draft. */
export const createSettingsSync = (call: Call) => {
  const pendingDrafts = new Map<string, PendingDraft>();
  /** How many changes this tab made itself, and will be told of. */
  const ownChanges = new Map<string, number>();
  const countOwnChange = (conversation: string, by: number): void =>
    void ownChanges.set(conversation, (ownChanges.get(conversation) ?? 0) + by);

  const saveSettings = async (
    conversation: string,
    settings: Settings,
    via: Call = call,
  ): Promise<void> => {
    countOwnChange(conversation, 1);
    try {
      await via(conversationUpdate, { body: { conversation, ...settings } });
    } catch (error) {
      countOwnChange(conversation, -1);
      throw error;
    }
  };

  const flushDraft = (conversation: string, via?: Call): void => {
    const pendingDraft = pendingDrafts.get(conversation);
    if (!pendingDraft) return;
    clearTimeout(pendingDraft.timer);
    pendingDrafts.delete(conversation);
    const onSaved = pendingDraft.onSend();
    // A page that is being left may be made anew from before this; only one that stays is told. If it
    // fails, the next words are kept again.
    const notifySaved = () => void setTimeout(onSaved, DEBOUNCE_MS);
    saveSettings(conversation, { draft: pendingDraft.draft }, via).then(notifySaved, ignore);
  };

  return {
    saveSettings,
    saveDraft: (conversation: string, draft: string, onSend: PendingDraft['onSend']): void => {
      clearTimeout(pendingDrafts.get(conversation)?.timer);
      const timer = setTimeout(() => flushDraft(conversation), DEBOUNCE_MS);
      pendingDrafts.set(conversation, { timer, draft, onSend });
    },
    /** The page may be gone in a moment. */
    flush: (via: Call): void => {
      for (const conversation of pendingDrafts.keys()) flushDraft(conversation, via);
    },
    /** Whether a change event is the echo of this tab's own change; each own change is consumed once. */
    consumeOwnChange: (conversation: string): boolean => {
      const isExpected = (ownChanges.get(conversation) ?? 0) > 0;
      if (isExpected) countOwnChange(conversation, -1);
      return isExpected;
    },
    /** After a break nothing is told any more of what was done before it. */
    reset: (): void => ownChanges.clear(),
  };
};

export type SettingsSync = ReturnType<typeof createSettingsSync>;
