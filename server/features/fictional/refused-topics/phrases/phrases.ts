/**
 * What a fictional profile must not say in one language, as patterns over folded words without
 * apostrophes. `~` stands for up to four words, `&` for adverbs, `>` for the end of a part of a
 * sentence, and `>>` also for a word with which it goes on as something new.
 */
export interface Phrases {
  /** Words that turn a sentence into its opposite. */
  readonly not: string;
  /** Those that do so to a denial, right before it: a no that stands further away is a cry. */
  readonly unsaid: string;
  /** What may stand between “I am” and “real”. */
  readonly adverbs: string;
  /** Words that begin something new where people leave out commas. */
  readonly goesOn: string;
  /** What has one of the words above in it and undoes nothing, such as “no problem”. */
  readonly asides: readonly string[];
  readonly meeting: {
    /** Promises, whatever else stands there. */
    readonly always: readonly string[];
    /** Promises, unless one of the words above stands in or beside them. */
    readonly unlessNot: readonly string[];
  };
  /** Besides what the warnings of chats know. */
  readonly contact: readonly string[];
  /** Besides what the warnings of chats know: gifts above all. */
  readonly money: readonly string[];
  readonly denial: { readonly always: readonly string[]; readonly unlessNot: readonly string[] };
  /** How members ask whether somebody is real. */
  readonly asks: readonly string[];
}
