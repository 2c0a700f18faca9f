/**
 * What a fictional profile must not say in one language, as patterns over folded words without
 * apostrophes. `~` stands for up to four words, `>` for the end of a part of a sentence.
 */
export interface Phrases {
  /** Words that turn a sentence into its opposite. */
  readonly not: string;
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
