import type { ComponentProps } from 'react';
import { cx } from './cx.ts';

const pulse = 'animate-breathe bg-surface-current';

type BlockProps = Omit<ComponentProps<'div'>, 'children'>;

/** A plain block, sized by its class; the place where it stands says aria-busy. */
export function Skeleton({ className, ...rest }: BlockProps) {
  return <div {...rest} aria-hidden className={cx(pulse, 'rounded-sm', className)} />;
}

const widths = ['w-full', 'w-11/12', 'w-full', 'w-10/12'];

export function SkeletonText({ lines = 3, className, ...rest }: BlockProps & { lines?: number }) {
  return (
    <div {...rest} aria-hidden className={cx('grid content-start gap-2', className)}>
      {Array.from({ length: lines }, (_, line) => (
        <div
          key={line}
          className={cx(
            pulse,
            'h-4 rounded-sm',
            lines > 1 && line === lines - 1 ? 'w-7/12' : widths[line % widths.length],
          )}
        />
      ))}
    </div>
  );
}

/** Takes exactly the room of the photo to come. */
export function SkeletonPhoto({ className, ...rest }: BlockProps) {
  return (
    <div
      {...rest}
      aria-hidden
      className={cx(
        'flex aspect-portrait flex-col justify-end gap-2 rounded-md p-4',
        pulse,
        className,
      )}
    >
      <div className="h-5 w-3/5 rounded-sm bg-surface-raised opacity-70" />
      <div className="h-3.5 w-2/5 rounded-sm bg-surface-raised opacity-70" />
    </div>
  );
}

/** A row of a list: portrait, name, a line of text. */
export function SkeletonCard({ className, ...rest }: BlockProps) {
  return (
    <div {...rest} aria-hidden className={cx('flex items-center gap-4 rounded-md p-3', className)}>
      <div className={cx(pulse, 'size-14 shrink-0 rounded-pill')} />
      <div className="grid flex-1 gap-2">
        <div className={cx(pulse, 'h-4 w-1/3 rounded-sm')} />
        <div className={cx(pulse, 'h-3.5 w-4/5 rounded-sm')} />
      </div>
    </div>
  );
}
