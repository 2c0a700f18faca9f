import { Drawing, type DrawingProps } from './drawing.tsx';

/** Places kept free: nobody has come by yet. */
export function TwoChairs(props: DrawingProps) {
  return (
    <Drawing ground="primary" {...props}>
      <path className="stroke-secondary-text" strokeWidth="4" opacity="0.4" d="M30 120h140" />
      <g className="stroke-secondary" strokeWidth="6">
        <path d="M46 52c-1 14 1 24 4 36h24M50 88l-5 30M72 88l4 30" />
        <path d="M154 52c1 14-1 24-4 36h-24M150 88l5 30M128 88l-4 30" />
      </g>
      <path className="stroke-secondary" strokeWidth="5" d="M100 78v38M88 118h24" />
      <rect className="fill-unread-messages" x="74" y="70" width="52" height="9" rx="4.5" />
      <path className="stroke-success" strokeWidth="3" d="M100 58V46" />
      <path className="fill-text-on-photo" d="M93 56h14l-3 14h-8Z" />
      <path
        className="fill-primary"
        d="M100 50c-7-4-12-8-12-14a6.5 6.5 0 0 1 12-3 6.5 6.5 0 0 1 12 3c0 6-5 10-12 14Z"
      />
    </Drawing>
  );
}
