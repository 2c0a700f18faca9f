import { Drawing, type DrawingProps } from './drawing.tsx';

/** Nothing written yet. */
export function OpenLetter(props: DrawingProps) {
  return (
    <Drawing ground="secondary" {...props}>
      <path className="fill-secondary" d="M54 68 96 38a7 7 0 0 1 8 0l42 30v40H54Z" />
      <rect className="fill-text-on-photo" x="66" y="34" width="68" height="66" rx="8" />
      <path
        className="fill-primary"
        d="M100 76c-9-5-15-10-15-17a8 8 0 0 1 15-4 8 8 0 0 1 15 4c0 7-6 12-15 17Z"
      />
      <path
        className="fill-unread-messages"
        d="M54 70l42 25a8 8 0 0 0 8 0l42-25v38a10 10 0 0 1-10 10H64a10 10 0 0 1-10-10Z"
      />
      <path className="stroke-secondary-text" strokeWidth="4" opacity="0.4" d="M34 124h132" />
    </Drawing>
  );
}
