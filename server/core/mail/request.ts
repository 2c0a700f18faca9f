import type { ICUArgs } from 'use-intl/core';
import type { NotificationType } from '#contract/notifications/enums.ts';
import type { Locale } from '#contract/locales.ts';
import type mailEn from '#messages/en/mail.ts';
import type { Site } from '../caller.ts';

type Texts = typeof mailEn;

/** The mails that have texts of their own. */
export type MailName = Exclude<keyof Texts, 'common'>;

export type Value = string | number | Date;

type Arguments<Text> = Text extends string
  ? ICUArgs<Text, { ICUArgument: Value; ICUNumberArgument: number; ICUDateArgument: Date }>
  : never;
type UnionToIntersection<U> = (U extends unknown ? (one: U) => void : never) extends (
  all: infer A,
) => void
  ? A
  : never;

/** What the texts of a mail name in braces, beyond what the site knows. */
type MailValues<Name extends MailName> = Omit<
  UnionToIntersection<Arguments<Texts[Name][keyof Texts[Name]]>>,
  'site' | 'support' | 'person'
>;

/** A row of the small table in a mail: what was seen, where or when. */
export interface Fact {
  readonly label: keyof Texts['common']['facts'];
  readonly value: Value;
}

/** Somebody whom a mail is about. */
export interface Person {
  readonly name: string;
  readonly fictional: boolean;
  /** What is told of them beside the name. */
  readonly lines?: readonly string[];
  /** Where they are found, within the site. */
  readonly path: string;
  /** Where a picture of them is, within the site; for anybody who holds the address. */
  readonly picture: string | null;
}

/** Something that a mail tells at length, below what it is about; its words are written already. */
export interface Section {
  readonly title: string;
  readonly paragraphs?: readonly string[];
  /** Short lines that belong together, such as an address. */
  readonly lines?: readonly string[];
  /** Where it leads, within the site. */
  readonly link?: { readonly label: string; readonly path: string };
}

/** A document to go with a mail, which is made when the mail is sent. */
export interface AttachmentRequest {
  readonly kind: string;
  readonly of: string;
  readonly locale: Locale;
}

/** What makes a mail one of those that can be switched off. */
export interface Mailing {
  readonly type: NotificationType;
  /** Switches them off, whoever holds it. */
  readonly token: string;
  /** By which the mail provider names the mail. */
  readonly id: string;
}

interface BaseRequest {
  readonly to: string;
  /** The member it is about: what is kept of it goes with the account. */
  readonly member?: string | undefined;
  readonly locale: Locale;
  /** In whose way dates are written, where it is known. */
  readonly country?: string;
  /** By whose clock times are told, where it is known; days are those of UTC. */
  readonly timeZone?: string;
  readonly site: Site;
  /** Where its paths are, if not on the site itself. */
  readonly origin?: string;
  readonly facts?: readonly Fact[];
  /** Rows of the same table that are written already. */
  readonly rows?: readonly (readonly [label: string, value: string])[];
  readonly sections?: readonly Section[];
  readonly enclosures?: readonly AttachmentRequest[];
  /** The first one is the `{person}` of the texts. */
  readonly people?: readonly Person[];
  /** Words of an operator, which follow those of the mail. */
  readonly paragraphs?: readonly string[];
  /** The same as Markdown. */
  readonly markdown?: string;
  readonly mailing?: Mailing;
}

/** A mail to write: which, to whom, and what fills its texts. `path` is where the button leads,
    within the site. */
export type MailRequest = {
  [Name in MailName]: BaseRequest & {
    readonly template: Name;
    readonly values: Readonly<MailValues<Name>>;
  } & (Texts[Name] extends { action: string }
      ? { readonly path: string }
      : { readonly path?: undefined });
}[MailName];
