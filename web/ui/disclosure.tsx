import type { ComponentProps, ReactNode } from 'react';
import { cx } from './cx.ts';
import { Icon } from './icons/icon.tsx';

type DisclosureProps = ComponentProps<'details'> & {
  title: ReactNode;
  /** What it opens is more than text, and takes the whole width. */
  wide?: boolean | undefined;
};

/** A question that opens its answer; works without scripts, and findable by the browser's search. */
export function Disclosure({ title, wide = false, className, children, ...rest }: DisclosureProps) {
  return (
    <details {...rest} className={cx('group border-b border-line', className)}>
      <summary className="flex min-h-14 list-none items-center gap-4 rounded-sm py-3 font-semibold hover:text-primary-text [&::-webkit-details-marker]:hidden">
        <span className="min-w-0 flex-1">{title}</span>
        <Icon
          name="caret-down"
          size="sm"
          className="text-text-muted transition-transform group-open:rotate-180"
        />
      </summary>
      <div className={cx('pb-5', !wide && 'max-w-measure pr-9 text-text-muted')}>{children}</div>
    </details>
  );
}
