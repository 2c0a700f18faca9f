import type { RefusedTopic } from '#contract/console/enums.ts';

/** Sentences about one topic, one in each line: what is refused, and what only resembles it. */
interface Sentences {
  readonly refused: string;
  readonly harmless: string;
}

export type SentencesByTopic = Readonly<Record<RefusedTopic, Sentences>>;

/** What is refused for a topic however it is written, and what never is. */
export type HardSentences = Readonly<Record<RefusedTopic | 'harmless', string>>;

export const linesOf = (sentences: string): string[] =>
  sentences
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
