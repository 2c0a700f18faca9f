import type { StatementEntry } from './statement.ts';

const spendingReasons = ['text', 'photo', 'gift'] as const;
const grantReasons = ['signup', 'invitation'] as const;

/** The word for a movement of credits: what they were spent on, or how they came or went. */
export const entryLabel = ({ kind, what }: Pick<StatementEntry, 'kind' | 'what'>) => {
  if (kind === 'spent') return spendingReasons.find((reason) => reason === what) ?? kind;
  if (kind === 'corrected' && what === 'order') return 'restored';
  if (kind === 'corrected' && spendingReasons.some((reason) => reason === what))
    return 'undelivered';
  const given = kind === 'granted' && grantReasons.find((reason) => reason === what);
  return given || kind;
};

export type EntryLabel = ReturnType<typeof entryLabel>;
