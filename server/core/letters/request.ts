import type { ICUArgs } from 'use-intl/core';
import type { Locale } from '../../../contract/locales.ts';
import type mailEn from '../../../messages/en/mail.ts';
import type { Site } from '../caller.ts';

type Texts = typeof mailEn;

/** The letters that have texts of their own. */
export type LetterName = Exclude<keyof Texts, 'common'>;

export type Value = string | number | Date;

type Arguments<Text> = Text extends string
  ? ICUArgs<Text, { ICUArgument: Value; ICUNumberArgument: number; ICUDateArgument: Date }>
  : never;
type All<U> = (U extends unknown ? (one: U) => void : never) extends (all: infer A) => void
  ? A
  : never;

/** What the texts of a letter name in braces, beyond what the site knows. */
type Values<Name extends LetterName> = Omit<
  All<Arguments<Texts[Name][keyof Texts[Name]]>>,
  'site' | 'support'
>;

/** A row of the small table in a letter: what was seen, where or when. */
export interface Fact {
  readonly label: keyof Texts['common']['facts'];
  readonly value: Value;
}

interface Common {
  readonly to: string;
  /** The member it is about: what is kept of it goes with the account. */
  readonly member?: string | undefined;
  readonly locale: Locale;
  readonly site: Site;
  readonly facts?: readonly Fact[];
}

/** A letter to write: which, to whom, and what fills its texts. `path` is where the button leads,
    within the site. */
export type Request = {
  [Name in LetterName]: Common & {
    readonly letter: Name;
    readonly values: Readonly<Values<Name>>;
  } & (Texts[Name] extends { action: string }
      ? { readonly path: string }
      : { readonly path?: undefined });
}[LetterName];
