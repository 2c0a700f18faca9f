import { cx } from '#web/ui/cx.ts';
import type { ConsoleIconName } from './names.ts';
import sprite from './sprite.svg';

interface ConsoleIconProps {
  readonly name: ConsoleIconName;
  readonly size?: 's' | 'm' | 'l' | 'xl';
}

/** An icon of the console; text beside it says the same. */
export function ConsoleIcon({ name, size = 'm' }: ConsoleIconProps) {
  return (
    <svg className={cx('c-icon', size !== 'm' && `c-icon--${size}`)} aria-hidden>
      <use href={`${sprite}#${name}`} />
    </svg>
  );
}
