import { useCallback } from 'react';
import { useNavigate } from 'react-router';
import { CallError } from '#contract/core/client.ts';
import { linkTo } from '#contract/routes.ts';
import { ignore } from '#web/lib/ignore.ts';
import { useErrorText } from '#web/lib/use-refusal.ts';
import type { ChatStore } from '../state/chat-store.ts';

/** Says what went wrong in the browser's own words box, as specified. */
export const useErrorAlert = () => {
  const errorText = useErrorText();
  return useCallback(
    (error: unknown): void => {
      if (!(error instanceof CallError)) throw error;
      // Who is signed out is asked to log in above the page.
      if (!error.answer.authentication_required) alert(errorText(error.answer));
    },
    [errorText],
  );
};

/** Deletes a chat: gone at once; on failure an alert with the error, then chats are read again. */
export const useDeleteChat = (store: ChatStore) => {
  const navigate = useNavigate();
  const showError = useErrorAlert();
  return useCallback(
    async (conversation: string, isCurrent: boolean): Promise<void> => {
      if (isCurrent) void navigate(linkTo('chats'));
      try {
        await store.deleteChat(conversation);
      } catch (error) {
        showError(error);
        await store.loadList().catch(ignore);
      }
    },
    [store, navigate, showError],
  );
};
