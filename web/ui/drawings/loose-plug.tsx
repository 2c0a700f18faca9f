import { Drawing, type DrawingProps } from './drawing.tsx';

/** No connection. */
export function LoosePlug(props: DrawingProps) {
  return (
    <Drawing ground="secondary" {...props}>
      <path
        className="stroke-secondary-text"
        strokeWidth="5"
        opacity="0.55"
        d="M18 108c20 8 34-2 34-17 0-11 6-17 16-17M182 46c-18-10-34 0-34 14 0 9-6 14-15 14"
      />
      <rect className="fill-primary" x="62" y="58" width="26" height="32" rx="10" />
      <path className="stroke-primary" strokeWidth="5" d="M88 67h9M88 81h9" />
      <rect className="fill-unread-messages" x="112" y="56" width="28" height="36" rx="10" />
      <path className="stroke-dark" strokeWidth="4" d="M118 67h5M118 81h5" />
      <path
        className="stroke-secondary-text"
        strokeWidth="4"
        d="M103 44l-3-11M112 42l5-9M94 46l-8-7"
      />
    </Drawing>
  );
}
