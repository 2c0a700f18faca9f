/** A row of tabs; on a narrow screen it scrolls sideways. */
export const tabListClass =
  'flex gap-6 overflow-x-auto overflow-y-hidden border-b border-line [scrollbar-width:none]';

export const tabClass = [
  'inline-flex min-h-12 min-w-11 shrink-0 items-center justify-center gap-2 border-b-3 border-transparent px-1 pt-0.75',
  'font-medium text-text-muted hover:text-text focus-visible:-outline-offset-3',
].join(' ');
