import { Drawing, type DrawingProps } from './drawing.tsx';

const heights = [104, 92, 80] as const;

/** Credits: paid for, or still to come. */
export function CoinStack(props: DrawingProps) {
  return (
    <Drawing ground="warm" {...props}>
      {heights.map((y) => (
        <g key={y}>
          <path className="fill-secondary" d={`M58 ${y}v8c0 6 12 10 27 10s27-4 27-10v-8Z`} />
          <ellipse className="fill-unread-messages" cx="85" cy={y} rx="27" ry="9" />
        </g>
      ))}
      <ellipse
        className="stroke-on-unread"
        strokeWidth="2.5"
        opacity="0.35"
        cx="85"
        cy="80"
        rx="18"
        ry="5.5"
      />
      <path className="fill-secondary" d="M112 106v6c0 5 10 9 22 9s22-4 22-9v-6Z" />
      <ellipse className="fill-unread-messages" cx="134" cy="106" rx="22" ry="7.5" />
      <path
        className="fill-primary"
        d="M104 58c-13-8-22-15-22-25a12 12 0 0 1 22-6 12 12 0 0 1 22 6c0 10-9 17-22 25Z"
      />
      <path className="stroke-secondary-text" strokeWidth="4" opacity="0.4" d="M36 126h130" />
    </Drawing>
  );
}
