import { conversationUpdate } from '../../../../contract/chat/chats.ts';
import type { Call } from '../../../../contract/core/client.ts';

/** Words that are being written are kept when the fingers rest. */
const REST = 500;

type Settings = { readonly muted: boolean } | { readonly draft: string };

interface Draft {
  readonly timer: ReturnType<typeof setTimeout>;
  readonly draft: string;
  /** Called when it leaves; what it gives is called when the server has it. */
  readonly begin: () => () => void;
}

/** What a member settles about a chat: whether it is heard, and what was written but not sent yet. */
export const createSettling = (call: Call) => {
  const waiting = new Map<string, Draft>();
  /** How many changes this tab made itself, and will be told of. */
  const own = new Map<string, number>();
  const expect = (conversation: string, by: number): void =>
    void own.set(conversation, (own.get(conversation) ?? 0) + by);

  const settle = async (
    conversation: string,
    settings: Settings,
    by: Call = call,
  ): Promise<void> => {
    expect(conversation, 1);
    try {
      await by(conversationUpdate, { body: { conversation, ...settings } });
    } catch (error) {
      expect(conversation, -1);
      throw error;
    }
  };

  const keep = (conversation: string, by?: Call): void => {
    const one = waiting.get(conversation);
    if (!one) return;
    clearTimeout(one.timer);
    waiting.delete(conversation);
    const onKept = one.begin();
    // A page that is being left may be made anew from before this; only one that stays is told. If it
    // fails, the next words are kept again.
    const told = () => void setTimeout(onKept, REST);
    settle(conversation, { draft: one.draft }, by).then(told, () => undefined);
  };

  return {
    settle,
    saveDraft: (conversation: string, draft: string, begin: Draft['begin']): void => {
      clearTimeout(waiting.get(conversation)?.timer);
      const timer = setTimeout(() => keep(conversation), REST);
      waiting.set(conversation, { timer, draft, begin });
    },
    /** The page may be gone in a moment. */
    leave: (by: Call): void => {
      for (const conversation of waiting.keys()) keep(conversation, by);
    },
    /** Whether a change that was told of is this tab's own, which is true once for each. */
    isOwn: (conversation: string): boolean => {
      const isExpected = (own.get(conversation) ?? 0) > 0;
      if (isExpected) expect(conversation, -1);
      return isExpected;
    },
    /** After a break nothing is told any more of what was done before it. */
    forget: (): void => own.clear(),
  };
};

export type Settling = ReturnType<typeof createSettling>;
