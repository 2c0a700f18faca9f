import { cx } from '#web/ui/cx.ts';

/** The shape of what is said: round, but where it is said from. */
export const bubbleClass = (mine: boolean, isFirst: boolean): string =>
  cx(
    'rounded-bubble',
    mine ? 'rounded-br-[6px]' : 'rounded-bl-[6px]',
    !isFirst && (mine ? 'rounded-tr-[6px]' : 'rounded-tl-[6px]'),
  );

export const bubbleTone = (mine: boolean): string =>
  mine ? 'bg-bubble-mine text-on-bubble-mine' : 'bg-bubble-theirs';

export const rowClass = (mine: boolean, isFirst: boolean): string =>
  cx(
    'group/row flex items-center gap-1 outline-none',
    isFirst ? 'mt-3 first:mt-0' : 'mt-1',
    mine && 'flex-row-reverse',
  );

export const columnClass = (mine: boolean): string =>
  cx(
    'flex max-w-[82%] min-w-0 flex-col md:max-w-[min(28rem,78%)]',
    mine ? 'items-end' : 'items-start',
  );

/** Words as they were written: each paragraph in its own direction, and nothing beyond the bubble. */
export const textClass =
  'overflow-clip text-start whitespace-pre-wrap wrap-anywhere [unicode-bidi:plaintext]';
