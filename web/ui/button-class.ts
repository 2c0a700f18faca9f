import { cx } from './cx.ts';

const base = [
  'inline-flex items-center justify-center gap-2 rounded-pill border-[1.5px] text-center',
  'font-semibold select-none transition-transform active:scale-98',
  'disabled:cursor-not-allowed disabled:opacity-50 disabled:active:scale-100',
].join(' ');

const variants = {
  primary: 'border-transparent bg-primary text-on-primary hover:bg-primary-hover',
  line: 'border-line-control bg-transparent text-text hover:bg-surface-current',
  soft: [
    'border-transparent bg-primary-soft text-on-primary-soft',
    'hover:bg-[color-mix(in_oklab,var(--primary-soft),var(--primary)_12%)]',
  ].join(' '),
  quiet: 'border-transparent bg-transparent text-text hover:bg-surface-current',
  dark: [
    'border-transparent bg-dark text-on-dark',
    'hover:bg-[color-mix(in_oklab,var(--dark),var(--on-dark)_14%)]',
  ].join(' '),
  light: [
    'border-transparent bg-text-on-photo text-dark',
    'hover:bg-[color-mix(in_oklab,var(--text-on-photo),var(--dark)_10%)]',
  ].join(' '),
  danger: [
    'border-transparent bg-danger text-on-danger',
    'hover:bg-[color-mix(in_oklab,var(--danger),var(--on-danger)_12%)]',
  ].join(' '),
};

const sizes = {
  sm: 'min-h-10 px-4 py-1.5 text-sm pointer-coarse:min-h-11',
  md: 'min-h-12 px-6 py-2 text-md',
  lg: 'min-h-14 px-8 py-2.5 text-lg',
};

export type ButtonLook = {
  variant?: keyof typeof variants | undefined;
  size?: keyof typeof sizes | undefined;
  /** As wide as its container. */
  block?: boolean | undefined;
};

export function buttonClass({ variant = 'primary', size = 'md', block }: ButtonLook): string {
  return cx(base, variants[variant], sizes[size], block && 'w-full min-w-0 wrap-anywhere');
}
