import { useEffect, useEffectEvent, useState, type ComponentProps } from 'react';
import { cx } from './cx.ts';
import { formatDuration } from './format-duration.ts';

type CountdownProps = Omit<ComponentProps<'span'>, 'children'> & {
  /** Seconds remaining when it is first shown. */
  seconds: number;
  /** What runs out, for screen readers. */
  label: string;
  onZero?: (() => void) | undefined;
};

export function Countdown({ seconds, label, onZero, className, ...rest }: CountdownProps) {
  const [left, setLeft] = useState(seconds);
  const onEnd = useEffectEvent(() => onZero?.());

  useEffect(() => {
    const end = performance.now() + seconds * 1000;
    let timer: ReturnType<typeof setTimeout>;
    const tick = () => {
      const now = Math.max(0, (end - performance.now()) / 1000);
      setLeft(now);
      if (now === 0) onEnd();
      // To the next whole second, so that a late timer never adds up.
      else timer = setTimeout(tick, (now % 1 || 1) * 1000);
    };
    tick();
    return () => clearTimeout(timer);
  }, [seconds]);

  return (
    <span {...rest} role="timer" aria-label={label} className={cx('tabular-nums', className)}>
      {formatDuration(left)}
    </span>
  );
}
