import { cx } from './cx.ts';
import { VisuallyHidden } from './visually-hidden.tsx';

const sizes = { sm: 'size-5', md: 'size-6', lg: 'size-10' };

type SpinnerProps = {
  size?: keyof typeof sizes | undefined;
  label?: string | undefined;
  className?: string | undefined;
};

export function Spinner({ size = 'md', label, className }: SpinnerProps) {
  return (
    <span className={cx('relative inline-grid', className)} role={label ? 'status' : undefined}>
      <svg
        viewBox="0 0 24 24"
        fill="none"
        stroke="currentColor"
        strokeWidth="2.5"
        strokeLinecap="round"
        className={cx('animate-spin', sizes[size])}
        aria-hidden
      >
        <circle cx="12" cy="12" r="9" opacity="0.25" />
        <path d="M12 3a9 9 0 0 1 9 9" />
      </svg>
      {label && <VisuallyHidden>{label}</VisuallyHidden>}
    </span>
  );
}
