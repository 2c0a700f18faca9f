import { createContext, use } from 'react';
import type { ConversationActions } from '../../conversation-seam.ts';
import type { WritingStep } from '../rules/writing.ts';

/** What all messages of a history share. */
interface Row {
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
  readonly marked: number | null;
  readonly jump: (no: number) => void;
  /** As of the latest drawing. */
  readonly actions: { readonly current: ConversationActions };
  readonly step: (step: WritingStep) => void;
  readonly onReport: (no: number) => void;
  readonly onTrouble: (error: unknown) => void;
}

export const RowContext = createContext<Row | null>(null);

export const useRow = (): Row => {
  const row = use(RowContext);
  if (!row) throw new Error('A message stands in a history.');
  return row;
};
