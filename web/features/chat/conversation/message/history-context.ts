import { createContext, use } from 'react';
import type { ConversationActions } from '../../conversation-types.ts';
import type { WritingAction } from '../rules/writing.ts';

/** What all messages of a history share. */
interface HistoryContextValue {
  readonly me: string;
  /** Of the other one. */
  readonly name: string;
  /** Up to where the other one has received and read. */
  readonly delivered: number;
  readonly read: number;
  readonly now: number;
  readonly timeZone: string;
  readonly canWrite: boolean;
  /** The message that was jumped to. */
  readonly highlightedNo: number | null;
  readonly jumpTo: (no: number) => void;
  readonly actions: ConversationActions;
  readonly dispatch: (action: WritingAction) => void;
  readonly onReport: (no: number) => void;
  readonly onError: (error: unknown) => void;
}

export const HistoryContext = createContext<HistoryContextValue | null>(null);

export const useHistoryContext = (): HistoryContextValue => {
  const row = use(HistoryContext);
  if (!row) throw new Error('A message stands in a history.');
  return row;
};
