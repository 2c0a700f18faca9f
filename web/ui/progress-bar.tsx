import { cx } from './cx.ts';

type ProgressBarProps = {
  /** From 0 to 1; without it the bar only says that something is going on. */
  value?: number | undefined;
  className?: string | undefined;
};

/** The thin bar at the top while a page loads. For eyes only: the page itself tells the rest. */
export function ProgressBar({ value, className }: ProgressBarProps) {
  return (
    <div aria-hidden className={cx('h-0.75 overflow-hidden bg-primary-soft', className)}>
      <div
        className={cx(
          'h-full origin-left bg-primary',
          value === undefined ? 'w-1/2 animate-sweep' : 'w-full transition-transform duration-250',
        )}
        style={value === undefined ? undefined : { transform: `scaleX(${value})` }}
      />
    </div>
  );
}
