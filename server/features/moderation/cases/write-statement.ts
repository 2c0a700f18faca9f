import { createTranslator } from 'use-intl/core';
import type {
  DecisionGround,
  DecisionKind,
  DecisionSource,
  RemovableContent,
} from '#contract/decisions.ts';
import { limits } from '#contract/limits.ts';
import type { Locale } from '#contract/locales.ts';
import { regionalTag } from '#contract/regional-formats.ts';
import { statementMessages } from '#messages/statements.ts';
import type { Site } from '#server/core/index.ts';

/** Words to a member, in their language. */
export interface Statement {
  readonly title: string;
  readonly paragraphs: readonly string[];
}

/** What a statement of reasons tells. */
export interface Grounds {
  readonly kind: Exclude<DecisionKind, 'no_action'>;
  readonly ground: DecisionGround;
  readonly source: DecisionSource;
  readonly facts: string;
  readonly until: Date | null;
  readonly content: RemovableContent | null;
  readonly appealUntil: Date;
}

/** Which paragraph of a statement holds the facts. */
export const FACTS_PARAGRAPH = 1;

const textsIn = (locale: Locale) => ({
  locale,
  messages: statementMessages[locale],
});

const dayIn = (locale: Locale, date: Date): string =>
  new Intl.DateTimeFormat(regionalTag(locale, null), { dateStyle: 'long', timeZone: 'UTC' }).format(
    date,
  );

const minuteIn = (locale: Locale, date: Date): string =>
  new Intl.DateTimeFormat(regionalTag(locale, null), {
    year: 'numeric',
    month: 'long',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZone: 'UTC',
    timeZoneName: 'short',
  }).format(date);

const removals = {
  message: 'remove_message',
  photo: 'remove_photo',
  about: 'remove_about',
} as const satisfies Record<RemovableContent, string>;

const measureOf = ({ kind, content }: Grounds) =>
  kind === 'remove' ? removals[content ?? 'about'] : kind;

/** Why something was decided, as the law wants it told: measure, facts, rule, how found, redress. */
export const writeStatement = (locale: Locale, site: Site, grounds: Grounds): Statement => {
  const t = createTranslator(textsIn(locale));
  const measure = measureOf(grounds);
  const values = {
    site: site.settings.name,
    until: grounds.until ? dayIn(locale, grounds.until) : '',
    appealUntil: dayIn(locale, grounds.appealUntil),
    days: limits.appeals.answerDays,
  };
  return {
    title: t(`titles.${measure}`, values),
    paragraphs: [
      t(`measures.${measure}`, values),
      grounds.facts,
      t(`grounds.${grounds.ground}`, values),
      t(`sources.${grounds.source}`, values),
      t('redress', values),
    ],
  };
};

/** That a decision no longer holds. */
export const writeReversal = (
  locale: Locale,
  { reference, decidedAt }: { readonly reference: string; readonly decidedAt: Date },
  answer: string | null,
): Statement => {
  const t = createTranslator(textsIn(locale));
  const date = dayIn(locale, decidedAt);
  return {
    title: t('titles.reversed', { reference }),
    paragraphs: [
      t(answer === null ? 'reversed' : 'reversedOnAppeal', { date }),
      ...(answer === null ? [] : [answer]),
    ],
  };
};

/** That a decision stands after an appeal, and why. */
export const writeUpheld = (
  locale: Locale,
  { reference, decidedAt }: { readonly reference: string; readonly decidedAt: Date },
  answer: string,
): Statement => {
  const t = createTranslator(textsIn(locale));
  return {
    title: t('titles.upheld', { reference }),
    paragraphs: [t('upheld', { date: dayIn(locale, decidedAt) }), answer, t('upheldRedress')],
  };
};

/** What can be told of the facts without a person: what was reported, and when. */
export const writeFacts = (
  locale: Locale,
  about:
    | { readonly message: { readonly text: string; readonly sentAt: Date } }
    | { readonly photoAddedAt: Date }
    | { readonly profileOf: Date },
): string => {
  const t = createTranslator(textsIn(locale));
  if ('message' in about) {
    const { text, sentAt } = about.message;
    return t('facts.message', { text, time: minuteIn(locale, sentAt) });
  }
  if ('photoAddedAt' in about) return t('facts.photo', { date: dayIn(locale, about.photoAddedAt) });
  return t('facts.profile', { date: dayIn(locale, about.profileOf) });
};
