import type { StatementEntry } from './statement.ts';

const spentOn = ['text', 'photo', 'gift'] as const;
const gifts = ['signup', 'invitation'] as const;

/** The word for a movement of credits: what they were spent on, or how they came or went. */
export const entryWord = ({ kind, what }: Pick<StatementEntry, 'kind' | 'what'>) => {
  if (kind === 'spent') return spentOn.find((thing) => thing === what) ?? kind;
  if (kind === 'corrected' && what === 'order') return 'restored';
  const given = kind === 'granted' && gifts.find((thing) => thing === what);
  return given || kind;
};

export type EntryWord = ReturnType<typeof entryWord>;
