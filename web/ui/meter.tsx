import { useId, type ReactNode } from 'react';
import { cx } from './cx.ts';

const tones = { primary: 'bg-primary', success: 'bg-success', warning: 'bg-warning' };

type MeterProps = {
  label: ReactNode;
  value: number;
  max: number;
  /** The value in words, shown at the far end: "60%" or "3 of 5". */
  valueText: string;
  tone?: keyof typeof tones | undefined;
  className?: string | undefined;
};

/** How much of something there is. */
export function Meter({ label, value, max, valueText, tone = 'primary', className }: MeterProps) {
  const id = useId();
  return (
    <div className={className}>
      <div className="mb-2 flex justify-between gap-4 text-sm">
        <span id={id} className="font-semibold">
          {label}
        </span>
        <span className="shrink-0 text-text-muted tabular-nums">{valueText}</span>
      </div>
      <div
        role="meter"
        aria-labelledby={id}
        aria-valuemin={0}
        aria-valuenow={value}
        aria-valuemax={max}
        aria-valuetext={valueText}
        className="h-2 overflow-hidden rounded-pill bg-surface-current"
      >
        <div
          className={cx('h-full origin-left rounded-pill', tones[tone])}
          style={{ width: `${(Math.min(value, max) / max) * 100}%` }}
        />
      </div>
    </div>
  );
}
