import type { ReactNode } from 'react';
import { cx } from '../cx.ts';

const grounds = {
  primary: 'fill-primary-soft',
  secondary: 'fill-secondary-soft',
  warm: 'fill-unread-soft',
};

export type DrawingProps = { className?: string | undefined };

/** The paper all small drawings are made on; they say nothing that the text beside them doesn't. */
export function Drawing({
  ground,
  className,
  children,
}: DrawingProps & { ground: keyof typeof grounds; children: ReactNode }) {
  return (
    <svg
      viewBox="0 0 200 144"
      fill="none"
      strokeLinecap="round"
      strokeLinejoin="round"
      className={cx('h-36 max-w-full', className)}
      aria-hidden
    >
      <path
        className={grounds[ground]}
        d="M31 83c-6-32 17-58 49-64 21-4 35 5 54 9 27 5 45 23 44 50-1 33-27 48-58 49-36 1-82-5-89-44Z"
      />
      {children}
    </svg>
  );
}
