import { Drawing, type DrawingProps } from './drawing.tsx';

/** A payment that has begun. */
export function BankCard(props: DrawingProps) {
  return (
    <Drawing ground="primary" {...props}>
      <rect className="fill-secondary" x="62" y="34" width="96" height="62" rx="10" />
      <rect className="fill-primary" x="44" y="52" width="96" height="62" rx="10" />
      <path className="fill-dark" d="M44 66h96v13H44Z" />
      <rect className="fill-unread-messages" x="54" y="90" width="20" height="14" rx="4" />
      <path className="stroke-text-on-photo" strokeWidth="4" opacity="0.8" d="M104 98h24" />
      <path className="stroke-secondary-text" strokeWidth="4" opacity="0.4" d="M34 124h132" />
    </Drawing>
  );
}
