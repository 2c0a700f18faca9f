import type { ComponentProps, ReactNode } from 'react';
import { cx } from './cx.ts';

export type EmptyStateProps = Omit<ComponentProps<'div'>, 'title'> & {
  /** A small drawing. */
  picture?: ReactNode;
  title: ReactNode;
  text?: ReactNode;
  /** One way forward, perhaps a quieter second. */
  action?: ReactNode;
  headingLevel?: 1 | 2 | 3 | undefined;
};

export function EmptyState({
  picture,
  title,
  text,
  action,
  headingLevel = 2,
  className,
  ...rest
}: EmptyStateProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <div
      {...rest}
      className={cx(
        'mx-auto flex max-w-120 flex-col items-center px-4 py-10 text-center',
        className,
      )}
    >
      {picture}
      <Heading className="mt-4 max-w-full display-sm">{title}</Heading>
      {text && <p className="mt-2 max-w-full text-balance text-text-muted">{text}</p>}
      {action && <div className="mt-6 flex flex-wrap justify-center gap-3">{action}</div>}
    </div>
  );
}
