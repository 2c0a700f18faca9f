import { Drawing, type DrawingProps } from './drawing.tsx';

/** A small mishap: something went wrong on our side. */
export function SpilledCup(props: DrawingProps) {
  return (
    <Drawing ground="primary" {...props}>
      <path className="stroke-secondary-text" strokeWidth="4" opacity="0.4" d="M38 116h124" />
      <path
        className="fill-dark"
        d="M98 112c8-8 22-9 31-6 6-5 18-4 22 2 6 1 6 8 0 8h-58c-4 0-2-3 5-4Z"
      />
      <g transform="rotate(98 76 92)">
        <path className="stroke-primary" strokeWidth="6" d="M52 80h-4a10 10 0 0 0 0 20h6" />
        <path className="fill-primary" d="M52 68h48v24a24 24 0 0 1-48 0Z" />
        <ellipse className="fill-dark" cx="76" cy="68" rx="24" ry="6" />
      </g>
      <g className="stroke-unread-messages" strokeWidth="4">
        <path d="M112 44l5-12M130 54l11-8M136 72l13-1" />
      </g>
    </Drawing>
  );
}
