import type { ComponentProps } from 'react';
import { cx } from './cx.ts';

type OnlineDotProps = Omit<ComponentProps<'span'>, 'children'> & {
  /** Leave out where the word stands beside the dot. */
  label?: string | undefined;
  onPhoto?: boolean | undefined;
  /** Set off from the picture it lies on. */
  ring?: boolean | undefined;
};

export function OnlineDot({
  label,
  onPhoto = false,
  ring = false,
  className,
  ...rest
}: OnlineDotProps) {
  return (
    <span
      {...rest}
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
      className={cx(
        'inline-block size-2.5 shrink-0 rounded-pill forced-colors:border',
        onPhoto ? 'bg-online-on-photo' : 'bg-online',
        ring && 'ring-2 ring-surface',
        className,
      )}
    />
  );
}
